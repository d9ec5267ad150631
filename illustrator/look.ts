import type { Kind } from '#contract/vocabulary.ts';
import { slotOf } from './body-order.ts';
import type { Place } from './compose-board.ts';
import { drawingScale } from './compose-board.ts';

/** The sheet of a look: a person's height with room for a bag at one side and a coat at the other. */
export const lookSheet = { width: 560, height: 920 } as const;

/** The ground of a drawing on the sheet: its centre, its top edge and how much larger it is than drawn. */
interface Worn {
  centreX: number;
  top: number;
  scale: number;
  layer: number;
  turn?: number;
}

const middle = 280;
/** Shoulders lie at 130, the waist at 330 and the ankles at 830 of the sheet. */
const top: Worn = { centreX: middle, top: 40, scale: 1, layer: 40 };
const trousers: Worn = { centreX: middle, top: 262, scale: 1.24, layer: 20 };
const dress: Worn = { centreX: middle, top: 70, scale: 1.34, layer: 30 };
const shoes: Worn = { centreX: middle + 6, top: 726, scale: 0.4, layer: 50 };
/** Hung over one shoulder, behind the rest, so that what it is worn over can be seen. */
const jacket: Worn = { centreX: middle - 96, top: 36, scale: 1.08, layer: 10, turn: -4 };

const worn: Readonly<Record<Kind, Worn>> = {
  't-shirt': top,
  polo: top,
  blouse: top,
  shirt: top,
  longsleeve: top,
  hoodie: top,
  top: { ...top, scale: 0.94 },
  undershirt: { ...top, scale: 0.98 },
  body: { ...top, layer: 15 },
  sweater: top,
  cardigan: { ...top, layer: 42 },
  vest: { ...top, layer: 42, scale: 0.96 },
  blazer: jacket,
  outerwear: jacket,
  coat: { ...jacket, centreX: middle - 66, top: 56, scale: 1.3 },
  pants: trousers,
  jeans: trousers,
  shorts: { centreX: middle, top: 192, scale: 1.14, layer: 20 },
  skirt: { centreX: middle, top: 270, scale: 1.06, layer: 20 },
  dress,
  jumpsuit: { ...dress, top: 66, scale: 1.56 },
  shoes,
  sneakers: shoes,
  boots: shoes,
  sandals: shoes,
  heels: shoes,
  loafers: shoes,
  flats: shoes,
  hat: { centreX: middle, top: -6, scale: 0.34, layer: 60 },
  bag: { centreX: middle + 190, top: 400, scale: 0.44, layer: 55, turn: 3 },
  belt: { centreX: middle + 190, top: 560, scale: 0.34, layer: 54 },
  sunglasses: { centreX: middle + 176, top: 60, scale: 0.3, layer: 60, turn: 6 },
  scarf: { centreX: middle - 4, top: 82, scale: 0.56, layer: 45 },
};

/** How far a second and third garment of one kind steps aside. */
const stepAside = 34;

/**
 * Where each garment lies when an outfit hangs as it is worn, from head to foot and without a mannequin:
 * tops over waistbands, coats over one shoulder. Percentages of `lookSheet`, for pictures cut at the
 * cloth; `composeBoard` gives drawings their margin back.
 */
export function layLook(pieces: readonly { id: string; kind: Kind }[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const taken = new Map<string, number>();
  for (const piece of pieces) {
    const { centreX, top: groundTop, scale, layer, turn = 0 } = worn[piece.kind];
    const slot = slotOf(piece) === 'accessory' ? piece.kind : slotOf(piece);
    const before = taken.get(slot) ?? 0;
    taken.set(slot, before + 1);
    const width = (400 * scale) / drawingScale;
    const height = (480 * scale) / drawingScale;
    const aside = before * stepAside * (before % 2 === 0 ? -1 : 1);
    places.set(piece.id, {
      left: ((centreX + aside - width / 2) / lookSheet.width) * 100,
      top: ((groundTop + 240 * scale - height / 2 + before * 8) / lookSheet.height) * 100,
      width: (width / lookSheet.width) * 100,
      height: (height / lookSheet.height) * 100,
      turn,
      layer: layer + before,
    });
  }
  return places;
}
