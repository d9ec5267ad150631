import { describe, expect, it } from 'vitest';
import { fabricOf, fibreNamed, type PartFibre } from './fibres.ts';

const outer = (fibre: PartFibre['fibre'], percent: number): PartFibre => ({ part: 'outer', fibre, percent });

describe('the fabric of a composition', () => {
  it('is the main fibre’s', () => {
    expect(fabricOf([outer('elastane', 5), outer('wool', 95)], 'cotton')).toBe('wool');
    expect(fabricOf([outer('polyester', 100)], 'cotton')).toBe('synthetic');
  });

  it('is kept when the main fibre can make it, because labels list no weave', () => {
    expect(fabricOf([outer('cotton', 98), outer('elastane', 2)], 'denim')).toBe('denim');
    expect(fabricOf([outer('wool', 100)], 'knit')).toBe('knit');
    expect(fabricOf([outer('leather', 100)], 'suede')).toBe('suede');
  });

  it('is down when that is the filling', () => {
    expect(
      fabricOf([outer('polyamide', 100), { part: 'filling', fibre: 'down', percent: 90 }], 'synthetic'),
    ).toBe('down');
  });

  it('is kept when the label says nothing about it', () => {
    expect(fabricOf([], 'silk')).toBe('silk');
    expect(fabricOf([outer('viscose', 100)], 'silk')).toBe('silk');
    expect(fabricOf([{ part: 'lining', fibre: 'polyester', percent: 100 }], 'wool')).toBe('wool');
  });
});

it('fibres are found by the shop’s Spanish names', () => {
  expect(fibreNamed('algodón')).toBe('cotton');
  expect(fibreNamed('Poliéster')).toBe('polyester');
  expect(fibreNamed('poliéster reciclado')).toBe('polyester');
  expect(fibreNamed('piel de cordero')).toBe('leather');
  expect(fibreNamed('piel vegana')).toBeUndefined();
});
