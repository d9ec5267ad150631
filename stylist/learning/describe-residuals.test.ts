import { describe, expect, it } from 'vitest';
import { buildGarment as g } from '../fixtures/garment.ts';
import { describeResiduals } from './describe-residuals.ts';

const wardrobe = [
  g('Mocasines', 'loafers', 'burdeos', { fabric: 'leather' }),
  g('Falda', 'skirt', 'verde'),
  g('Blusa', 'blouse', 'crudo'),
];

describe('what was learned', () => {
  it.each([
    ['with~Mocasines~skirt', -5, 'No te gustan los mocasines burdeos con falda'],
    ['garment~Blusa', 5, 'Te gusta la blusa cruda'],
    ['garment~Mocasines', -5, 'No te gustan los mocasines burdeos'],
    ['pair~Blusa~Falda', -5, 'No te gusta la blusa cruda con la falda verde'],
    ['kinds~sneakers~skirt', -5, 'No te gustan las zapatillas con falda'],
    ['colour~azul marino', -5, 'No te gusta el azul marino'],
    ['register~sport', 5, 'Te gusta la ropa deportiva'],
    ['warmth', -5, 'Prefieres ir con un poco menos de abrigo'],
    ['formality', 5, 'Prefieres ir un poco más formal'],
  ])('%s is said in Spanish', (id, points, sentence) => {
    expect(describeResiduals({ [id]: points }, wardrobe)).toEqual([{ id, sentence }]);
  });

  it('is not said of garments that are gone', () => {
    expect(describeResiduals({ 'garment~Bolso': 5, 'pair~Blusa~Bolso': -5 }, wardrobe)).toEqual([]);
  });
});
