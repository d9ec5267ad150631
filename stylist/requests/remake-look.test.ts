import { describe, expect, it } from 'vitest';
import { buildGarment } from '../fixtures/garment.ts';
import { javier, lucia, marta } from '../fixtures/wardrobes.ts';
import { compareWithPicture, lackOf } from '../language/compare-with-picture.ts';
import type { SeenGarment } from '../seen-garment.ts';
import { invalidity } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { place } from './placing.ts';
import { remakeLook } from './remake-look.ts';

const part = (
  kind: Garment['kind'],
  color: Parameters<typeof buildGarment>[2],
  more: Partial<Garment> = {},
): SeenGarment => ({
  ...buildGarment(`part-${kind}`, kind, color, { name: '', ...more }),
  styleKnown: true,
});
const street = [
  part('blazer', 'negro', { style: 'formal', fabric: 'wool' }),
  part('t-shirt', 'blanco'),
  part('jeans', 'azul vaquero', { fabric: 'denim' }),
  part('sneakers', 'blanco'),
  part('bag', 'negro'),
];
const walk = [
  part('coat', 'camel', { fabric: 'wool' }),
  part('sweater', 'crudo', { fabric: 'knit' }),
  part('pants', 'negro'),
  part('boots', 'negro', { fabric: 'leather' }),
  part('sunglasses', 'negro'),
];
const summer = [part('dress', 'rojo', { pattern: 'floral' }), part('sandals', 'marrón')];

const owned = (wardrobe: readonly Garment[], id: string | null | undefined) => {
  const garment = wardrobe.find((one) => one.id === id);
  if (!garment) throw new Error(`no ${id}`);
  return garment;
};

describe('a look remade with what is owned', () => {
  it('takes the nearest garment for each part, and names how near it is', () => {
    const { parts, outfit } = remakeLook(marta, street, null);
    expect(parts.map(({ garmentId }) => garmentId)).toEqual([
      'Americana azul marino',
      'Camiseta blanca',
      'Vaqueros rectos',
      'Zapatillas blancas',
      'Bolso camel',
    ]);
    expect(parts.map(({ nearness }) => nearness)).toEqual(['near', 'same', 'same', 'same', 'far']);
    expect(outfit?.garmentIds.toSorted()).toEqual(parts.map(({ garmentId }) => garmentId).toSorted());
  });

  it.each([
    ['marta', marta],
    ['javier', javier],
    ['lucia', lucia],
  ])('of %s can be worn, whatever the picture', (_, wardrobe) => {
    for (const picture of [street, walk, summer, [...street, ...walk]]) {
      const { outfit, parts } = remakeLook(wardrobe, picture, null);
      expect(parts).toHaveLength(picture.length);
      const ids = parts.flatMap(({ garmentId }) => garmentId ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      if (outfit === null) continue;
      const look = outfit.garmentIds.map((id) => owned(wardrobe, id));
      expect(invalidity(place(look))).toBeNull();
    }
  });

  it('adds the shoes that a picture does not show', () => {
    const shirt = part('shirt', 'celeste', { pattern: 'stripes' });
    const { addedIds, outfit } = remakeLook(marta, [shirt, part('pants', 'negro')], null);
    expect(addedIds).toHaveLength(1);
    expect(outfit?.garmentIds).toContain(addedIds[0]);
  });

  it('is none where the picture’s clothes are not owned', () => {
    const { parts, outfit } = remakeLook(javier, summer, null);
    expect(parts[0]).toEqual({ garmentId: null, nearness: null });
    expect(outfit).toBeNull();
  });

  it('leaves what is in the wash or away', () => {
    const busy = marta.map((garment) =>
      garment.id === 'Camiseta blanca'
        ? { ...garment, inLaundry: true }
        : garment.id === 'Americana azul marino'
          ? { ...garment, away: true }
          : garment,
    );
    const ids = remakeLook(busy, street, null).parts.map(({ garmentId }) => garmentId);
    expect(ids).not.toContain('Camiseta blanca');
    expect(ids).not.toContain('Americana azul marino');
  });
});

describe('the words for it', () => {
  const compare = (picture: SeenGarment, id: string, wardrobe = marta) =>
    compareWithPicture(picture, owned(wardrobe, id));

  it('agree with the nouns', () => {
    expect(compare(street[0] as SeenGarment, 'Americana azul marino')).toEqual({
      agrees: 'Coincide en tipo y formalidad.',
      differs: ['Tu americana es azul marino; el blazer de la foto, negro.'],
    });
    expect(compare(street[2] as SeenGarment, 'Vaqueros rectos')).toEqual({
      agrees: 'Coinciden en tipo, color y formalidad.',
      differs: [],
    });
    expect(compare(summer[0] as SeenGarment, 'Vestido de flores').differs).toEqual([
      'Tu vestido es azul marino; el de la foto, rojo.',
    ]);
    expect(compare(walk[0] as SeenGarment, 'Parka', lucia).differs).toEqual([
      'Es una parka; en la foto, un abrigo.',
      'Tu parka es verde oliva; el abrigo de la foto, camel.',
      'Es más informal que el abrigo de la foto.',
    ]);
  });

  it('say nothing of a register that the picture does not tell', () => {
    const coat = { ...part('coat', 'camel', { fabric: 'wool' }), styleKnown: false };
    expect(compare(coat, 'Abrigo camel')).toEqual({ agrees: 'Coincide en tipo y color.', differs: [] });
  });

  it('name what is missing', () => {
    expect(lackOf(summer[0] as SeenGarment)).toBe('Te falta un vestido rojo de flores.');
    expect(lackOf(walk[4] as SeenGarment)).toBe('Te faltan unas gafas de sol negras.');
  });
});
