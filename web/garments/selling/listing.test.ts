import { describe, expect, it } from 'vitest';
import { conditions } from '#contract/garment-attributes.ts';
import { buildGarment } from '#web/garments/build-garment.ts';
import { listingOf, placeLimits, places, priceOf } from './listing.ts';

const shirt = buildGarment({
  name: 'Camisa de rayas',
  brand: 'Sur',
  size: 'M',
  color: 'azul',
  pattern: 'stripes',
  condition: 'excellent',
  composition: [
    { part: 'outer', fibre: 'linen', percent: 80 },
    { part: 'outer', fibre: 'cotton', percent: 20 },
  ],
  season: ['summer'],
  timesWorn: 3,
  purchasePrice: 50,
  createdAt: '2026-01-10T10:00:00.000Z',
});
const now = new Date('2026-11-23T10:00:00Z');

describe('a listing', () => {
  it('says what the garment is in the words of the place', () => {
    expect(listingOf(shirt, 'vinted')).toEqual({
      title: 'Camisa de rayas Sur talla M azul',
      description:
        'Camisa de rayas, Sur. Talla M. Color azul. Composición: 80 % lino, 20 % algodón. Estado: muy bueno. Con muy pocos usos.\n\n#camisa #sur #azul #verano',
      condition: 'Muy bueno',
    });
    expect(listingOf(shirt, 'milanuncios').description).not.toContain('#');
  });

  it('does not repeat a colour that the name says in its own gender', () => {
    const { title, description } = listingOf({ ...shirt, name: 'Camisa morada', color: 'morado' }, 'vinted');
    expect(title).toBe('Camisa morada Sur talla M');
    expect(description).not.toContain('Color morado');
  });

  it.each(places)('stays within the limits of %s, however much there is to say', (place) => {
    for (const condition of conditions) {
      const long = {
        ...shirt,
        condition,
        name: 'Camisa larguísima '.repeat(40),
        tags: ['playa', 'Día de boda'],
      };
      const { title, description } = listingOf(long, place);
      expect(title.length).toBeLessThanOrEqual(placeLimits[place].title);
      expect(description.length).toBeLessThanOrEqual(placeLimits[place].description);
    }
  });
});

describe('a price', () => {
  it('follows what was paid, condition, age, brand and fibre, each said', () => {
    expect(priceOf(shirt, now)).toEqual({
      amount: 22,
      reasons: [
        expect.stringMatching(/^Pagaste 50,00/),
        expect.stringMatching(/^Como nueva: se suele pedir el 45/),
        expect.stringMatching(/^Hace 10 meses que la tienes: 10/),
        expect.stringMatching(/^De lino: 10/),
      ],
    });
    const worn = priceOf({ ...shirt, condition: 'worn', brand: null, timesWorn: 90 }, now);
    expect(worn?.amount).toBe(5);
    expect(worn?.reasons).toHaveLength(6);
  });

  it('is not made up without what was paid, nor below the least', () => {
    expect(priceOf({ ...shirt, purchasePrice: null }, now)).toBeNull();
    expect(priceOf({ ...shirt, purchasePrice: 4 }, now)).toMatchObject({ amount: 3 });
  });
});
