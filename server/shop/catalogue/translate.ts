import type { Care } from '#contract/care.ts';
import { type Language, languages } from '#contract/languages.ts';
import { shopWords } from './words/languages.ts';

/** As the database holds it: in Spanish, or in the words of an import. */
interface Article {
  productId: string;
  name: string;
  color: string;
  size: string;
}

type Words = Readonly<Partial<Record<string, string>>>;

/** A text that an import wrote in place of the catalogue's stays as it is. */
function textIn(language: Language, productId: string, field: 'name' | 'description', text: string): string {
  const isOurs = shopWords.es.products[productId]?.[field] === text;
  return isOurs ? (shopWords[language].products[productId]?.[field] ?? text) : text;
}

const wordIn = (words: Words, word: string): string => words[word] ?? word;

export const nameIn = (language: Language, productId: string, name: string): string =>
  textIn(language, productId, 'name', name);

export const descriptionIn = (language: Language, productId: string, description: string): string =>
  textIn(language, productId, 'description', description);

export const colorIn = (language: Language, color: string): string =>
  wordIn(shopWords[language].colors, color);

export const sizeIn = (language: Language, size: string): string => wordIn(shopWords[language].sizes, size);

export const fibreIn = (language: Language, fibre: string): string =>
  wordIn(shopWords[language].fibres, fibre);

export const articleIn = (language: Language, { productId, name, color, size }: Article) => ({
  name: nameIn(language, productId, name),
  color: colorIn(language, color),
  size: sizeIn(language, size),
});

export const careIn = (language: Language, care: Care): string => shopWords[language].care[care];

/** Words of every language by which a client may name what the database calls otherwise. */
function storedWords(of: (language: Language) => Words): ReadonlyMap<string, string> {
  return new Map(
    languages.flatMap((language) =>
      Object.entries(of(language)).map(([stored, word]) => [word ?? stored, stored] as const),
    ),
  );
}

const storedColors = storedWords((language) => shopWords[language].colors);
const storedSizes = storedWords((language) => shopWords[language].sizes);

/** The colour and size as the database names them, whichever language the client read them in. */
export const storedOption = <O extends { color: string; size: string }>(option: O): O => ({
  ...option,
  color: storedColors.get(option.color) ?? option.color,
  size: storedSizes.get(option.size) ?? option.size,
});
