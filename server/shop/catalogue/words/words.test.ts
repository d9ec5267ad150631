import { describe, expect, it } from 'vitest';
import { colorNames } from '#contract/colors.ts';
import { type Language, languages } from '#contract/languages.ts';
import { catalogue } from '../seeded/index.ts';
import { readProductWords, shopWords } from './languages.ts';

const translations = languages.filter((language) => language !== 'es');
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}-]+/u);

/** None of them is a word of the other language. */
const spanishOnly: Readonly<Record<Exclude<Language, 'es'>, readonly string[]>> = {
  en: [
    'el',
    'la',
    'los',
    'las',
    'un',
    'una',
    'del',
    'al',
    'y',
    'que',
    'con',
    'sin',
    'para',
    'por',
    'en',
    'de',
  ],
  pt: [
    'el',
    'la',
    'los',
    'las',
    'lo',
    'un',
    'una',
    'del',
    'al',
    'y',
    'con',
    'sin',
    'en',
    'pero',
    'hasta',
    'su',
  ],
};

it.each(languages)('are there in %s for every product of the catalogue, and for no other', (language) => {
  const sold = catalogue.map(({ product }) => product.id).toSorted();
  expect(Object.keys(shopWords[language].products).toSorted()).toEqual(sold);
});

it.each([
  ['a cell missing', 'camisa\tCamisa'],
  ['an empty cell', 'camisa\t\tDe lino.'],
  ['a cell too many', 'camisa\tCamisa\tDe lino.\tLavable.'],
  ['a product twice', 'camisa\tCamisa\tDe lino.\ncamisa\tCamisa\tDe seda.'],
])('refuses a table of words with %s', (_what, rows) => {
  expect(() => readProductWords(`id\tname\tdescription\n${rows}\n`)).toThrow('camisa');
});

describe.each(translations)('the words of the shop in %s', (language) => {
  const words = shopWords[language];
  const texts = Object.entries(words.products);

  it('left no Spanish', () => {
    for (const [id, { name, description }] of texts) {
      const left = wordsOf(`${name} ${description}`).filter((word) => spanishOnly[language].includes(word));
      expect(left, id).toEqual([]);
      expect(`${name} ${description}`, id).not.toMatch(/[ñ¿¡]|ción\b/);
    }
    const spanish = shopWords.es.products;
    for (const [id, { description }] of texts) expect(description, id).not.toBe(spanish[id]?.description);
  });

  it('describe in sentences of their own, of a length that a card holds', () => {
    const names = texts.map(([, { name }]) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const sentences = texts.flatMap(([, { description }]) => sentencesOf(description));
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([]);
    for (const [id, { name, description }] of texts) {
      expect(name.length, id).toBeLessThanOrEqual(45);
      expect(sentencesOf(description).length, id).toBeGreaterThanOrEqual(2);
      expect(description.length, id).toBeGreaterThanOrEqual(65);
      expect(description.length, id).toBeLessThanOrEqual(240);
    }
  });

  it('name every colour, size, fibre and care', () => {
    expect(Object.keys(words.colors).toSorted()).toEqual(colorNames.toSorted());
    for (const part of ['sizes', 'fibres', 'care'] as const)
      expect(Object.keys(words[part]), part).toEqual(Object.keys(shopWords.es[part]));
  });
});

it('no word names two colours or sizes, whichever language it is of', () => {
  const stored = new Map<string, string>(
    [...colorNames, ...Object.keys(shopWords.es.sizes)].map((it) => [it, it]),
  );
  for (const language of translations)
    for (const [name, word] of Object.entries({
      ...shopWords[language].colors,
      ...shopWords[language].sizes,
    })) {
      expect(stored.get(word ?? '') ?? name, word).toBe(name);
      stored.set(word ?? '', name);
    }
});
