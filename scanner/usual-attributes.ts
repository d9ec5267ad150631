import type { Fabric, Kind, Season } from '#contract/vocabulary.ts';

/** Estimates for European wardrobes. */
export interface UsualAttributes {
  readonly fabric: readonly [Fabric, number];
  readonly seasons: readonly Season[];
  /** Out of 10. */
  readonly versatility: number;
}

const warm: readonly Season[] = ['spring', 'summer'];
const mild: readonly Season[] = ['spring', 'fall'];
const cold: readonly Season[] = ['fall', 'winter'];
const all: readonly Season[] = ['spring', 'summer', 'fall', 'winter'];

export const usualAttributes: Readonly<Record<Kind, UsualAttributes>> = {
  't-shirt': { fabric: ['cotton', 0.75], seasons: warm, versatility: 8.5 },
  polo: { fabric: ['cotton', 0.75], seasons: warm, versatility: 7.5 },
  blouse: { fabric: ['synthetic', 0.4], seasons: all, versatility: 7.5 },
  shirt: { fabric: ['cotton', 0.7], seasons: all, versatility: 8.5 },
  longsleeve: { fabric: ['cotton', 0.5], seasons: cold, versatility: 8 },
  hoodie: { fabric: ['cotton', 0.65], seasons: cold, versatility: 7 },
  top: { fabric: ['cotton', 0.45], seasons: warm, versatility: 6.5 },
  undershirt: { fabric: ['cotton', 0.75], seasons: warm, versatility: 7 },
  body: { fabric: ['cotton', 0.65], seasons: all, versatility: 6 },
  blazer: { fabric: ['wool', 0.35], seasons: mild, versatility: 8 },
  outerwear: { fabric: ['synthetic', 0.45], seasons: cold, versatility: 7 },
  pants: { fabric: ['cotton', 0.45], seasons: all, versatility: 9 },
  shorts: { fabric: ['cotton', 0.5], seasons: ['summer'], versatility: 6.5 },
  skirt: { fabric: ['cotton', 0.35], seasons: all, versatility: 7 },
  dress: { fabric: ['cotton', 0.35], seasons: warm, versatility: 6 },
  shoes: { fabric: ['leather', 0.45], seasons: all, versatility: 8 },
  sweater: { fabric: ['knit', 0.8], seasons: cold, versatility: 8 },
  cardigan: { fabric: ['knit', 0.75], seasons: mild, versatility: 8 },
  vest: { fabric: ['synthetic', 0.4], seasons: mild, versatility: 6.5 },
  coat: { fabric: ['wool', 0.5], seasons: cold, versatility: 7.5 },
  jeans: { fabric: ['denim', 0.9], seasons: all, versatility: 9.5 },
  jumpsuit: { fabric: ['cotton', 0.4], seasons: warm, versatility: 5 },
  sneakers: { fabric: ['synthetic', 0.45], seasons: all, versatility: 9 },
  boots: { fabric: ['leather', 0.6], seasons: cold, versatility: 7.5 },
  sandals: { fabric: ['leather', 0.5], seasons: ['summer'], versatility: 6.5 },
  heels: { fabric: ['leather', 0.45], seasons: all, versatility: 6.5 },
  loafers: { fabric: ['leather', 0.6], seasons: mild, versatility: 8 },
  flats: { fabric: ['leather', 0.5], seasons: mild, versatility: 7.5 },
  bag: { fabric: ['leather', 0.5], seasons: all, versatility: 8 },
  belt: { fabric: ['leather', 0.7], seasons: all, versatility: 8 },
  scarf: { fabric: ['wool', 0.4], seasons: cold, versatility: 7 },
  sunglasses: { fabric: ['synthetic', 0.6], seasons: warm, versatility: 8 },
  hat: { fabric: ['cotton', 0.4], seasons: all, versatility: 6 },
  tote: { fabric: ['cotton', 0.5], seasons: all, versatility: 8 },
  'shoulder-bag': { fabric: ['leather', 0.6], seasons: all, versatility: 8.5 },
  backpack: { fabric: ['synthetic', 0.6], seasons: all, versatility: 7 },
  clutch: { fabric: ['leather', 0.5], seasons: all, versatility: 5.5 },
  cap: { fabric: ['cotton', 0.75], seasons: warm, versatility: 6 },
  beanie: { fabric: ['knit', 0.8], seasons: cold, versatility: 6.5 },
  gloves: { fabric: ['leather', 0.4], seasons: ['winter'], versatility: 7 },
  glasses: { fabric: ['synthetic', 0.6], seasons: all, versatility: 9 },
  jewellery: { fabric: ['metal', 0.7], seasons: all, versatility: 7 },
  necklace: { fabric: ['metal', 0.7], seasons: all, versatility: 7.5 },
  earrings: { fabric: ['metal', 0.7], seasons: all, versatility: 8 },
  bracelet: { fabric: ['metal', 0.7], seasons: all, versatility: 8 },
  ring: { fabric: ['metal', 0.7], seasons: all, versatility: 8.5 },
  watch: { fabric: ['leather', 0.5], seasons: all, versatility: 9 },
  tie: { fabric: ['silk', 0.7], seasons: all, versatility: 5.5 },
  'bow-tie': { fabric: ['silk', 0.7], seasons: all, versatility: 3.5 },
  tights: { fabric: ['synthetic', 0.85], seasons: cold, versatility: 7.5 },
  socks: { fabric: ['cotton', 0.75], seasons: all, versatility: 8 },
  swimwear: { fabric: ['synthetic', 0.9], seasons: ['summer'], versatility: 3 },
  bikini: { fabric: ['synthetic', 0.9], seasons: ['summer'], versatility: 3 },
  'swim-trunks': { fabric: ['synthetic', 0.9], seasons: ['summer'], versatility: 3.5 },
  underwear: { fabric: ['cotton', 0.7], seasons: all, versatility: 5 },
  pyjamas: { fabric: ['cotton', 0.75], seasons: all, versatility: 3 },
  suit: { fabric: ['wool', 0.6], seasons: all, versatility: 6.5 },
  leggings: { fabric: ['synthetic', 0.75], seasons: all, versatility: 7 },
  joggers: { fabric: ['cotton', 0.6], seasons: all, versatility: 6.5 },
  'sports-bra': { fabric: ['synthetic', 0.85], seasons: all, versatility: 5 },
  umbrella: { fabric: ['synthetic', 0.9], seasons: all, versatility: 8 },
};
