import { colorLabels } from '#contract/color-labels.ts';
import { colorLabels as colorsInEnglish } from '#contract/en/color-labels.ts';
import { careInstructions as careInEnglish } from '#contract/en/garment-words.ts';
import { careInstructions } from '#contract/garment-words.ts';
import type { Language, Translation } from '#contract/languages.ts';
import { colorLabels as colorsInPortuguese } from '#contract/pt/color-labels.ts';
import { careInstructions as careInPortuguese } from '#contract/pt/garment-words.ts';
import { fibreNames as fibresInEnglish } from './en/fibre-names.ts';
import { productWords as productsInEnglish } from './en/products.ts';
import { sizeNames as sizesInEnglish } from './en/sizes.ts';
import { fibreNames } from './fibre-names.ts';
import { productWords } from './products.ts';
import { fibreNames as fibresInPortuguese } from './pt/fibre-names.ts';
import { productWords as productsInPortuguese } from './pt/products.ts';
import { sizeNames as sizesInPortuguese } from './pt/sizes.ts';
import { sizeNames } from './sizes.ts';

interface ShopWords {
  products: Translation<typeof productWords>;
  /** These three by the Spanish word. */
  colors: Readonly<Partial<Record<string, string>>>;
  sizes: Translation<typeof sizeNames>;
  fibres: Translation<typeof fibreNames>;
  care: Translation<typeof careInstructions>;
}

export const shopWords: Readonly<Record<Language, ShopWords>> = {
  es: {
    products: productWords,
    colors: colorLabels,
    sizes: sizeNames,
    fibres: fibreNames,
    care: careInstructions,
  },
  en: {
    products: productsInEnglish,
    colors: colorsInEnglish,
    sizes: sizesInEnglish,
    fibres: fibresInEnglish,
    care: careInEnglish,
  },
  pt: {
    products: productsInPortuguese,
    colors: colorsInPortuguese,
    sizes: sizesInPortuguese,
    fibres: fibresInPortuguese,
    care: careInPortuguese,
  },
};
