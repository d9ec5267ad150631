import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const translations = ['en', 'pt'].flatMap((language) =>
  readdirSync(new URL(`${language}/`, folder)).map((file) => [language, file] as const),
);

function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return value.length;
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, inside]) => [key, shapeOf(inside)]);
}

/** Lists of the contract follow the order of these keys. */
it.each(translations)('%s/%s has the keys of its source in their order', async (language, file) => {
  const source = await import(new URL(file, folder).href);
  const translation = await import(new URL(`${language}/${file}`, folder).href);
  expect(shapeOf({ ...translation })).toEqual(shapeOf({ ...source }));
});
