import type { Kind } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';

/** Kinds of which a wardrobe without any is a man's. */
export const womanly: ReadonlySet<Kind> = new Set([
  'skirt',
  'dress',
  'heels',
  'blouse',
  'flats',
  'tights',
  'clutch',
  'jumpsuit',
  'body',
]);

/** Kinds that a wardrobe without any of them does not want proposed. */
const oneSided: ReadonlySet<Kind> = new Set([
  ...womanly,
  'bikini',
  'tie',
  'bow-tie',
  'swim-trunks',
  'earrings',
  'sports-bra',
]);
const telling = 12;

/** Whether a kind that was not asked for may be proposed to the owner of a wardrobe. */
export const isUsual = (wardrobe: readonly Garment[], kind: Kind): boolean =>
  !oneSided.has(kind) ||
  wardrobe.length < telling ||
  wardrobe.some((garment) => garment.kind === kind) ||
  (womanly.has(kind) && wardrobe.some((garment) => womanly.has(garment.kind)));
