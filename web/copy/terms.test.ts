import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specified, terms } from './terms.ts';

/** The strings of a module, without its comments and imports. */
const stringsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/|import )/.test(line))
    .flatMap((line) =>
      [...line.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, quoted, template]) => quoted ?? template ?? ''),
    );

const modules = globSync([
  'web/copy/*.ts',
  'web/marketing/claims.ts',
  'contract/errors.ts',
  'contract/es/names.ts',
  'server/**/letters.ts',
  'server/**/letters/*.ts',
  'server/payments/buyer-words.ts',
]).filter((file) => !/terms(?:\.test)?\.ts$/.test(file));

const documents = globSync('web/marketing/content/**/*.md');

const texts = [
  ...modules.map((file) => ({ file, strings: stringsIn(file) })),
  ...documents.map((file) => ({ file, strings: readFileSync(file, 'utf8').split('\n') })),
];

test.each(terms)('the product says $word and never $never', ({ never }) => {
  const found = texts.flatMap(({ file, strings }) =>
    strings.filter((text) => never.test(text) && !specified.includes(text)).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
