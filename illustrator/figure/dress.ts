import type { Length } from '#contract/garment-attributes.ts';
import { assertHex } from '../color.ts';
import { type Cut, clothOf } from '../cut.ts';
import { cuts, type Silhouette } from '../cuts.ts';
import type { DrawnGarment } from '../drawn-garment.ts';
import type { Material } from '../layers.ts';
import { silhouetteFor } from '../silhouette-of.ts';
import { adornedAt, bags, headwear } from './accessories.ts';
import { type Anchors, anchors, type BottomAnchors, isBottom, type TopAnchors } from './anchors.ts';
import { type Body, bodyOf, type Measures, type Section } from './body.ts';
import { isShoe } from './footwear.ts';
import { panelsOf } from './outline.ts';
import { type Stance, stanceOf } from './stance.ts';
import { type WornCloth, wearBottom, wearTop } from './worn-cloth.ts';
import { type FittedPhoto, fitPhoto, type Pixels } from './worn-photo.ts';

/** `length` says how long the garment is for its sort. */
export type WornGarment = DrawnGarment & {
  length?: Length | null | undefined;
  /** A cut-out, worn in place of the drawing where one can be laid on a body. */
  photo?: Pixels | undefined;
};

export interface Worn {
  /** Among the garments of the figure. */
  place: number;
  garment: WornGarment;
  silhouette: Silhouette;
  seed: number;
}

/** Sets of two pieces that lie as one drawing. */
const pieces: Partial<Record<Silhouette, readonly Silhouette[]>> = {
  suit: ['trousers', 'blazer'],
  pyjamas: ['trousers', 'shirt'],
  bikini: ['briefs', 'sports-bra'],
};

export function wornOf(garments: readonly WornGarment[]): Worn[] {
  return garments.flatMap((garment, place) => {
    assertHex(garment.colorHex, 'colorHex');
    const silhouette = garment.silhouette ?? silhouetteFor(garment.kind, { fabric: garment.fabric });
    return (pieces[silhouette] ?? [silhouette]).map((piece) => ({
      place,
      garment,
      silhouette: piece,
      seed: garment.seed ?? place + 1,
    }));
  });
}

export const hemLevels = ['waist', 'hip', 'thigh', 'knee', 'calf', 'ankle'] as const;
export type HemLevel = (typeof hemLevels)[number];

export interface Fit {
  /** False where the figure does not show the garment. */
  shown: boolean;
  /** Of a garment with a fall, on this body. */
  hem?: HemLevel | undefined;
  tucked?: boolean | undefined;
}

/** Returns how each garment sits on a body, in their order. */
export function fitOf(garments: readonly WornGarment[], measures: Measures): Fit[] {
  const body = bodyOf(measures);
  const { level } = body;
  const worn = wornOf(garments);
  const dressed = dress(worn, body, stanceOf(body, { widthCm: 0, topCm: 0, bottomCm: 0 }, 0));
  const levelOf = (y: number): HemLevel => {
    if (y > level.waist - 8) return 'waist';
    if (y > level.crotch - 2) return 'hip';
    if (y > level.knee + 6) return 'thigh';
    if (y > level.knee - 5) return 'knee';
    return y > level.ankle + 9 ? 'calf' : 'ankle';
  };
  return garments.map((_, place) => {
    const own = dressed.filter((one) => one.place === place);
    const lowest = own.reduce<Dressed | undefined>(
      (low, one) => (low && low.cloth.hem < one.cloth.hem ? low : one),
      undefined,
    );
    return {
      shown: own.length > 0 || worn.some((one) => one.place === place && isAccessory(one.silhouette)),
      hem: lowest && !lowest.tucked ? levelOf(lowest.cloth.hem) : undefined,
      tucked: lowest?.tucked,
    };
  });
}

const isAccessory = (silhouette: Silhouette): boolean =>
  isShoe(silhouette) ||
  silhouette in adornedAt ||
  silhouette in bags ||
  silhouette in headwear ||
  silhouette === 'umbrella' ||
  silhouette === 'tights' ||
  silhouette === 'scarf' ||
  silhouette === 'belt';

