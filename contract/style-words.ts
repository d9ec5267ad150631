/** The words of a person's style profile; Spanish labels are in the web's copy. */

export const styleDirections = [
  'classic',
  'minimal',
  'casual',
  'romantic',
  'boho',
  'street',
  'sporty',
  'edgy',
  'goth',
  'glam',
] as const;
export type StyleDirection = (typeof styleDirections)[number];

export const directionShares = [1, 2, 3] as const;
export type DirectionShare = (typeof directionShares)[number];

export const wearers = ['women', 'men'] as const;
export type Wearer = (typeof wearers)[number];

export const coverages = ['shoulders', 'arms', 'neckline', 'knees', 'legs', 'head'] as const;
export type Coverage = (typeof coverages)[number];

export const highestHeels = ['none', 'low'] as const;
export type HighestHeel = (typeof highestHeels)[number];

export const materials = ['leather', 'fur', 'wool', 'silk', 'synthetic'] as const;
export type Material = (typeof materials)[number];

export const feelings = ['cold', 'heat'] as const;
export type Feeling = (typeof feelings)[number];
