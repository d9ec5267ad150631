import { expect, it } from 'vitest';
import { buildGarment as g } from '../fixtures/garment.ts';
import { outfitOf } from '../outfit.ts';
import { pieceOf } from '../piece.ts';
import { nameOutfits } from './name-outfit.ts';

const day = { occasion: 'casual', season: 'spring' } as const;

it('keeps a cloth that tells two outfits apart, and says it once otherwise', () => {
  const trousers = g('Pantalones', 'pants', 'crudo', { fabric: 'linen' });
  const withShirt = (fabric: 'cotton' | 'linen') =>
    outfitOf([
      pieceOf(g(`Camisa ${fabric}`, 'shirt', 'blanco', { fabric }), 'base', day),
      pieceOf(trousers, 'bottom', day),
    ]);
  const [linen, cotton] = [withShirt('linen'), withShirt('cotton')];
  expect(nameOutfits([linen], 'casual', 0)).toEqual(['Camisa blanca y pantalones crudos de lino']);
  for (const outfits of [
    [linen, cotton],
    [cotton, linen],
  ]) {
    const names = nameOutfits(outfits, 'casual', 0);
    expect(names).toContain('Camisa blanca y pantalones crudos de lino');
    expect(names).toContain('Camisa blanca de lino y pantalones crudos de lino');
  }
});
