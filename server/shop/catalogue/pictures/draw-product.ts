import sharp from 'sharp';
import type { PictureView } from '#contract/shop.ts';
import { composeBoard, drawingScale, drawingUrl, type Place } from '#illustrator/compose-board.ts';
import { layFlat } from '#illustrator/flat-lay.ts';
import { type GarmentDrawing, illustrate, type Silhouette } from '#illustrator/illustrate.ts';
import { silhouetteFor } from '#illustrator/silhouette-of.ts';
import type { ProductColor } from '#server/platform/db/schema/store.ts';
import { type Drawing, drawingFolder, plainDrawing, rasterise } from '#server/wardrobe/photos/draw.ts';
import { renderSvg } from '#server/wardrobe/photos/render/render-svg.ts';
import type { ProductRow } from '../queries.ts';
import { companionsOf } from './companions.ts';
import { looksOfProduct, seedOf } from './looks-of-product.ts';

export type DrawnProduct = Pick<
  ProductRow,
  'id' | 'category' | 'kind' | 'silhouette' | 'pattern' | 'fabric' | 'style'
>;

/** Sizes in widths of a front picture. */
const wholeScale = 1000 / 640;
const boardScale = 800 / 640;

/** Draws the garment, a detail of it, or an outfit around it. */
export function drawProduct(
  product: DrawnProduct,
  color: ProductColor,
  view: PictureView,
  widthPx: number,
): Drawing {
  const garment: GarmentDrawing = looksOfProduct(product, color);
  if (view === 'front') return plainDrawing(garment, widthPx);
  if (view === 'detail') return closeUp(garment, product.category, widthPx);
  return outfit(garment, product, color, widthPx);
}

/** Centres of the details, in units of the drawing: collar, waistband, neckline, toe, clasp, lapel. */
type Spot = readonly [x: number, y: number, width: number];
const spots: Readonly<Record<ProductRow['category'], Spot>> = {
  tops: [105, 40, 200],
  bottoms: [110, 24, 180],
  dresses: [118, 14, 170],
  shoes: [70, 200, 210],
  accessories: [100, 130, 200],
  outerwear: [105, 40, 200],
};

/** Shoes drawn from above have the vamp elsewhere, and rings are empty in the middle. */
const spotFromAbove: Spot = [45, 30, 220];
const ownSpots: Readonly<Partial<Record<Silhouette, Spot>>> = {
  loafers: spotFromAbove,
  'ballet-flats': spotFromAbove,
  sandals: spotFromAbove,
  necklace: [110, 262, 180],
  earrings: [30, 230, 180],
  bracelet: [110, 230, 180],
  ring: [110, 60, 180],
  belt: [130, 180, 180],
  tie: [110, 20, 180],
  'shoulder-bag': [30, 190, 190],
};

function closeUp(garment: GarmentDrawing, category: ProductRow['category'], widthPx: number): Drawing {
  const silhouette = 'silhouette' in garment ? garment.silhouette : silhouetteFor(garment.kind, garment);
  const [x, y, width] = ownSpots[silhouette] ?? spots[category];
  const height = width * 1.2;
  // Lighting is computed for the size of the full drawing.
  const wholeWidthPx = Math.round(widthPx * wholeScale);
  const whole = illustrate(garment, { idPrefix: 'g', widthPx: wholeWidthPx });
  const svg = whole.replace('viewBox="0 0 400 480"', `viewBox="${x} ${y} ${width} ${height}"`);
  return {
    svg,
    folder: drawingFolder(svg),
    // The renderer fails at filters that cross the edge, so the full drawing is rendered and then cropped.
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

function outfit(
  garment: GarmentDrawing,
  product: DrawnProduct,
  color: ProductColor,
  widthPx: number,
): Drawing {
  const boardWidthPx = Math.round(widthPx * boardScale);
  const board = { widthPx: boardWidthPx, heightPx: boardWidthPx * 1.25 };
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
    // The renderer does not support nested SVG, so the parts are composed as pictures.
    async render() {
      const pngs: string[] = [];
      for (const { id, svg } of pieces) {
        const png = await rasterise(svg, shownWidthPx(board, places.get(id)) ?? widthPx);
        pngs.push(`data:image/png;base64,${Buffer.from(png).toString('base64')}`);
      }
      return renderSvg(compose(pngs), board.widthPx);
    },
  };
}

/** Rendering takes time by area: shoes beside a coat are half as wide as alone. */
const shownWidthPx = (
  board: { widthPx: number; heightPx: number },
  place: Place | undefined,
): number | undefined =>
  place === undefined
    ? undefined
    : Math.ceil(
        Math.min((place.width / 100) * board.widthPx, (place.height / 100) * board.heightPx * (400 / 480)) *
          drawingScale,
      );
