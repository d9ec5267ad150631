import type { Fabric, Pattern, Style } from '#contract/garment-attributes.ts';
import { type Occasion, occasions } from '#contract/vocabulary.ts';
import { isVivid, type Tone } from '../colour/pair-harmony.ts';
import { itemOf } from '../vocabulary/items.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import { touchesIn } from '../vocabulary/touches.ts';
import type { Garment } from '../wardrobe.ts';
import { numbersOfKind } from './kinds.ts';
import { isGown } from './numbers.ts';

/** Casual, work, formal, party, date, sport. */
type ByOccasion = readonly [number, number, number, number, number, number];

const column: Readonly<Record<Occasion, number>> = {
  casual: 0,
  work: 1,
  formal: 2,
  party: 3,
  date: 4,
  sport: 5,
};

/** 0 to 1. */
const fitOfKind: Readonly<Record<WornKind, ByOccasion>> = {
  't-shirt': [0.95, 0.58, 0.08, 0.35, 0.62, 0.72],
  polo: [0.9, 0.68, 0.15, 0.3, 0.62, 0.6],
  blouse: [0.76, 0.96, 0.8, 0.8, 0.95, 0.05],
  shirt: [0.84, 0.97, 0.9, 0.72, 0.9, 0.05],
  longsleeve: [0.9, 0.52, 0.12, 0.3, 0.52, 0.82],
  hoodie: [0.9, 0.12, 0.02, 0.1, 0.2, 0.76],
  top: [0.85, 0.48, 0.4, 0.88, 0.82, 0.5],
  undershirt: [0.55, 0.1, 0.05, 0.2, 0.2, 0.82],
  body: [0.66, 0.42, 0.4, 0.86, 0.8, 0.25],
  blazer: [0.72, 1, 0.97, 0.85, 0.92, 0.02],
  outerwear: [0.9, 0.68, 0.36, 0.66, 0.76, 0.5],
  pants: [0.84, 0.97, 0.85, 0.76, 0.88, 0.25],
  shorts: [0.9, 0.08, 0.03, 0.2, 0.36, 0.66],
  skirt: [0.8, 0.86, 0.7, 0.9, 0.95, 0.03],
  dress: [0.8, 0.86, 0.88, 0.95, 0.96, 0.02],
  shoes: [0.7, 0.92, 0.95, 0.84, 0.86, 0.04],
  hat: [0.8, 0.3, 0.25, 0.3, 0.5, 0.4],
  sweater: [0.92, 0.85, 0.3, 0.38, 0.8, 0.15],
  cardigan: [0.9, 0.85, 0.34, 0.36, 0.72, 0.1],
  coat: [0.82, 0.97, 0.95, 0.9, 0.95, 0.05],
  jeans: [0.97, 0.6, 0.1, 0.46, 0.76, 0.06],
  jumpsuit: [0.76, 0.8, 0.8, 0.95, 0.9, 0.03],
  sneakers: [0.97, 0.58, 0.04, 0.28, 0.58, 0.7],
  boots: [0.9, 0.82, 0.5, 0.76, 0.86, 0.03],
  sandals: [0.9, 0.4, 0.4, 0.6, 0.72, 0.05],
  heels: [0.35, 0.76, 0.97, 1, 0.95, 0.01],
  loafers: [0.86, 0.95, 0.72, 0.6, 0.85, 0.03],
  bag: [0.9, 0.95, 0.85, 0.85, 0.9, 0.25],
  belt: [0.9, 0.95, 0.9, 0.8, 0.9, 0.05],
  scarf: [0.86, 0.85, 0.7, 0.55, 0.8, 0.05],
  suit: [0.3, 0.92, 1, 0.7, 0.62, 0.01],
  vest: [0.76, 0.86, 0.8, 0.6, 0.76, 0.05],
  flats: [0.88, 0.94, 0.72, 0.7, 0.86, 0.02],
  tights: [0.8, 0.9, 0.86, 0.86, 0.86, 0.3],
  tie: [0.2, 0.86, 1, 0.55, 0.45, 0],
  gloves: [0.86, 0.86, 0.8, 0.6, 0.8, 0.4],
  jewellery: [0.84, 0.88, 0.95, 0.97, 0.96, 0.05],
  sunglasses: [0.95, 0.8, 0.7, 0.6, 0.85, 0.6],
  swimwear: [0.3, 0, 0, 0.1, 0.05, 0.5],
  bikini: [0.3, 0, 0, 0.1, 0.05, 0.4],
  'swim-trunks': [0.5, 0, 0, 0.1, 0.05, 0.5],
  tote: [0.94, 0.92, 0.5, 0.5, 0.75, 0.4],
  'shoulder-bag': [0.94, 0.92, 0.74, 0.84, 0.92, 0.2],
  backpack: [0.9, 0.66, 0.1, 0.2, 0.36, 0.8],
  clutch: [0.3, 0.4, 0.97, 0.98, 0.9, 0],
  cap: [0.88, 0.1, 0.02, 0.2, 0.3, 0.8],
  beanie: [0.9, 0.36, 0.05, 0.2, 0.42, 0.55],
  glasses: [0.95, 0.95, 0.9, 0.85, 0.9, 0.7],
  necklace: [0.84, 0.88, 0.95, 0.97, 0.96, 0.05],
  earrings: [0.9, 0.92, 0.96, 0.98, 0.97, 0.12],
  bracelet: [0.88, 0.88, 0.92, 0.96, 0.95, 0.08],
  ring: [0.92, 0.92, 0.95, 0.96, 0.96, 0.2],
  watch: [0.95, 0.97, 0.92, 0.85, 0.92, 0.4],
  'bow-tie': [0.05, 0.3, 1, 0.7, 0.3, 0],
  socks: [0.95, 0.9, 0.7, 0.7, 0.8, 0.85],
  underwear: [0, 0, 0, 0, 0, 0],
  pyjamas: [0, 0, 0, 0, 0, 0],
  leggings: [0.66, 0.1, 0.02, 0.15, 0.2, 0.95],
  joggers: [0.86, 0.12, 0.02, 0.15, 0.25, 0.8],
  'sports-bra': [0.3, 0, 0, 0.15, 0.05, 0.95],
  umbrella: [0.95, 0.95, 0.95, 0.95, 0.95, 0.2],
};

