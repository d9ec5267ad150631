import { expect, test } from 'vitest';
import { foldText, textMatches } from './search-text.ts';

test('accents, case and spaces do not matter', () => {
  expect(foldText('  Pantalón  VAQUERO ')).toBe('pantalon vaquero');
  expect(textMatches('Cárdigan burdeos', 'CARDIGAN')).toBe(true);
});

test('every word must appear, in any order', () => {
  expect(textMatches('Camisa de lino blanca', 'blanca camisa')).toBe(true);
  expect(textMatches('Camisa de lino blanca', 'camisa azul')).toBe(false);
});

test('an empty search matches everything', () => {
  expect(textMatches('Lo que sea', '   ')).toBe(true);
});
