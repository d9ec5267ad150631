import type { Personal } from '#stylist/rule-weights.ts';
import type { Garment } from '#stylist/wardrobe.ts';

export type MoodEffect = {
  avoids?: (garment: Garment) => boolean;
  prefers?: (garment: Garment) => number;
  /** At least one such garment is worn, where one is owned. */
  requires?: (garment: Garment) => boolean;
  bend?: Personal;
  airC?: number;
};
