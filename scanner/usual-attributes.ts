import type { Fabric, ScannedKind, Season, Style } from '#contract/vocabulary.ts';

/** What garments of a kind usually are. Shares are estimates for European wardrobes, not measurements. */
export interface UsualAttributes {
  readonly style: readonly [Style, number];
  readonly fabric: readonly [Fabric, number];
  readonly seasons: readonly Season[];
  /** How much a plain one in a quiet colour combines with, out of 10. */
  readonly versatility: number;
}

const warm: readonly Season[] = ['spring', 'summer'];
const mild: readonly Season[] = ['spring', 'fall'];
const cold: readonly Season[] = ['fall', 'winter'];
const all: readonly Season[] = ['spring', 'summer', 'fall', 'winter'];

export const usualAttributes: Readonly<Record<ScannedKind, UsualAttributes>> = {
  't-shirt': { style: ['casual', 0.8], fabric: ['cotton', 0.75], seasons: warm, versatility: 8.5 },
  polo: { style: ['casual', 0.75], fabric: ['cotton', 0.75], seasons: warm, versatility: 7.5 },
  blouse: { style: ['formal', 0.5], fabric: ['synthetic', 0.4], seasons: all, versatility: 7.5 },
  shirt: { style: ['casual', 0.5], fabric: ['cotton', 0.7], seasons: all, versatility: 8.5 },
  longsleeve: { style: ['casual', 0.75], fabric: ['cotton', 0.5], seasons: cold, versatility: 8 },
  hoodie: { style: ['casual', 0.7], fabric: ['cotton', 0.65], seasons: cold, versatility: 7 },
  top: { style: ['casual', 0.6], fabric: ['cotton', 0.45], seasons: warm, versatility: 6.5 },
  undershirt: { style: ['casual', 0.65], fabric: ['cotton', 0.75], seasons: warm, versatility: 7 },
  body: { style: ['casual', 0.6], fabric: ['cotton', 0.65], seasons: all, versatility: 6 },
  blazer: { style: ['formal', 0.75], fabric: ['wool', 0.35], seasons: mild, versatility: 8 },
  outerwear: { style: ['casual', 0.7], fabric: ['synthetic', 0.45], seasons: cold, versatility: 7 },
  pants: { style: ['casual', 0.65], fabric: ['cotton', 0.45], seasons: all, versatility: 9 },
  shorts: { style: ['casual', 0.7], fabric: ['cotton', 0.5], seasons: ['summer'], versatility: 6.5 },
  skirt: { style: ['casual', 0.5], fabric: ['cotton', 0.35], seasons: all, versatility: 7 },
  dress: { style: ['casual', 0.45], fabric: ['cotton', 0.35], seasons: warm, versatility: 6 },
  shoes: { style: ['casual', 0.6], fabric: ['leather', 0.45], seasons: all, versatility: 8 },
  hat: { style: ['casual', 0.7], fabric: ['cotton', 0.4], seasons: all, versatility: 6 },
};
