import { expect, test } from 'vitest';
import { nameInSentence } from './garment-name.ts';

test.each([
  [{ name: 'Camisa blanca de popelín', kind: 'shirt' }, 'la camisa blanca de popelín'],
  [{ name: 'Vaqueros rectos', kind: 'jeans' }, 'los vaqueros rectos'],
  [{ name: 'La de Zara', kind: 'shirt' }, '«La de Zara»'],
] as const)('%j in a sentence', (garment, text) => {
  expect(nameInSentence(garment)).toBe(text);
});
