import { describe, expect, it } from 'vitest';
import { symbolsIn, symbolsTold } from './label-symbols.ts';

const told = (message: string) => symbolsTold(symbolsIn(message));

describe('symbols of a label', () => {
  it('are each read with their mark, and summed up', () => {
    expect(
      told(
        'sale un triángulo con dos rayas y un cuadrado con un círculo tachado. y también una P rodeada, ¿me lo traduces?',
      ),
    ).toBe(
      'Triángulo con rayas: solo blanqueantes de oxígeno, como el percarbonato; lejía no. ' +
        'Cuadrado con círculo tachado: no va a la secadora. P en un círculo: tintorería, con los disolventes habituales. ' +
        'En resumen: sin lejía, sin secadora, tintorería.',
    );
  });

  it.each([
    ['q significa un triangulo tachado en la etiketa?? y un cuadrado con un circulo adentro', 2],
    ['¿qué significa P en un círculo y una W en un círculo?', 2],
    ['en la etiqueta hay una cubeta con una mano, una plancha con un punto y un triángulo tachado', 3],
    ['que significa el circulo dentro de un cuadrado con dos puntos', 1],
  ])('are counted as the label shows them: %s', (message, count) => {
    expect(symbolsIn(message)).toHaveLength(count);
  });

  it.each(['una falda de cuadros con un cinturón', '¿se puede planchar con la plancha a dos puntos?'])(
    'are not read where no label is spoken of: %s',
    (message) => {
      expect(symbolsIn(message)).toEqual([]);
    },
  );
});
