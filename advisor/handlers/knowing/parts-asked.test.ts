import { describe, expect, it } from 'vitest';
import { sizeAgainstOwn } from './own-size.ts';
import { questionsAsked } from './parts-asked.ts';

const asked = (message: string) => questionsAsked(message).map(({ question }) => question);

describe('the questions of a message', () => {
  it.each([
    ['entierran a un compañero judío. ¿Hay que ir de negro? ¿Debo cubrirme la cabeza?', 2],
    ['el vaquero me tiñó el bolso, ¿con qué se quita? Y que no me vuelva a pasar', 2],
    ['soy pelirroja. el mostaza me favorece o me mata? y para la foto del dni qué color me pongo', 2],
    ['voy a un shabat, tengo que llevar kipa? y llevo vino o q', 2],
    ['la viscosa es natural? encoge? y se plancha por el derecho?', 3],
    ['quiero saber qué talla de guante soy. ¿Y los de lana se lavan?', 2],
    ['¿el verde oliva y el rosa se pueden mezclar?', 1],
    ['llegué de Venezuela y aquí hace mucho frío, ¿cómo me visto?', 1],
    ['el abrigo huele a humo. No quiero ir al tinte, que lo recogí hace una semana. ¿Qué hago?', 1],
  ])('are told apart: %s', (message, count) => {
    expect(asked(message)).toHaveLength(count);
  });

  it('keep what the message tells besides', () => {
    const [, second] = questionsAsked('Tengo canas y piel rosada. ¿El amarillo me apaga? ¿Y el blanco puro?');
    expect(second).toEqual({ question: 'Y el blanco puro', about: 'Tengo canas y piel rosada' });
  });

  it('are one for each stain', () => {
    expect(asked('me cayó aceite en el jean y cera en la camisa, como saco las dos cosas')).toEqual([
      'quitar mancha de aceite en el jean',
      'quitar mancha de cera en la camisa',
    ]);
  });

  it('take "la saco" for no jacket', () => {
    expect(asked('mancha de tinta en la falda. ¿con qué la saco y se puede planchar?')[0]).toBe(
      'con qué la quito',
    );
  });
});

describe('a size abroad against one’s own', () => {
  it.each([
    [
      'en una tienda italiana solo queda la 46. Yo uso la 42 de aquí, ¿me servirá?',
      /^Sí, .*46 italiana .*tu 42/,
    ],
    [
      'un vestido talla 8 en usa, yo soy 42 de españa, me queda o no?',
      /pequeña: la 8 americana ronda la 40 .*Pide la 10/,
    ],
    ['calzo 38 y venden un 7 americano, ¿me sirve?', /^Sí, .*el 7 americano .*tu 38/],
  ])('begins with the verdict: %s', (message, told) => {
    expect(sizeAgainstOwn(message, 'woman')).toMatch(told);
  });

  it.each(['soy una 40 y tengo 46 años, ¿qué me pongo en Italia?', '¿qué talla es la 46 italiana?'])(
    'is not told where no two sizes are: %s',
    (message) => {
      expect(sizeAgainstOwn(message, 'woman')).toBeNull();
    },
  );
});
