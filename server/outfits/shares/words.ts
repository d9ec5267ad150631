import { colorNames } from '#contract/colors.ts';
import { isUnknown } from '#contract/garment-attributes.ts';
import type { Language, Translation } from '#contract/languages.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { wordsOf } from '#stylist/language/all.ts';
import { pageWords as en } from './en/page-words.ts';
import { pageWords as es } from './page-words.ts';
import { pageWords as pt } from './pt/page-words.ts';
import type { SharedPiece } from './queries.ts';

export type PageWords = Translation<typeof es>;

export const pageWordsIn: Readonly<Record<Language, PageWords>> = { es, en, pt };

export const titleOf = (outfits: readonly { occasion: Occasion }[], language: Language): string => {
  const { titles, question } = pageWordsIn[language];
  const [first] = outfits;
  return outfits.length === 1 && first ? titles[first.occasion] : question;
};

const known: ReadonlySet<string> = new Set(colorNames);

/** From the garment's attributes: its name and an unusual colour are the person's own words. */
export function publicNameOf({ colors, fabric, ...piece }: SharedPiece, language: Language): string {
  const { capitalise, phraseOf } = wordsOf(language).grammar;
  return capitalise(
    phraseOf({
      ...piece,
      name: '',
      fabric: isUnknown(fabric) ? null : fabric,
      colors: colors.map((color) => (known.has(color.name) ? color : { ...color, name: '' })),
    }),
  );
}