export interface Dressed {
  cut: Cut;
  photo: FittedPhoto | undefined;
  place: number;
  tucked: boolean;
  cloth: WornCloth;
  material: Material;
  seed: number;
  index: number;
  silhouette: Silhouette;
  closesNeck: boolean;
}

const lengthsCm: Partial<Record<Anchors['form'] | 'coat', Record<Length, number>>> = {
  skirt: { short: 44, medium: 66, long: 92 },
  dress: { short: 88, medium: 106, long: 134 },
  coat: { short: 78, medium: 96, long: 118 },
};

function ofLength(anchor: Anchors, length: Length | null | undefined): Anchors {
  const lengths = lengthsCm[anchor.form === 'top' && anchor.cm > 90 ? 'coat' : anchor.form];
  return length && lengths ? { ...anchor, cm: lengths[length] } : anchor;
}

export const isBottomWear = (anchor: Anchors | undefined): anchor is BottomAnchors =>
  anchor !== undefined && isBottom(anchor);

const isTopWear = (anchor: Anchors | undefined): boolean => anchor !== undefined && !isBottomWear(anchor);

const highNecks: readonly Silhouette[] = ['roll-neck-sweater', 'hoodie'];

export const hoods = ({ silhouette }: Dressed) => silhouette === 'hoodie';

export function materialOf({ garment }: Worn, cut: Cut): Material {
  return {
    colorHex: garment.colorHex,
    accentHex: garment.secondColorHex,
    cloth: clothOf(cut, garment.fabric),
    pattern: garment.pattern === 'logo' ? 'plain' : garment.pattern,
    stripes: cut.stripes,
  };
}

const wider = (one: (y: number) => Section, other: (y: number) => Section) => (y: number) => {
  const [a, b] = [one(y), other(y)];
  return {
    half: Math.max(a.half, b.half),
    front: Math.max(a.front, b.front),
    back: Math.max(a.back, b.back),
  };
};

/** From the skin outwards; a thin top goes into a high waistband. */
export function dress(worn: readonly Worn[], body: Body, stance: Stance): Dressed[] {
  const bottom = worn.map(({ silhouette }) => anchors[silhouette]).find(isBottomWear);
  const waistbandOver = (top: TopAnchors): number | undefined => {
    if (!bottom || !top.tucks || !(bottom.rise === 'high' || top.crotch !== undefined)) return undefined;
    return body.level.waist + (bottom.rise === 'high' ? 1 : -4);
  };
  const order = ({ silhouette }: Worn): number => {
    const anchor = anchors[silhouette];
    if (!anchor) return 9;
    if (isBottomWear(anchor)) return 2;
    if (anchor.form !== 'top') return 3;
    if (anchor.layer === 'outer') return 6;
    if (anchor.layer === 'mid') return 4;
    return waistbandOver(anchor) === undefined ? 3 : 1;
  };
  let over: (y: number) => Section = body.section;
  const dressed: Dressed[] = [];
  for (const one of [...worn].sort((a, b) => order(a) - order(b))) {
    const drawn = anchors[one.silhouette];
    if (!drawn) continue;
    const anchor = ofLength(drawn, one.garment.length);
    const cut = cuts[one.silhouette];
    const whole = !pieces[one.garment.silhouette ?? one.silhouette];
    const photo = one.garment.photo && whole ? fitPhoto(one.garment.photo, panelsOf(cut), anchor) : undefined;
    const panels = photo?.panels;
    const cloth = isBottomWear(anchor)
      ? wearBottom(cut, anchor, { body, stance, over: body.section, panels })
      : wearTop(cut, anchor, {
          body,
          stance,
          over,
          panels,
          open:
            anchor.opens === true &&
            !photo &&
            worn.some((other) => other !== one && isTopWear(anchors[other.silhouette])),
          tuckedAt: waistbandOver(anchor),
        });
    over = wider(over, cloth.section);
    dressed.push({
      cut,
      photo,
      place: one.place,
      tucked: !isBottomWear(anchor) && waistbandOver(anchor) !== undefined,
      cloth,
      material: materialOf(one, cut),
      seed: one.seed,
      index: dressed.length,
      silhouette: one.silhouette,
      closesNeck: highNecks.includes(one.silhouette),
    });
  }
  return dressed;
}
