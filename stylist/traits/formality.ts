import type { Fabric, Pattern, Style } from '#contract/vocabulary.ts';
import { itemOf } from '../vocabulary/items.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';

/** 0 for the gym, 1 for a gala. */
export const formalityOfKind: Readonly<Record<WornKind, number>> = {
  swimwear: 0.05,
  undershirt: 0.1,
  hoodie: 0.14,
  shorts: 0.2,
  sneakers: 0.26,
  't-shirt': 0.28,
  longsleeve: 0.32,
  sandals: 0.36,
  jeans: 0.38,
  hat: 0.38,
  gloves: 0.52,
  sunglasses: 0.5,
  tights: 0.55,
  vest: 0.55,
  jewellery: 0.58,
  outerwear: 0.42,
  top: 0.45,
  polo: 0.45,
  body: 0.46,
  sweater: 0.48,
  cardigan: 0.48,
  belt: 0.52,
  bag: 0.54,
  scarf: 0.54,
  skirt: 0.54,
  boots: 0.54,
  jumpsuit: 0.58,
  pants: 0.58,
  dress: 0.6,
  blouse: 0.62,
  shirt: 0.62,
  flats: 0.6,
  loafers: 0.64,
  coat: 0.66,
  shoes: 0.68,
  blazer: 0.76,
  heels: 0.8,
  tie: 0.8,
  suit: 0.84,
};

const formalityOfStyle: Readonly<Record<Style, number>> = {
  casual: -0.05,
  formal: 0.14,
  sport: -0.26,
  party: 0.12,
};

const formalityOfFabric: Readonly<Record<Fabric, number>> = {
  silk: 0.1,
  chiffon: 0.08,
  wool: 0.04,
  cotton: 0,
  leather: 0,
  suede: -0.02,
  synthetic: -0.02,
  knit: -0.03,
  linen: -0.04,
  corduroy: -0.05,
  denim: -0.1,
  down: -0.16,
};

const formalityOfPattern: Partial<Record<Pattern, number>> = {
  logo: -0.12,
  print: -0.08,
  gingham: -0.04,
  checks: -0.03,
};

/** 0 to 1. */
export function formalityOf(garment: Garment): number {
  const item = itemOf(garment);
  // The fabric must not count twice.
  const told = garment.kind === 'jeans' || garment.fabric === item?.fabric;
  const fabric = garment.fabric && !told ? formalityOfFabric[garment.fabric] : 0;
  const style =
    item?.formality !== undefined && garment.style === item.style ? 0 : formalityOfStyle[garment.style];
  const sum =
    (item?.formality ?? formalityOfKind[garment.kind]) +
    style +
    fabric +
    (formalityOfPattern[garment.pattern] ?? 0) -
    (garment.condition === 'worn' ? 0.06 : 0);
  return Math.min(1, Math.max(0, sum));
}
