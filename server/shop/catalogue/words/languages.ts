import { readFileSync } from 'node:fs';
import { colorLabels } from '#contract/color-labels.ts';
import { colorLabels as colorsInEnglish } from '#contract/en/color-labels.ts';
import { careInstructions as careInEnglish } from '#contract/en/garment-words.ts';
import { careInstructions } from '#contract/garment-words.ts';
import type { Language, Translation } from '#contract/languages.ts';
import { colorLabels as colorsInPortuguese } from '#contract/pt/color-labels.ts';
import { careInstructions as careInPortuguese } from '#contract/pt/garment-words.ts';
import { fibreNames as fibresInEnglish, sizeNames as sizesInEnglish } from './en/label-words.ts';
import { fibreNames, sizeNames } from './label-words.ts';
import { fibreNames as fibresInPortuguese, sizeNames as sizesInPortuguese } from './pt/label-words.ts';

export type ProductWords = Readonly<Record<string, { name: string; description: string }>>;

interface ShopWords {
  products: ProductWords;
  /** These three by the Spanish word. */
  colors: Readonly<Partial<Record<string, string>>>;
  sizes: Translation<typeof sizeNames>;
  fibres: Translation<typeof fibreNames>;
  care: Translation<typeof careInstructions>;
}

/** Reads lines of id, name and description below a line of headings. Throws for a cell missing or an id repeated. */
export function readProductWords(table: string): ProductWords {
  const words: Record<string, { name: string; description: string }> = {};
  for (const line of table.trimEnd().split('\n').slice(1)) {
    const [id, name, description, ...more] = line.split('\t');
    if (!id || !name || !description || more.length > 0 || id in words)
      throw new Error(`no words of one product: ${line}`);
    words[id] = { name, description };
  }
  return words;
}

const productsIn = (folder: string): ProductWords =>
  readProductWords(readFileSync(new URL(`${folder}/products.tsv`, import.meta.url), 'utf8'));

export const shopWords: Readonly<Record<Language, ShopWords>> = {
  es: {
    products: productsIn('.'),
    colors: colorLabels,
    sizes: sizeNames,
    fibres: fibreNames,
    care: careInstructions,
  },
  en: {
    products: productsIn('./en'),
    colors: colorsInEnglish,
    sizes: sizesInEnglish,
    fibres: fibresInEnglish,
    care: careInEnglish,
  },
  pt: {
    products: productsIn('./pt'),
    colors: colorsInPortuguese,
    sizes: sizesInPortuguese,
    fibres: fibresInPortuguese,
    care: careInPortuguese,
  },
};
