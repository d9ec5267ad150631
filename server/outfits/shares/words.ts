import { colorNames } from '#contract/colors.ts';
import { isUnknown } from '#contract/garment-attributes.ts';
import type { ReportReason } from '#contract/shares.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { capitalise, phraseOf } from '#stylist/language/es/grammar.ts';
import type { SharedPiece } from './queries.ts';

const purposes: Readonly<Record<Occasion, string>> = {
  casual: 'para cada día',
  work: 'para trabajar',
  formal: 'para una ocasión formal',
  party: 'para una fiesta',
  date: 'para una cita',
  sport: 'para hacer deporte',
};

export const question = '¿Cuál me pongo?';

export const titleOf = (outfits: readonly { occasion: Occasion }[]): string => {
  const [first] = outfits;
  return outfits.length === 1 && first ? `Un outfit ${purposes[first.occasion]}` : question;
};

const known: ReadonlySet<string> = new Set(colorNames);

/** From the garment's attributes: its name and an unusual colour are the person's own words. */
export const publicNameOf = ({ colors, fabric, ...piece }: SharedPiece): string =>
  capitalise(
    phraseOf({
      ...piece,
      name: '',
      fabric: isUnknown(fabric) ? null : fabric,
      colors: colors.map((color) => (known.has(color.name) ? color : { ...color, name: '' })),
    }),
  );

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  person: 'Se ve a una persona',
  offensive: 'Es ofensivo o no es ropa',
  'not-theirs': 'Es mío y no lo he compartido yo',
};
