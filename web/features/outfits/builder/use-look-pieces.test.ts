import { expect, test } from 'vitest';
import type { Kind } from '#contract/vocabulary.ts';
import { buildGarment, testId } from '#web/garments/build-garment.ts';
import { placePiece, togglePiece } from './use-look-pieces.ts';

const kinds: Kind[] = ['shirt', 'sweater', 'jeans', 'skirt', 'boots', 'heels', 'blazer', 'coat', 'dress'];
const items = kinds.map((kind, index) => buildGarment({ id: testId(index), kind }));
const of = (kind: Kind) => items[kinds.indexOf(kind)] as (typeof items)[number];
const ids = (...wanted: Kind[]) => wanted.map((kind) => of(kind).id);

test('toggles a piece', () => {
  expect(togglePiece(ids('shirt'), of('jeans'), items)).toEqual(ids('shirt', 'jeans'));
  expect(togglePiece(ids('shirt', 'jeans'), of('shirt'), items)).toEqual(ids('jeans'));
});

test('a second pair of shoes or a second bottom replaces the first', () => {
  expect(placePiece(ids('shirt', 'boots'), of('heels'), items)).toEqual(ids('shirt', 'heels'));
  expect(placePiece(ids('jeans', 'boots'), of('skirt'), items)).toEqual(ids('skirt', 'boots'));
});

test('keeps layers together: shirt, sweater, blazer and coat', () => {
  const layers: Kind[] = ['shirt', 'sweater', 'blazer', 'coat'];
  expect(layers.reduce<string[]>((chosen, kind) => placePiece(chosen, of(kind), items), [])).toEqual(
    ids(...layers),
  );
});

test('a piece dropped on another replaces it, whatever the kinds', () => {
  expect(placePiece(ids('shirt', 'jeans'), of('sweater'), items, of('shirt').id)).toEqual(
    ids('sweater', 'jeans'),
  );
});

test('refuses an eleventh piece but allows a swap', () => {
  const full = [...Array.from({ length: 9 }, (_, index) => testId(100 + index)), of('boots').id];
  expect(placePiece(full, of('shirt'), items)).toEqual(full);
  expect(placePiece(full, of('heels'), items)).toContain(of('heels').id);
});
