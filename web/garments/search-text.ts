import { locale } from '#web/language.ts';
/** Folds case, accents and repeated spaces, so that "pantalon" matches "Pantalón". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase(locale)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** True when the text contains every word of the search, in any order. */
export function textMatches(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(' ')
    .every((word) => folded.includes(word));
}
