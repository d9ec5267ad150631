import { describe, expect, test } from 'vitest';
import { GarmentFields } from '#contract/garments.ts';
import { buildGarment } from '../build-garment.ts';
import { emptyGarmentForm, parsePrice, parseTags, readGarmentForm, toGarmentForm } from './garment-form.ts';

describe('the form of a garment', () => {
  test('parses typed prices', () => {
    expect(parsePrice('39,95')).toBe(39.95);
    expect(parsePrice('39.95')).toBe(39.95);
    expect(parsePrice('1.200,50')).toBe(1200.5);
    expect(parsePrice('1.200')).toBe(1200);
    expect(parsePrice(' $ 40 ')).toBe(40);
    expect(parsePrice('')).toBeNull();
    expect(parsePrice('cuarenta')).toBeNaN();
    expect(parsePrice('1,234')).toBeNaN();
  });

  test('splits tags at commas, without repetitions', () => {
    expect(parseTags(' básico, Oficina ,, oficina')).toEqual(['básico', 'Oficina']);
  });

  test('names the missing fields of an empty form', () => {
    expect(readGarmentForm(emptyGarmentForm).errors).toEqual({
      name: 'Ponle un nombre a la prenda',
      kind: 'Elige el tipo de prenda',
      color: 'Elige un color',
    });
  });

  test('reports each invalid value at its field', () => {
    const form = {
      ...toGarmentForm(buildGarment()),
      size: 'x'.repeat(21),
      purchasePrice: '-3',
      tags: 'x'.repeat(31),
    };
    expect(readGarmentForm(form).errors).toEqual({
      size: 'Como mucho 20 caracteres',
      purchasePrice: 'El precio no puede ser negativo',
      tags: 'Cada etiqueta, de 30 letras como mucho',
    });
    expect(readGarmentForm({ ...form, size: '', tags: '', purchasePrice: '100001' }).errors).toEqual({
      purchasePrice: 'El precio es demasiado alto',
    });
  });

  test('a garment survives its form unchanged and matches the contract', () => {
    const item = buildGarment({
      brand: 'Alba Norte',
      size: 'M',
      purchasePrice: 39.5,
      tags: ['lino', 'viaje'],
    });
    const { fields } = readGarmentForm(toGarmentForm(item));
    expect(GarmentFields.parse(fields)).toMatchObject({
      name: item.name,
      brand: 'Alba Norte',
      purchasePrice: 39.5,
      tags: ['lino', 'viaje'],
    });
  });
});
