import type { Fabric } from '#contract/vocabulary.ts';
import { itemOf } from '../vocabulary/items.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';

/** On the part covered: 0 is bare, 1 a coat. */
const warmthOfKind: Readonly<Record<WornKind, number>> = {
  swimwear: 0,
  jewellery: 0,
  sunglasses: 0,
  tie: 0,
  sandals: 0,
  belt: 0,
  bag: 0,
  shorts: 0.05,
  undershirt: 0.1,
  top: 0.14,
  hat: 0.15,
  't-shirt': 0.2,
  blouse: 0.22,
  polo: 0.22,
  flats: 0.2,
  tights: 0.2,
  skirt: 0.22,
  heels: 0.22,
  scarf: 0.22,
  body: 0.25,
  vest: 0.28,
  shirt: 0.28,
  dress: 0.3,
  loafers: 0.3,
  sneakers: 0.35,
  longsleeve: 0.36,
  jumpsuit: 0.36,
  shoes: 0.38,
  pants: 0.4,
  blazer: 0.42,
  gloves: 0.4,
  cardigan: 0.45,
  jeans: 0.52,
  hoodie: 0.6,
  sweater: 0.6,
  suit: 0.44,
  outerwear: 0.68,
  boots: 0.68,
  coat: 0.95,
};

const warmthOfFabric: Readonly<Record<Fabric, number>> = {
  chiffon: -0.12,
  linen: -0.16,
  silk: -0.04,
  cotton: 0,
  synthetic: 0,
  denim: 0.05,
  leather: 0.08,
  suede: 0.08,
  corduroy: 0.15,
  knit: 0.12,
  wool: 0.22,
  down: 0.42,
};

/** Included in the kind's warmth. */
const fabricIsInKind: Partial<Record<WornKind, readonly Fabric[]>> = {
  suit: ['wool'],
  flats: ['leather', 'suede'],
  jeans: ['denim'],
  sweater: ['knit'],
  cardigan: ['knit'],
  boots: ['leather'],
  shoes: ['leather'],
  loafers: ['leather', 'suede'],
  sneakers: ['leather'],
  heels: ['leather', 'suede'],
  sandals: ['leather', 'suede', 'wool'],
};

/** A thin wool worn all year. */
export function isWorsted({ kind, fabric, style }: Garment): boolean {
  const cutLikeASuit =
    kind === 'blazer' || kind === 'pants' || kind === 'skirt' || kind === 'dress' || kind === 'vest';
  return fabric === 'wool' && style === 'formal' && cutLikeASuit;
}

const warmthOfWorsted = 0.06;

/** 0 is bare, about 1.4 a down coat. */
export function warmthOf(garment: Garment): number {
  const { kind, fabric } = garment;
  const item = itemOf(garment);
  const base = item?.warmth ?? warmthOfKind[kind];
  if (isWorsted(garment)) return base + warmthOfWorsted;
  const known = fabric === null || fabric === item?.fabric || fabricIsInKind[kind]?.includes(fabric);
  return Math.max(0, base + (known ? 0 : warmthOfFabric[fabric]));
}
