import { describe, expect, it } from 'vitest';
import { buildGarment as g } from '../fixtures/garment.ts';
import { sixty } from '../fixtures/scenario-wardrobes.ts';
import { versatilityOf } from '../versatility.ts';
import type { Garment } from '../wardrobe.ts';
import { spareGarments } from './spare-garments.ts';

const worn = { timesWorn: 20, lastWornDaysAgo: 5, addedDaysAgo: 700 };
const idle = { timesWorn: 2, lastWornDaysAgo: 300, addedDaysAgo: 700 };
const leather = { fabric: 'leather' } as const;

const inUse: readonly Garment[] = [
  g('Camisa', 'shirt', 'blanco', worn),
  g('Chinos', 'pants', 'azul marino', worn),
  g('Vaqueros', 'jeans', 'azul marino', worn),
  g('Mocasines', 'loafers', 'marrón', { ...worn, ...leather }),
  g('Camiseta', 't-shirt', 'blanco', worn),
];

function spare(wardrobe: readonly Garment[], dear: readonly string[] = []) {
  const outfits = new Map([...versatilityOf(wardrobe)].map(([id, one]) => [id, one.outfits]));
  return spareGarments(wardrobe, { outfits, dear: new Set(dear) });
}

describe('what would hardly be missed', () => {
  it('is idle, first what others do as well', () => {
    const wardrobe = [
      ...inUse,
      g('Camiseta igual', 't-shirt', 'blanco', idle),
      g('Camisa chillona', 'shirt', 'fucsia', idle),
      g('Otra camisa', 'shirt', 'celeste', { ...idle, lastWornDaysAgo: 100 }),
    ];
    expect(spare(wardrobe)).toEqual([
      { id: 'Camiseta igual', others: 1 },
      { id: 'Camisa chillona', others: 0 },
    ]);
  });

  it('is nothing new, dear, away, the only one of its kind, or still waiting for its season', () => {
    const never = { timesWorn: 0, lastWornDaysAgo: null };
    const wardrobe = [
      ...inUse,
      g('Nueva', 't-shirt', 'negro', { ...never, addedDaysAgo: 59 }),
      g('De la abuela', 'shirt', 'crudo', idle),
      g('Guardada', 't-shirt', 'gris', { ...idle, away: true }),
      g('Único abrigo', 'coat', 'camel', idle),
      g('De verano', 'shirt', 'verde', { ...idle, seasons: ['summer'] }),
      g('Anillo', 'ring', 'dorado', idle),
      g('Otro anillo', 'ring', 'plateado', idle),
    ];
    expect(spare(wardrobe, ['De la abuela'])).toEqual([]);
    const later = wardrobe.map((one) => (one.name === 'De verano' ? { ...one, lastWornDaysAgo: 340 } : one));
    expect(spare(later, ['De la abuela'])).toEqual([{ id: 'De verano', others: 0 }]);
  });

  it('is not what is in another house, nor what is the only one where the person is', () => {
    const idleShirt = g('Camisa chillona', 'shirt', 'fucsia', idle);
    const there = { elsewhere: 'Casa de la playa' };
    expect(spare([...inUse, { ...idleShirt, ...there }])).toEqual([]);
    const alone = inUse.map((one) => (one.kind === 'shirt' ? { ...one, ...there } : one));
    expect(spare([...alone, idleShirt])).toEqual([]);
    expect(spare([...inUse, idleShirt])).toEqual([{ id: 'Camisa chillona', others: 0 }]);
  });

  it('is not both of a pair, nor the last that an occasion can be dressed with', () => {
    const pair = [
      ...inUse,
      g('Negra una', 't-shirt', 'negro', idle),
      g('Negra dos', 't-shirt', 'negro', idle),
    ];
    expect(spare(pair)).toHaveLength(1);
    const needed = [
      g('Zapatos de siempre', 'loafers', 'marrón', { ...idle, ...leather }),
      g('Otros', 'loafers', 'negro', { ...idle, ...leather }),
      ...inUse.filter(({ kind }) => kind !== 'loafers'),
    ];
    expect(spare(needed)).toHaveLength(1);
  });

  it('is at most three, the same each time, and leaves something to wear', () => {
    const wardrobe = sixty.map((one) => ({ ...one, ...idle }));
    const found = spare(wardrobe);
    expect(found).toHaveLength(3);
    expect(spare(wardrobe)).toEqual(found);
    const gone = new Set(found.map(({ id }) => id));
    const left = wardrobe.filter(({ id }) => !gone.has(id));
    expect([...versatilityOf(left).values()].some(({ outfits }) => outfits > 0)).toBe(true);
  });
});
