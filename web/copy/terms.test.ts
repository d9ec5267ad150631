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

const files = globSync('web/copy/*.ts').filter((file) => !/terms(?:\.test)?\.ts$/.test(file));

test.each(terms)('the interface says $word and never $never', ({ never }) => {
  const found = files.flatMap((file) =>
    stringsIn(file)
      .filter((text) => never.test(text) && !specified.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
