import type { Garment } from '#stylist/wardrobe.ts';
import type { GarmentReference } from '../slots.ts';
import { colourAnswers, garmentsAllowed, nameStems } from './find-garments.ts';

export const suitWord = /^(traje|terno|ambo)s?\b/;
export const isSuitTrousers = ({ kind, name }: Garment): boolean =>
  kind === 'pants' && /\btraje\b/i.test(name);
export const sharesName = (one: Garment, other: Garment): boolean =>
  [...nameStems(one)].some((stem) => stem.length > 3 && nameStems(other).has(stem));

/** A suit may be kept as jacket and trousers; "traje" is no dinner jacket. */
export function suitsIn(
  wardrobe: readonly Garment[],
  meant: readonly string[],
  { colours }: Pick<GarmentReference, 'colours'>,
  around: ReadonlySet<string>,
): readonly string[] {
  const isEvening = ({ name }: Garment) => /\b(esmoquin|smoking|frac|chaqu[eé])\b/i.test(name);
  const suits = wardrobe.filter((one) => meant.includes(one.id) && one.kind === 'suit' && !isEvening(one));
  if (suits.length > 0 || meant.length === 0) return suits.map(({ id }) => id);
  const trousers = wardrobe.filter(isSuitTrousers);
  const jackets = wardrobe.filter(
    (one) =>
      one.kind === 'blazer' &&
      trousers.some((other) => sharesName(one, other)) &&
      colours.every((colour) => colourAnswers(one, colour, nameStems(one)) > 0),
  );
  // "el traje de raya diplomática" of two suits
  const said = (one: Garment) =>
    [...nameStems(one)].filter((stem) => stem.length > 3 && around.has(stem)).length;
  const most = Math.max(0, ...jackets.map(said));
  return jackets.length > 0 ? jackets.filter((one) => said(one) === most).map(({ id }) => id) : meant;
}

/** All that a refused kind stands for; of a suit its own pieces, for without it other jackets and trousers may be worn. */
export const refusedWith = (wardrobe: readonly Garment[], reference: GarmentReference): readonly string[] =>
  suitWord.test(reference.text) && reference.garmentIds.length > 0
    ? reference.garmentIds
    : garmentsAllowed(wardrobe, reference);
