import { describe, expect, it } from 'vitest';
import { fabricOf, fibreNamed, type PartFibre } from './fibres.ts';

const outer = (fibre: PartFibre['fibre'], percent: number): PartFibre => ({ part: 'outer', fibre, percent });

describe('the cloth that a composition speaks for', () => {
  it('is that of the main fibre', () => {
    expect(fabricOf([outer('elastane', 5), outer('wool', 95)], 'cotton')).toBe('wool');
    expect(fabricOf([outer('polyester', 100)], 'cotton')).toBe('synthetic');
  });

  it('stays what the main fibre can be made into: a label knows no weave', () => {
    expect(fabricOf([outer('cotton', 98), outer('elastane', 2)], 'denim')).toBe('denim');
    expect(fabricOf([outer('wool', 100)], 'knit')).toBe('knit');
    expect(fabricOf([outer('leather', 100)], 'suede')).toBe('suede');
  });

  it('is down where that fills it', () => {
    expect(
      fabricOf([outer('polyamide', 100), { part: 'filling', fibre: 'down', percent: 90 }], 'synthetic'),
    ).toBe('down');
  });

  it('stays where the label says nothing of it', () => {
    expect(fabricOf([], 'silk')).toBe('silk');
    expect(fabricOf([outer('viscose', 100)], 'silk')).toBe('silk');
    expect(fabricOf([{ part: 'lining', fibre: 'polyester', percent: 100 }], 'wool')).toBe('wool');
  });
});

it('a fibre is found by its Spanish name, as the shop writes it', () => {
  expect(fibreNamed('algodón')).toBe('cotton');
  expect(fibreNamed('Poliéster')).toBe('polyester');
  expect(fibreNamed('poliéster reciclado')).toBe('polyester');
  expect(fibreNamed('piel de cordero')).toBe('leather');
  expect(fibreNamed('piel vegana')).toBeUndefined();
});
