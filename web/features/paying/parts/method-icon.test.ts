import { expect, it } from 'vitest';
import { methodIconName } from './method-icon.tsx';

it.each([
  ['🏦', 'bank'],
  ['💳', 'card'],
  ['₿', 'bitcoin'],
  ['✅', 'check'],
  ['✔️', 'check'],
  ['🅿️', 'card'],
  ['🦄', 'card'],
])('draws %s as %s', (emoji, name) => {
  expect(methodIconName(emoji)).toBe(name);
});
