import { rasterise } from '#server/photos/draw.ts';
import { encodeIllustration } from '#server/photos/encode.ts';
import type { Services } from '#server/services.ts';
import { drawProduct } from '#server/store/pictures/draw-product.ts';
import { productsForSale } from '#server/store/queries.ts';

/** A cover as the shop serves it: rendered, or as the drawing that stands in until then. */
export interface Cover {
  webp: Buffer;
  svg: string;
}

/** Rendering one takes about a second; so many tell how a grid of all of them behaves. */
const rendered = 8;

/** Covers of a few products over the whole shop, as they are from their second look on. */
export async function renderCovers({ db }: Pick<Services, 'db'>): Promise<Cover[]> {
  const products = await productsForSale(db, new Date());
  const step = Math.ceil(products.length / rendered);
  const covers: Cover[] = [];
  for (const { row } of products.filter((_, at) => at % step === 0)) {
    const [color] = row.colors;
    if (color === undefined) continue;
    const { svg } = drawProduct(row, color, 'front');
    covers.push({ svg, webp: Buffer.from((await encodeIllustration(await rasterise(svg))).thumb) });
  }
  return covers;
}
