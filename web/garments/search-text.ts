/** Text as a search compares it: without case, accents or doubled spaces. "Pantalón" and "pantalon" meet. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-ES')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** True where every word of the search stands somewhere in the text, in any order. */
export function textMatches(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(' ')
    .every((word) => folded.includes(word));
}
