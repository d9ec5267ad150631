import { describe, expect, it } from 'vitest';
import { isSortOf, type Kind } from '#contract/vocabulary.ts';
import { buildGarment as g } from './fixtures/garment.ts';
import { sixty } from './fixtures/scenario-wardrobes.ts';
import { generateOutfits } from './generate.ts';
import { excludeEachOther, slotsOfKind } from './slots.ts';
import type { Garment, OutfitRequest } from './wardrobe.ts';

const owned: readonly Garment[] = [
  g('Reloj de acero', 'watch', 'plateado'),
  g('Reloj de piel', 'watch', 'marrón'),
  g('Mochila negra', 'backpack', 'negro'),
  g('Bolso de hombro', 'shoulder-bag', 'camel'),
  g('Cartera de mano', 'clutch', 'dorado', { style: 'party' }),
  g('Cinturón marrón', 'belt', 'marrón'),
  g('Paraguas', 'umbrella', 'negro'),
  g('Guantes de piel', 'gloves', 'negro', { fabric: 'leather' }),
  g('Gafas de sol', 'sunglasses', 'negro'),
  g('Gafas graduadas', 'glasses', 'negro'),
  g('Corbata granate', 'tie', 'burdeos', { style: 'formal', fabric: 'silk' }),
  g('Medias negras', 'tights', 'negro'),
  g('Calcetines de lana', 'socks', 'gris oscuro', { fabric: 'wool' }),
  g('Pendientes de plata', 'earrings', 'plateado'),
  g('Collar', 'necklace', 'dorado'),
  g('Bikini', 'bikini', 'rojo'),
  g('Bañador bermuda', 'swim-trunks', 'azul marino'),
  g('Pijama', 'pyjamas', 'celeste'),
  g('Ropa interior', 'underwear', 'blanco'),
];
const wardrobe = [...sixty, ...owned];
const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));

/** The kinds of each of eight outfits. */
function worn(request: Partial<OutfitRequest>, from: readonly Garment[] = wardrobe): Kind[][] {
  const { outfits } = generateOutfits(from, {
    occasion: 'casual',
    season: 'spring',
    seed: 5,
    count: 8,
    ...request,
  });
  return outfits.map(({ garmentIds }) => garmentIds.flatMap((id) => byId.get(id)?.kind ?? []));
}
const days: readonly Partial<OutfitRequest>[] = [
  { occasion: 'casual', season: 'winter', temperatureC: -4 },
  { occasion: 'work', season: 'fall', temperatureC: 12, rain: true },
  { occasion: 'formal', season: 'spring', temperatureC: 18 },
  { occasion: 'party', season: 'winter', temperatureC: 3 },
  { occasion: 'casual', season: 'summer', temperatureC: 33 },
  { occasion: 'sport', season: 'summer', temperatureC: 28 },
  { event: 'beach', occasion: 'casual', season: 'summer', temperatureC: 31 },
];

describe('accessories in outfits', () => {
  it.each(days)('are worn once each, on $occasion in $season', (day) => {
    for (const kinds of worn(day)) {
      for (const kind of ['watch', 'belt', 'umbrella', 'gloves'] as const)
        expect(kinds.filter((one) => one === kind).length, kinds.join()).toBeLessThanOrEqual(1);
      expect(kinds.filter((one) => isSortOf(one, 'bag')).length).toBeLessThanOrEqual(1);
      expect(kinds.filter((one) => isSortOf(one, 'tie')).length).toBeLessThanOrEqual(1);
    }
  });

  it.each(days)('never are nightwear or underwear, on $occasion in $season', (day) => {
    for (const kinds of worn(day)) {
      expect(kinds).not.toContain('pyjamas');
      expect(kinds).not.toContain('underwear');
    }
  });

  it('take an umbrella into the rain, and leave it at home when it is dry', () => {
    const day = { occasion: 'work', season: 'fall', temperatureC: 12 } as const;
    expect(worn({ ...day, rain: true }).every((kinds) => kinds.includes('umbrella'))).toBe(true);
    expect(worn(day).some((kinds) => kinds.includes('umbrella'))).toBe(false);
  });

  it('put gloves on in the frost and sunglasses in the heat, not the reverse', () => {
    const frost = worn({ season: 'winter', temperatureC: -6 });
    const heat = worn({ season: 'summer', temperatureC: 32 });
    expect(frost.some((kinds) => kinds.includes('gloves'))).toBe(true);
    expect(heat.some((kinds) => kinds.includes('gloves'))).toBe(false);
    expect(heat.some((kinds) => kinds.includes('sunglasses'))).toBe(true);
    expect(heat.some((kinds) => kinds.includes('glasses'))).toBe(false);
  });

  it('wear a tie with the collar of a shirt only, and tights under a skirt', () => {
    for (const day of days) {
      for (const kinds of worn(day)) {
        if (kinds.some((kind) => isSortOf(kind, 'tie')))
          expect(
            kinds.some((kind) => kind === 'shirt' || kind === 'blouse'),
            kinds.join(),
          ).toBe(true);
        if (kinds.includes('tights'))
          expect(kinds.some((kind) => kind === 'skirt' || kind === 'dress' || kind === 'shorts')).toBe(true);
      }
    }
    const cold = worn({ season: 'winter', temperatureC: 5, occasion: 'date' });
    expect(cold.some((kinds) => kinds.includes('tights'))).toBe(true);
  });

  it('swim at the beach and in the pool, and nowhere else even without other clothes', () => {
    const isSwimming = (kinds: readonly Kind[]) => kinds.some((kind) => isSortOf(kind, 'swimwear'));
    const few = owned.concat(g('Camiseta', 't-shirt', 'blanco'), g('Sandalias', 'sandals', 'marrón'));
    for (const garment of few) byId.set(garment.id, garment);
    const warm = { season: 'summer', temperatureC: 30 } as const;
    expect(worn({ ...warm, event: 'beach' }, few).some(isSwimming)).toBe(true);
    expect(worn({ ...warm, event: 'pool' }, few).every(isSwimming)).toBe(true);
    for (const occasion of ['casual', 'work', 'sport', 'party'] as const)
      expect(worn({ ...warm, occasion }, few), occasion).toEqual([]);
  });

  it('have a place each, but for underwear and nightwear', () => {
    for (const garment of owned)
      expect(slotsOfKind[garment.kind].length, garment.kind).toBe(
        garment.kind === 'pyjamas' || garment.kind === 'underwear' ? 0 : 1,
      );
  });

  it('exclude socks in sandals, two pairs of glasses and a necklace over a tie', () => {
    const at = (kind: Kind) => ({ slot: slotsOfKind[kind][0] ?? 'base', garment: { id: kind, kind } });
    for (const [a, b] of [
      ['socks', 'sandals'],
      ['socks', 'tights'],
      ['glasses', 'sunglasses'],
      ['necklace', 'bow-tie'],
      ['tights', 'jeans'],
    ] as const)
      expect(excludeEachOther(at(a), at(b)) || slotsOfKind[a][0] === slotsOfKind[b][0], `${a}+${b}`).toBe(
        true,
      );
    expect(excludeEachOther(at('socks'), at('sneakers'))).toBe(false);
    expect(excludeEachOther(at('earrings'), at('necklace'))).toBe(false);
  });
});
