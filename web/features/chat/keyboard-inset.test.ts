import { expect, it } from 'vitest';
import { hiddenHeights } from './keyboard-inset.ts';

it('returns zero while the whole window is visible', () => {
  expect(hiddenHeights({ windowHeight: 844, offsetTop: 0, height: 844 })).toEqual({ above: 0, below: 0 });
});

it('measures the keyboard below and the scrolled part above', () => {
  expect(hiddenHeights({ windowHeight: 844, offsetTop: 0, height: 508 })).toEqual({ above: 0, below: 336 });
  expect(hiddenHeights({ windowHeight: 844, offsetTop: 120, height: 508 })).toEqual({
    above: 120,
    below: 216,
  });
});

it('never returns negative heights when a browser bar collapses', () => {
  expect(hiddenHeights({ windowHeight: 788, offsetTop: -2, height: 844 })).toEqual({ above: 0, below: 0 });
});
