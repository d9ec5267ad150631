import type { ColorName } from '#contract/colors.ts';
import { itemOf } from '#stylist/vocabulary/items.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import {
  colourLexicon,
  doubtfulColours,
  fabricLexicon,
  garmentWords,
  patternLexicon,
} from '../../understand/garments/garment-words.ts';
import { tokensOf } from '../../words/tokens.ts';

/** "jeans negros" may be one word of the vocabulary. */
export function coloursInName(text: string): ColorName[] {
  const words = tokensOf(text).slice(1);
  return colourLexicon
    .find(words)
    .filter(({ start, end }) => end - start > 1 || !doubtfulColours.has(words[start]?.text ?? ''))
    .map(({ meaning }) => meaning);
}

/** Words of a garment's name that the wishes tell: colours, cloths, lengths and collars. */
const toldApart =
  /^(vestir|punto|cuello|alto|vuelto|manga|larg[oa]s?|cort[oa]s?|anch[oa]s?|rect[oa]s?|midi|mini|maxi|tiro|fiesta|verano|invierno|basic[oa]s?|mujer|hombre|oficina|diario|trabajo|sport|plan[oa]s?|noche|dia|tupid[oa]s?|opac[oa]s?|plataformas?)$/;

const atHome = /estar por casa|pantufl/i;
/** Whether a word of the vocabulary names something that none of the products is: "zapatillas de estar por casa". */
export function isOtherItem(text: string | null, products: readonly StoreProduct[]): boolean {
  if (atHome.test(text ?? '')) return !products.some(({ name }) => atHome.test(name));
  const words = tokensOf(text ?? '');
  const item = garmentWords.find(words)[0]?.meaning.item;
  const described = words
    .slice(1)
    .filter(
      (word) =>
        word.text.length > mostOfLink &&
        !toldApart.test(word.text) &&
        colourLexicon.find([word]).length === 0 &&
        fabricLexicon.find([word]).length === 0 &&
        patternLexicon.find([word]).length === 0,
    );
  if (!item || described.length === 0) return false;
  return !products.some(
    ({ name, garment }) =>
      itemOf(garment) === item ||
      described.every(({ stem }) => tokensOf(name).some((token) => token.stem === stem)),
  );
}

const ownSort =
  /^(chal|manton|estola|pashmina|panuelo|fular|poncho|ruana|capa|kimono|mantilla|gabardina|trench|parka|plumifero|plumas|chubasquero|abrigo|cazadora|chaqueta|bandolera|rinonera)/;
/** "un chal", where only scarves are sold */
export const isNearestOnly = (text: string | null, products: readonly StoreProduct[]): boolean => {
  const noun = ownSort.exec(tokensOf(text ?? '')[0]?.text ?? '')?.[1];
  return (
    noun !== undefined &&
    !products.some(({ name }) => tokensOf(name).some((token) => token.text.startsWith(noun)))
  );
};

/** Longer words of a garment's name than "de" and "con" tell what it is like. */
const mostOfLink = 3;

/** Products of the very item, or of its name: "sandalias de tacón" are sandals, "botas de agua" are for the rain. */
export function ofItem(
  everything: readonly StoreProduct[],
  ofKind: readonly StoreProduct[],
  text: string | null,
): readonly StoreProduct[] {
  const words = tokensOf(text ?? '');
  const item = garmentWords.find(words)[0]?.meaning.item;
  if (!item) return ofKind;
  const [head, ...rest] = words;
  const described = rest.filter(({ text }) => text.length > mostOfLink);
  const alike = ofKind.filter(({ name }) => {
    const stems = tokensOf(name).map(({ stem }) => stem);
    return described.length > 0 && described.every(({ stem }) => stems.includes(stem));
  });
  if (alike.length > 0) return alike;
  const named = everything.filter(({ name }) => head !== undefined && tokensOf(name)[0]?.stem === head.stem);
  if (named.length > 0) return named;
  const same = everything.filter(({ garment }) => itemOf(garment) === item);
  return same.length > 0 ? same : ofKind;
}

/** Of one kind, and not to be confused. */
const sorts: readonly RegExp[] = [
  /calzoncill|boxer|slip/i,
  /brag|bombacha|culotte|tanga|panty/i,
  /sujetador|brasier|sosten|corpi[nñ]o|\bbra\b/i,
];

export const isOtherSort = (text: string | null, { name }: StoreProduct): boolean => {
  const sort = sorts.find((one) => one.test(text ?? ''));
  return sort !== undefined && !sort.test(name) && sorts.some((one) => one.test(name));
};
