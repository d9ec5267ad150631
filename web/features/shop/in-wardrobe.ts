import { useQuery } from '@tanstack/react-query';
import type { Output } from '#web/api.ts';
import { queryOf } from '#web/query.ts';
import { wardrobeQuery } from '../../garments/wardrobe-query.ts';

type InWardrobe = Output<'GET /api/store/wardrobe'>;
type ProductInWardrobe = InWardrobe['products'][number];
export type ColorInWardrobe = ProductInWardrobe['colors'][number];
export type Wear = NonNullable<ProductInWardrobe['wear']>;
export type OwnPiece = InWardrobe['pieces'][number];

export interface WardrobeView {
  garments: number;
  pieces: readonly OwnPiece[];
  products: ReadonlyMap<string, ProductInWardrobe>;
  /** Matching garments by product id, for the product's first colour. */
  matches: ReadonlyMap<string, number>;
}

const toView = ({ garments, pieces, products }: InWardrobe): WardrobeView => ({
  garments,
  pieces,
  products: new Map(products.map((product) => [product.productId, product])),
  matches: new Map(products.map(({ productId, colors }) => [productId, colors[0]?.matches ?? 0])),
});

/** Below the wardrobe's query key, so that its invalidation reaches here. */
const inWardrobeQuery = {
  ...queryOf([...wardrobeQuery.queryKey, 'store'], 'GET /api/store/wardrobe'),
  select: toView,
};

export const useInWardrobe = () => useQuery(inWardrobeQuery);

export function viewInColor(
  view: WardrobeView | undefined,
  productId: string,
  color: string | null,
): ColorInWardrobe | undefined {
  const colors = view?.products.get(productId)?.colors;
  return colors?.find((one) => one.color === color) ?? colors?.[0];
}