const shiftOfStyle: Readonly<Record<Style, ByOccasion>> = {
  casual: [0.05, -0.06, -0.2, -0.12, -0.02, -0.05],
  formal: [-0.2, 0.06, 0.14, 0.03, 0.04, -0.5],
  sport: [-0.18, -0.56, -0.7, -0.5, -0.42, 0.65],
  party: [-0.32, -0.46, 0, 0.2, 0.06, -0.6],
};

const shiftOfFabric: Partial<Record<Fabric, ByOccasion>> = {
  silk: [-0.06, 0, 0.08, 0.12, 0.1, -0.4],
  chiffon: [-0.04, -0.02, 0.06, 0.12, 0.1, -0.4],
  wool: [0, 0.05, 0.06, -0.05, 0, -0.35],
  linen: [0.04, 0, -0.14, -0.06, 0.02, -0.3],
  knit: [0.03, 0, -0.14, -0.08, 0, -0.25],
  denim: [0.05, -0.16, -0.4, -0.16, -0.04, -0.4],
  leather: [0, -0.06, -0.12, 0.12, 0.08, -0.5],
  suede: [0.02, -0.02, -0.12, 0, 0.03, -0.5],
  corduroy: [0.04, -0.05, -0.25, -0.16, -0.02, -0.5],
  down: [0.02, -0.22, -0.5, -0.36, -0.22, 0.05],
  synthetic: [0, 0, 0, 0, 0, 0.1],
};

const shiftOfPattern: Partial<Record<Pattern, ByOccasion>> = {
  logo: [0, -0.24, -0.5, -0.12, -0.16, 0.03],
  print: [0.02, -0.12, -0.3, 0.02, -0.04, -0.05],
  animal: [0, -0.18, -0.2, 0.08, 0.02, -0.2],
  floral: [0.03, -0.04, -0.06, 0.02, 0.03, -0.25],
  gingham: [0.03, -0.04, -0.25, -0.08, 0, -0.2],
  checks: [0.03, -0.05, -0.16, -0.1, -0.05, -0.2],
  dots: [0, 0, -0.1, 0, 0.03, -0.2],
  stripes: [0.02, 0, -0.06, -0.04, 0, -0.1],
};

/** Their leather says nothing about the occasion. */
const leatherIsUsual: ReadonlySet<WornKind> = new Set([
  'shoes',
  'sneakers',
  'boots',
  'sandals',
  'heels',
  'loafers',
  'bag',
  'tote',
  'shoulder-bag',
  'backpack',
  'clutch',
  'belt',
  'watch',
  'flats',
]);

/**
 * When more formal than the kind usually is: a gown is too much for a weekday, chinos too little for a
 * gala.
 */
const slopeOfFormality: ByOccasion = [-0.5, 0.35, 0.8, 0.3, 0.25, -0.6];

const shiftOfVisibleUse: ByOccasion = [-0.04, -0.16, -0.28, -0.16, -0.16, 0];

/** Doubled for a glaring colour. */
const shiftOfLoudness: ByOccasion = [0, -0.1, -0.18, 0, 0, 0];

const shiftOfGown: ByOccasion = [-0.5, -0.5, 0.05, 0, -0.35, -0.5];

/** 0 to 1. */
export type OccasionFits = Readonly<Record<Occasion, number>>;

export const occasionFitsOf = (garment: Garment, main: Tone): OccasionFits =>
  Object.fromEntries(occasions.map((occasion) => [occasion, fitOf(garment, main, occasion)])) as OccasionFits;

function fitOf(garment: Garment, main: Tone, occasion: Occasion): number {
  const at = column[occasion];
  const shift = (byOccasion: ByOccasion | undefined) => byOccasion?.[at] ?? 0;
  let fit = (fitOfKind[garment.kind][at] ?? 0) + shift(shiftOfStyle[garment.style]);
  // Slides and boots are no sports shoes, whatever their style.
  const notForSport = garment.category === 'shoes' && garment.kind !== 'sneakers';
  if (occasion === 'sport' && notForSport && garment.style === 'sport') fit -= 0.45;
  if (isGown(garment)) fit += shift(shiftOfGown);
  const { fabric, kind } = garment;
  const item = itemOf(garment);
  const usual = numbersOfKind[kind].formality;
  const words = touchesIn(garment.name).reduce((sum, touch) => sum + (touch.formality ?? 0), 0);
  fit += shift(slopeOfFormality) * ((item?.formality ?? usual) + words - usual);
  const fabricIsNews =
    fabric &&
    kind !== 'jeans' &&
    fabric !== item?.fabric &&
    !(fabric === 'leather' && leatherIsUsual.has(kind));
  if (fabricIsNews) fit += shift(shiftOfFabric[fabric]);
  fit += shift(shiftOfPattern[garment.pattern]);
  if (garment.condition === 'worn') fit += shift(shiftOfVisibleUse);
  if (isVivid(main) && kind !== 'dress') fit += shift(shiftOfLoudness) * (main.chroma > 0.16 ? 2 : 1);
  if (item?.occasions && !item.occasions.includes(occasion)) fit -= 0.85;
  return Math.min(1, Math.max(0, fit));
}
