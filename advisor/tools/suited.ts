import { traitsOf } from '#stylist/piece.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { isSuitTrousers, sharesName } from '../understand/garments/suits.ts';

const dinnerJacket = /\b(esmoquin|smoking|tuxedo)\b/i;
/** With a dinner jacket, trousers are held up by no belt and the shirt is plain and white. */
export const spoilsBlackTie = (garment: Garment, wardrobe: readonly Garment[]): boolean => {
  if (!wardrobe.some(({ name }) => dinnerJacket.test(name))) return false;
  const isWhite = (one: Garment) =>
    one.kind === 'shirt' && one.pattern === 'plain' && traitsOf(one).main.neutral === 'white';
  return (
    garment.kind === 'belt' ||
    (garment.kind === 'shirt' && !isWhite(garment) && wardrobe.some((one) => isWhite(one) && isAtHand(one)))
  );
};
/** In the evening a suit wants a pale shirt, where one is owned. */
export const isDarkShirt = (one: Garment) => one.kind === 'shirt' && traitsOf(one).main.lightness < 0.35;
export const isPaleShirt = (one: Garment) =>
  one.kind === 'shirt' && one.pattern === 'plain' && isAtHand(one) && traitsOf(one).main.lightness > 0.85;

/** Points that trousers of a suit lose beside another jacket, or in stripes alone. */
const strayStripes = 14;
const strayTrousers = 6;
const isStrayJacket = (pieces: readonly Garment[], wardrobe: readonly Garment[]): boolean =>
  pieces.some(
    (one) =>
      one.kind === 'blazer' &&
      one.pattern === 'stripes' &&
      wardrobe.some((other) => isSuitTrousers(other) && sharesName(other, one)),
  );
export const straySuit = (pieces: readonly Garment[], wardrobe: readonly Garment[]): number => {
  const trousers = pieces.find(isSuitTrousers);
  if (!trousers && isStrayJacket(pieces, wardrobe)) return strayStripes;
  const jacket = trousers && wardrobe.find((one) => one.kind === 'blazer' && sharesName(one, trousers));
  if (!trousers || !jacket || pieces.includes(jacket)) return 0;
  const isMixed = pieces.some(({ kind }) => kind === 'blazer');
  return isMixed || trousers.pattern !== 'plain' ? strayStripes : strayTrousers;
};
