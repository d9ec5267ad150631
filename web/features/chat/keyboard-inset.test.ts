import { expect, it } from 'vitest';
import { hiddenHeights } from './keyboard-inset.ts';

it('finds nothing hidden while the whole window is in sight', () => {
  expect(hiddenHeights({ windowHeight: 844, offsetTop: 0, height: 844 })).toEqual({ above: 0, below: 0 });
});

it('finds the keyboard below, and what the phone pushed up above', () => {
  expect(hiddenHeights({ windowHeight: 844, offsetTop: 0, height: 508 })).toEqual({ above: 0, below: 336 });
  expect(hiddenHeights({ windowHeight: 844, offsetTop: 120, height: 508 })).toEqual({
    above: 120,
    below: 216,
  });
});

it('is never less than nothing, where a bar of the browser slides away', () => {
  expect(hiddenHeights({ windowHeight: 788, offsetTop: -2, height: 844 })).toEqual({ above: 0, below: 0 });
});
