import { expect, it } from 'vitest';
import { errorStatuses } from '#contract/errors.ts';
import { endpoints } from '#contract/index.ts';
import { postalCodeFault } from '#contract/provinces.ts';
import { apiWords } from './api-words.ts';
import { findText } from './find-text.ts';

const translations = ['en', 'pt'] as const;

function messagesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { _zod } = value as { _zod?: { def: { error?: (issue: object) => unknown } } };
  if (_zod === undefined && !Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return [];
  const inside = Object.values(_zod?.def ?? value).flatMap((part) => messagesIn(part, seen));
  const own = _zod?.def.error?.({ code: 'custom', input: undefined });
  return typeof own === 'string' ? [own, ...inside] : inside;
}

const ofSchemas = [
  ...new Set(endpoints.flatMap(({ endpoint: { body, query, params } }) => messagesIn([body, query, params]))),
];
const ofPostalCodes = [
  postalCodeFault('2800'),
  postalCodeFault('35001'),
  postalCodeFault('99999'),
  postalCodeFault('28013', '08'),
].map(String);

it('every message of a schema has its English and its Portuguese', () => {
  expect(ofSchemas.length).toBeGreaterThan(100);
  for (const message of [...ofSchemas, ...ofPostalCodes]) {
    expect(findText(message, apiWords.es.messages, apiWords.es.messages)).toBe(message);
    const [english, portuguese] = translations.map((language) =>
      findText(message, apiWords.es.messages, apiWords[language].messages),
    );
    expect(english, message).toBeTypeOf('string');
    expect(portuguese, message).toBeTypeOf('string');
    if (message !== apiWords.en.errors.image_required) expect(english, message).not.toBe(message);
  }
});

it('keeps what a message was made with', () => {
  const inEnglish = (text: string) => findText(text, apiWords.es.messages, apiWords.en.messages);
  expect(inEnglish('Como mucho 80 caracteres')).toBe('At most 80 characters');
  expect(inEnglish(postalCodeFault('28013', '08') ?? '')).toBe(
    'The postcode 28013 is in Madrid, not in the chosen province.',
  );
  expect(inEnglish('Invalid UUID')).toBeUndefined();
});

it('every error code has words of its own in each language', () => {
  for (const code of Object.keys(errorStatuses) as (keyof typeof errorStatuses)[]) {
    const { es, en, pt } = apiWords;
    expect(en.errors[code].length, code).toBeGreaterThan(3);
    expect(pt.errors[code].length, code).toBeGreaterThan(3);
    if (code !== 'image_required') expect(en.errors[code], code).not.toBe(es.errors[code]);
  }
});
