import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '#contract/garments.ts';
import { basketsOf } from './baskets.ts';

const item = (name: string, hex: string, fields: Partial<WardrobeItem> = {}) =>
  ({
    id: name,
    name,
    kind: 'shirt',
    category: 'tops',
    fabric: 'cotton',
    care: [],
    colors: [{ name: '', hex, share: 1 }],
    inLaundry: true,
    ...fields,
  }) as unknown as WardrobeItem;

const told = (items: WardrobeItem[]) =>
  basketsOf(items).map(({ wash, tint, celsius, items: own }) => [
    wash,
    tint,
    celsius,
    ...own.map(({ item: { name } }) => name),
  ]);

describe('baskets', () => {
  it('keep white, coloured and dark clothes apart, at the lowest of their temperatures', () => {
    const baskets = told([
      item('negra', '#1d1c1f'),
      item('roja', '#c01824', { care: ['wash-60'] }),
      item('blanca', '#f7f7f5', { care: ['wash-60', 'no-tumble-dry'] }),
      item('cruda', '#f2efe6', { care: ['wash-40'] }),
      item('limpia', '#f7f7f5', { inLaundry: false }),
    ]);
    expect(baskets).toEqual([
      ['machine', 'white', 40, 'blanca', 'cruda'],
      ['machine', 'colour', 60, 'roja'],
      ['machine', 'dark', 30, 'negra'],
    ]);
  });

  it('follow the label before the fabric, and the mildest wash without a label', () => {
    const baskets = told([
      item('seda con etiqueta', '#f7f7f5', { fabric: 'silk', care: ['wash-30-gentle'] }),
      item('seda', '#f7f7f5', { fabric: 'silk' }),
      item('traje', '#1d1c1f', { fabric: 'wool', care: ['no-wash', 'dry-clean'] }),
      item('zapatos', '#1d1c1f', { kind: 'shoes', category: 'shoes', fabric: 'leather' }),
      item('blazer', '#1d1c1f', { kind: 'blazer', category: 'outerwear', fabric: 'wool' }),
      item('polar', '#2b5fae', { fabric: 'synthetic' }),
    ]);
    expect(baskets).toEqual([
      ['gentle', 'white', 30, 'seda con etiqueta'],
      ['gentle', 'colour', 30, 'polar'],
      ['hand', null, null, 'seda'],
      ['professional', null, null, 'traje', 'blazer'],
      ['wipe', null, null, 'zapatos'],
    ]);
  });

  it('say what some garment asks of all', () => {
    const [basket] = basketsOf([
      item('una', '#f7f7f5', { care: ['wash-40', 'no-tumble-dry', 'iron-low'] }),
      item('otra', '#f7f7f5', { care: ['wash-40', 'inside-out', 'no-tumble-dry'] }),
    ]);
    expect(basket?.care).toEqual(['no-tumble-dry', 'inside-out']);
  });
});
