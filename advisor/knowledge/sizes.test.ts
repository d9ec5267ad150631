import { describe, expect, it } from 'vitest';
import type { Annotated } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { letterAbroad } from './letters-abroad.ts';
import { sizeByMeasure } from './size-by-measure.ts';
import { sizeConversion } from './size-conversion.ts';

describe('sizes in figures', () => {
  const sizeOf = (message: string) => {
    const tokens = tokensOf(message).map((token): Annotated => ({ ...token, classes: [] }));
    return sizeByMeasure(tokens, null, 'woman');
  };

  it.each([
    'de cadera mido 104 y de cintura 78',
    'ya medí: 78 cintura, 104 cadera',
    'mi cintura mide 78 y mi cadera 104',
    '78 de cintura y 104 de cadera',
  ])('are told by waist and hip: %s', (message) => {
    expect(sizeOf(message)).toEqual({ text: expect.stringContaining('la 42 española por las dos') });
  });

  it('are told for the waist and for the hip where these differ', () => {
    expect(sizeOf('tengo 80 de cintura y 100 de cadera')).toEqual({
      text: expect.stringMatching(/cintura sale la 42 .* cadera la 40/),
    });
  });

  it.each([
    ['soy 30 de pantalón en méxico, qué talla sería en españa', /^La 40 española/],
    ['en méxico uso pantalón 32, cuál sería en españa', /^La 42 española/],
    ['si en perú soy talla 32 de pantalón, qué talla pido en españa', /^La 42 española/],
    ['el jean viene en 38, 40 y 42 y yo uso 30 en perú, cuál pido', /^Una 40 española/],
    ['soy la 40 española, cuánto es en usa', /la 8 estadounidense/],
  ])('are turned from the scale of the person: %s', (message, told) => {
    expect(sizeConversion(tokensOf(message), 'woman')).toMatch(told);
  });

  it('are each told of the thing beside them', () => {
    const told = sizeConversion(
      tokensOf('soy 7 mexicano en jeans y 24.5 de zapato, en tallas de España?'),
      'woman',
    );
    expect(told).toMatch(/^La 7 es de la escala impar.* Un 24,5 mexicano ronda el 38 europeo/);
    expect(told?.match(/Cada marca/g)).toHaveLength(1);
  });

  it.each([
    ['uso 36C de brasier en Colombia y la tienda es española, ¿qué talla pido?', /95C en España/],
    ['mi sujetador es un 100 D, ¿cuánto es en Estados Unidos?', /38D en Estados Unidos/],
    ['brasier 34 DD de Estados Unidos, ¿qué talla sería en Europa?', /75E en el resto de Europa/],
    ['el sostén 85B me queda flojo de contorno y la copa bien, ¿qué talla pido?', /^Pide la 80C/],
  ])('of bras are turned between their rows: %s', (message, told) => {
    expect(sizeConversion(tokensOf(message), 'woman')).toMatch(told);
  });

  it.each([
    ['aquí gasto una S, ¿qué talla pido en Corea?', /^La M/],
    ['soy L y la web es estadounidense, ¿cuál cojo?', /^La M/],
    ['uso la M americana, ¿cuál es aquí?', /^La L/],
  ])('in letters step between continents: %s', (message, told) => {
    expect(letterAbroad(tokensOf(message))).toMatch(told);
  });

  it('of Mexican shoes are no centimetres', () => {
    expect(sizeConversion(tokensOf('calzo del 27 mexicano, ¿qué número es en España?'), 'man')).toMatch(
      /ronda el 42 europeo/,
    );
  });
});
