import { describe, expect, it } from 'vitest';
import { generateOutfits } from '../generate.ts';
import { type PanelWardrobeName, panelWardrobes } from '../panel/wardrobes/index.ts';
import type { OutfitRequest } from '../wardrobe.ts';

type Refusal = {
  title: string;
  wardrobe: PanelWardrobeName;
  day: Omit<OutfitRequest, 'seed' | 'count'>;
  /** In none of three proposals. */
  never: readonly string[];
  /** The first proposal wears all. */
  first?: readonly string[];
};

const refusals: readonly Refusal[] = [
  {
    title: 'down or leather in the rain, by the owner of a waterproof',
    wardrobe: 'office-woman',
    day: { event: 'dog-walk', occasion: 'casual', season: 'fall', temperatureC: 9, rain: true },
    never: ['Plumífero largo verde', 'Cazadora de cuero negra'],
  },
  {
    title: 'a rain jacket at yoga on a dry day',
    wardrobe: 'man',
    day: { event: 'yoga', occasion: 'sport', season: 'spring', temperatureC: 18, rain: false },
    never: ['Chubasquero azul'],
  },
  {
    title: 'a rain jacket at yoga on a dry winter day',
    wardrobe: 'man',
    day: { event: 'yoga', occasion: 'sport', season: 'winter', temperatureC: 8, rain: false },
    never: ['Chubasquero azul'],
  },
  {
    title: 'corduroy in the office at 34 °C',
    wardrobe: 'man',
    day: { event: 'office', occasion: 'work', season: 'summer', temperatureC: 34, rain: false },
    never: ['Pantalón de pana marrón', 'Pantalón de traje gris marengo'],
  },
  {
    title: 'office wear on New Year’s Eve',
    wardrobe: 'office-woman',
    day: { event: 'new-year', occasion: 'party', season: 'winter', temperatureC: 7, rain: false },
    never: ['Falda lápiz negra', 'Americana azul marino', 'Americana negra entallada'],
    first: ['Vestido rojo de fiesta'],
  },
  {
    title: 'a gown or a pencil skirt in a nightclub',
    wardrobe: 'office-woman',
    day: { event: 'nightclub', occasion: 'party', season: 'summer', temperatureC: 24, rain: false },
    never: ['Vestido largo azul noche', 'Falda lápiz negra'],
    first: ['Vestido rojo de fiesta'],
  },
  {
    title: 'a blazer with a pencil skirt at a black tie dinner',
    wardrobe: 'office-woman',
    day: { event: 'black-tie', occasion: 'formal', season: 'fall', temperatureC: 14, rain: false },
    never: ['Falda lápiz negra', 'Americana azul marino'],
    first: ['Vestido largo azul noche'],
  },
  {
    title: 'a long tie with a dinner suit',
    wardrobe: 'man',
    day: { event: 'black-tie', occasion: 'formal', season: 'fall', temperatureC: 14, rain: false },
    never: ['Corbata azul marino'],
    first: ['Esmoquin negro', 'Camisa blanca de vestir', 'Pajarita negra'],
  },
];

describe('what a stylist refuses', () => {
  it.each(refusals)('$title', ({ wardrobe, day, never, first = [] }) => {
    const { outfits } = generateOutfits(panelWardrobes[wardrobe].garments, { ...day, seed: 7, count: 3 });
    expect(outfits).toHaveLength(3);
    expect(outfits.flatMap(({ garmentIds }) => garmentIds.filter((id) => never.includes(id)))).toEqual([]);
    expect(outfits[0]?.garmentIds).toEqual(expect.arrayContaining([...first]));
  });
});
