import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesTogether } from './names-together.ts';

const word = fc.constantFrom(
  'black',
  'lace',
  'studded',
  'vaqueros',
  'lino',
  'zara',
  'heels',
  'botas',
  'xyzzy',
);
const name = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));

describe('namesTogether', () => {
  it('is symmetric and bounded', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const both = namesTogether(a, b);
        expect(both).toBe(namesTogether(b, a));
        expect(Math.abs(both)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('says nothing of words that it does not know', () => {
    expect(namesTogether('xyzzy plugh', 'black lace dress')).toBe(0);
    expect(namesTogether('', 'black lace dress')).toBe(0);
  });

  it.each([
    ['studded leather biker jacket', 'combat boots', 'pearl ballet flats'],
    ['black sequin mini dress', 'strappy metallic heels', 'running shoes'],
    ['linen beach cover up', 'straw tote', 'black structured leather bag'],
    ['oversized graphic hoodie', 'chunky sneakers', 'satin evening pumps'],
    ['camiseta técnica de correr', 'zapatillas de running', 'zapatos de tacón de raso'],
    ['vestido de flores vaporoso', 'sandalias de esparto', 'botas militares con tachuelas'],
    ['traje de chaqueta azul marino', 'zapatos oxford negros', 'chanclas de goma'],
  ])('puts “%s” with “%s” rather than with “%s”', (name, better, worse) => {
    expect(namesTogether(name, better)).toBeGreaterThan(namesTogether(name, worse));
  });
});
