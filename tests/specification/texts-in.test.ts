import { expect, it } from 'vitest';
import { textsIn } from './texts-in.ts';

it('finds the texts of nested objects and lists', () => {
  expect(textsIn({ a: 'uno', b: { c: ['dos', 3] } })).toEqual(['uno', 'dos']);
});

it('calls functions whatever they take', () => {
  const copy = {
    counted: (count: number) => `${count.toFixed(0)} prendas`,
    named: ({ item }: { item: { name: string } }) => ({ title: 'Marcado como usado', text: item.name }),
  };
  expect(textsIn(copy)).toContain('3 prendas');
  expect(textsIn(copy)).toContain('Marcado como usado');
});

it('does not take the names of properties for texts', () => {
  expect(textsIn({ 'Mis Prendas': 'Ropa' })).toEqual(['Ropa']);
});
