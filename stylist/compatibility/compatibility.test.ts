import { describe, expect, it } from 'vitest';
import { traitsOf } from '../piece.ts';
import { wornKinds } from '../vocabulary/kinds.ts';
import { readGarment } from '../vocabulary/read-garment.ts';
import { kindWithKind } from './kind-with-kind.ts';
import { tableOf } from './levels.ts';
import { charactersTogether } from './looks.ts';
import { looksOfWords } from './looks-of-words.ts';

const characterOf = (name: string) => traitsOf(readGarment({ kind: name }, name)).character;
const together = (a: string, b: string) => charactersTogether(characterOf(a), characterOf(b));

describe('what goes with what', () => {
  it('is symmetric and bounded for every two kinds', () => {
    for (const a of wornKinds) {
      for (const b of wornKinds) {
        expect(kindWithKind[a][b]).toBe(kindWithKind[b][a]);
        expect(Math.abs(kindWithKind[a][b])).toBeLessThanOrEqual(2);
      }
    }
  });

  it('lists each pair once', () => {
    expect(() => tableOf(['a', 'b'], { a: { well: 'b' }, b: { badly: 'a' } })).toThrow('a+b');
    expect(() => tableOf(['a', 'b'], { a: { well: 'c' } })).toThrow('a+c');
  });

  it('is symmetric and bounded for every two words', () => {
    const characters = looksOfWords.map(([words]) => characterOf(words.split('|')[0] ?? ''));
    for (const a of characters) {
      for (const b of characters) {
        const affinity = charactersTogether(a, b);
        expect(affinity).toBeCloseTo(charactersTogether(b, a), 9);
        expect(Math.abs(affinity)).toBeLessThanOrEqual(2);
      }
    }
  });

  it.each([
    ['leather mini skirt', 'combat boots', 'ballet flats'],
    ['floral sundress', 'espadrilles', 'chelsea boots'],
    ['pencil skirt', 'pumps', 'white sneakers'],
    ['joggers', 'running shoes', 'oxfords'],
    ['evening gown', 'sequin clutch', 'canvas tote'],
    ['ripped jeans', 'band tee', 'silk blouse'],
    ['vestido de noche', 'bolso de fiesta', 'mochila'],
    ['falda lápiz', 'salones', 'chanclas'],
    ['vaqueros rotos', 'cazadora de cuero', 'abrigo de paño'],
    ['bañador', 'cesta de rafia', 'maletín'],
  ])('puts with a %s %s rather than %s', (garment, better, worse) => {
    expect(together(garment, better)).toBeGreaterThan(together(garment, worse));
  });

  it('reads the metal of buckles and jewellery', () => {
    expect(traitsOf(readGarment({ kind: 'necklace', name: 'gold tone chain' }, 'a')).metal).toBe('gold');
    expect(traitsOf(readGarment({ kind: 'heels', color: 'silver' }, 'b')).metal).toBe('silver');
    expect(traitsOf(readGarment({ kind: 'reloj', color: 'negro' }, 'c')).metal).toBeNull();
  });
});
