import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWardrobe } from '../fixtures/arbitrary.ts';
import { buildGarment as g } from '../fixtures/garment.ts';
import { sixty } from '../fixtures/scenario-wardrobes.ts';
import { invalidity, type Slot, slotsOfKind } from '../slots.ts';
import { versatilityAmong } from '../versatility.ts';
import type { Garment } from '../wardrobe.ts';
import { wearForecast } from './expected-wear.ts';
import { productViews } from './product-views.ts';

const leather = { fabric: 'leather' } as const;
const trio = [
  g('Camisa', 'shirt', 'blanco'),
  g('Chinos', 'pants', 'azul marino'),
  g('Mocasines', 'loafers', 'marrón', leather),
];
const viewOf = (wardrobe: readonly Garment[], product: Garment) => {
  const view = productViews(wardrobe, [product]).get(product.id);
  if (!view) throw new Error('no view');
  return view;
};

describe('productViews', () => {
  it('counts matching garments and added outfits', () => {
    const view = viewOf(trio, g('nueva', 'blouse', 'celeste'));
    expect(view).toMatchObject({ matches: 2, outfits: 1, alikeId: null });
    expect(view.looks).toHaveLength(1);
    expect(view.looks[0]?.garmentIds).toEqual(['Chinos', 'Mocasines']);
  });

  it('adds nothing to an empty wardrobe', () => {
    expect(viewOf([], g('nueva', 'blouse', 'celeste'))).toEqual({
      matches: 0,
      outfits: 0,
      looks: [],
      alikeId: null,
    });
  });

  it('counts no garment of its own slot, except one worn underneath', () => {
    const shoes = viewOf(trio, g('nuevos', 'shoes', 'negro', { ...leather, style: 'formal' }));
    expect(shoes.matches).toBe(2);
    const sweater = viewOf([g('Camisa', 'shirt', 'blanco')], g('nuevo', 'sweater', 'azul marino'));
    expect(sweater.matches).toBe(1);
  });

  it('agrees with versatilityAmong', () => {
    const isPlain = ({ kind }: Garment) =>
      ['base', 'bottom', 'onePiece', 'shoes'].includes(slotsOfKind[kind][0] ?? '') && kind !== 'suit';
    fc.assert(
      fc.property(anyWardrobe(), anyWardrobe(4), (wardrobe, others) => {
        const products = others.filter(isPlain).map((one, i) => ({ ...one, id: `product ${i}` }));
        const views = productViews(wardrobe, products);
        const counts = versatilityAmong(wardrobe, products);
        for (const { id } of products) expect(views.get(id)?.outfits).toBe(counts.get(id)?.outfits);
      }),
    );
  });

  it('composes valid, different outfits of owned garments', () => {
    const kinds = ['shirt', 'cardigan', 'jeans', 'dress', 'boots', 'sweater', 'blazer', 'skirt'] as const;
    const products = kinds.map((kind) => g(`nuevo ${kind}`, kind, 'azul marino'));
    const byId = new Map([...sixty, ...products].map((garment) => [garment.id, garment]));
    for (const [id, { looks, outfits }] of productViews(sixty, products)) {
      expect(looks.length, id).toBe(3);
      expect(outfits, id).toBeGreaterThan(3);
      for (const { garmentIds } of looks) {
        const worn = [id, ...garmentIds].flatMap((one) => byId.get(one) ?? []);
        expect(worn).toHaveLength(garmentIds.length + 1);
        const slot = ({ kind }: Garment): Slot => slotsOfKind[kind][0] ?? 'base';
        expect(invalidity(worn.map((garment) => ({ garment, slot: slot(garment) })))).toBeNull();
      }
      expect(new Set(looks.map(({ garmentIds }) => garmentIds.join())).size).toBe(3);
    }
  });

  it('does not depend on other products', () => {
    const one = g('nueva', 'blouse', 'celeste');
    const among = productViews(sixty, [g('otra', 'skirt', 'rojo'), one, g('más', 'boots', 'negro')]);
    expect(among.get('nueva')).toEqual(viewOf(sixty, one));
  });

  it('detects duplicates, but not in another colour', () => {
    const tee = (id: string, colour: 'negro' | 'gris oscuro' | 'amarillo') => g(id, 't-shirt', colour);
    expect(viewOf([tee('mía', 'negro')], tee('nueva', 'negro')).alikeId).toBe('mía');
    expect(viewOf([tee('mía', 'amarillo')], tee('nueva', 'negro')).alikeId).toBeNull();
    const striped = g('nueva', 't-shirt', 'negro', { pattern: 'stripes' });
    expect(viewOf([tee('mía', 'negro')], striped).alikeId).toBeNull();
  });
});

describe('wearForecast', () => {
  const worn = (kind: 'shirt' | 'pants', timesWorn: number, addedDaysAgo: number) =>
    g(`${kind} ${timesWorn}`, kind, 'blanco', { timesWorn, addedDaysAgo });

  it('uses the kind, else the category, else the whole wardrobe', () => {
    const forecast = wearForecast([worn('shirt', 10, 365), worn('shirt', 20, 365), worn('pants', 73, 365)]);
    expect(forecast({ kind: 'shirt' })).toEqual({ perYear: 15, basis: 'kind' });
    expect(forecast({ kind: 'blouse' })).toEqual({ perYear: 15, basis: 'category' });
    expect(forecast({ kind: 'boots' })).toEqual({ perYear: 34, basis: 'wardrobe' });
  });

  it('does not extrapolate from a garment added yesterday', () => {
    expect(wearForecast([worn('shirt', 1, 0)])({ kind: 'shirt' })).toEqual({ perYear: 12, basis: 'kind' });
  });

  it('returns null without any wears, and otherwise at least one a year', () => {
    expect(wearForecast([])({ kind: 'shirt' })).toBeNull();
    expect(wearForecast([worn('shirt', 0, 90)])({ kind: 'shirt' })).toBeNull();
    expect(wearForecast([worn('shirt', 1, 3000)])({ kind: 'shirt' })?.perYear).toBe(1);
  });
});
