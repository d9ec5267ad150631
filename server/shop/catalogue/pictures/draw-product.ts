import sharp from 'sharp';
import type { PictureView } from '#contract/shop.ts';
import { composeBoard, drawingUrl } from '#illustrator/compose-board.ts';
import { layFlat } from '#illustrator/flat-lay.ts';
import { type GarmentDrawing, illustrate, type Silhouette } from '#illustrator/illustrate.ts';
import { silhouetteFor } from '#illustrator/silhouette-of.ts';
import type { ProductColor } from '#server/platform/db/schema/store.ts';
import { type Drawing, drawingFolder, rasterise, widthPx } from '#server/wardrobe/photos/draw.ts';
import { renderSvg } from '#server/wardrobe/photos/render/render-svg.ts';
import type { ProductRow } from '../queries.ts';
import { companionsOf } from './companions.ts';
import { looksOfProduct, seedOf } from './looks-of-product.ts';

/** What a product's pictures show of it. */
export type DrawnProduct = Pick<
  ProductRow,
  'id' | 'category' | 'kind' | 'silhouette' | 'pattern' | 'fabric' | 'style'
>;

/** How wide the whole is drawn of which a detail is shown: the renderer's work grows with the square of it. */
const wholeWidthPx = 1000;

const board = { widthPx: 800, heightPx: 1000 } as const;

/** A product in one of its colours: the garment, a detail of it, or an outfit around it. */
export function drawProduct(product: DrawnProduct, color: ProductColor, view: PictureView): Drawing {
  const garment: GarmentDrawing = looksOfProduct(product, color);
  if (view === 'front') return drawing(illustrate(garment, { idPrefix: 'g', widthPx }));
  if (view === 'detail') return closeUp(garment, product.category);
  return outfit(garment, product, color);
}

const drawing = (svg: string): Drawing => ({ svg, folder: drawingFolder(svg) });

/** Where one looks closer, in units of the drawing: collar, waistband, neckline, toe. */
const spots = {
  tops: [105, 40, 200],
  bottoms: [110, 24, 180],
  dresses: [118, 14, 170],
  shoes: [70, 200, 210],
} as const satisfies Record<ProductRow['category'], readonly [x: number, y: number, width: number]>;

/** Shoes that are drawn from above have their vamp elsewhere. */
const fromAbove: ReadonlySet<Silhouette> = new Set(['loafers', 'ballet-flats', 'sandals']);
const spotFromAbove = [45, 30, 220] as const;

function closeUp(garment: GarmentDrawing, category: ProductRow['category']): Drawing {
  const silhouette = 'silhouette' in garment ? garment.silhouette : silhouetteFor(garment.kind, garment);
  const [x, y, width] = fromAbove.has(silhouette) ? spotFromAbove : spots[category];
  const height = width * 1.2;
  // The light is set for the size at which the whole drawing would be seen.
  const whole = illustrate(garment, { idPrefix: 'g', widthPx: wholeWidthPx });
  return {
    ...drawing(whole.replace('viewBox="0 0 400 480"', `viewBox="${x} ${y} ${width} ${height}"`)),
    // The renderer fails inside at filters that reach over the edge, so it draws all, and all but this is cut off.
    async render() {
      const png = await rasterise(whole, wholeWidthPx);
      const { width: pixels = wholeWidthPx } = await sharp(png).metadata();
      const unit = pixels / 400;
      const [left, top, wide, high] = [x, y, width, height].map((length) => Math.floor(length * unit));
      return sharp(png)
        .extract({ left: left ?? 0, top: top ?? 0, width: wide ?? 1, height: high ?? 1 })
        .png()
        .toBuffer();
    },
  };
}

function outfit(garment: GarmentDrawing, product: DrawnProduct, color: ProductColor): Drawing {
  const { category, style, kind } = product;
  const companions = companionsOf(category, style, color.hex, seedOf(product.id));
  const pieces = [
    { id: 'product', kind, svg: illustrate(garment, { idPrefix: 'g', widthPx: board.widthPx / 2 }) },
    ...companions.map((companion, i) => ({
      id: `beside-${i}`,
      kind: companion.kind,
      svg: illustrate({ ...companion, seed: i + 1 }, { idPrefix: 'g', widthPx: board.widthPx / 2 }),
    })),
  ];
  const places = layFlat(pieces);
  const compose = (hrefs: readonly string[]) =>
    composeBoard(
      pieces.map(({ id, kind }, i) => ({ id, kind, href: hrefs[i] ?? '', drawn: true })),
      places,
      { ...board, idPrefix: 'o', paperHex: null },
    );
  const svg = compose(pieces.map((piece) => drawingUrl(piece.svg)));
  return {
    svg,
    folder: drawingFolder(svg),
    // The renderer takes no drawing within a drawing, but pictures of drawings.
    async render() {
      const pngs: string[] = [];
      for (const piece of pieces)
        pngs.push(`data:image/png;base64,${Buffer.from(await rasterise(piece.svg)).toString('base64')}`);
      return renderSvg(compose(pngs), board.widthPx);
    },
  };
}
