import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('an id is a UUID of version 4', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId()).not.toBe(newId());
});

test('no page asks for `crypto.randomUUID`, which is missing without TLS', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('randomUUID('))).toEqual([]);
});
