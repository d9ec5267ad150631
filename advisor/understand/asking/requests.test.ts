import { describe, expect, it } from 'vitest';
import { aimsOf } from '../learned/shipped.ts';
import { newContext } from '../learned/situation.ts';
import { requestsApart } from './requests.ts';

const textsOf = (message: string) =>
  requestsApart(message, (part) => aimsOf(part, newContext)).map(({ text }) => text);

describe('requests of several fields', () => {
  it.each([
    ['cuanto vale el premium', 'y q me pongo mañana pa ir al dentista'],
    ['busco medias negras tupidas baratas', 'y cuánto tardan en llegar?'],
    ['oye cuántos vaqueros tengo?', 'y se lavan con las camisetas negras?'],
    ['¿Tengo algo rojo?', 'Ponme en deseos un abrigo rojo de paño, por favor.'],
  ])('parts %s | %s', (one, other) => {
    expect(textsOf(`${one}${/[?.]$/.test(one) ? '' : ','} ${other}`)).toEqual([one, other]);
  });

  it.each([
    'Muéstrame las americanas que hay en el armario',
    'qué es lo que más me pongo',
    'apunta el vestido amarillo pal sábado q viene q es el cumple de la Mari',
    'Hazme la maleta, por favor, que yo siempre llevo de más.',
    'Qué onda Vale, hoy quedé con una chava. En la noche baja a 9 grados. ¿Cómo me visto sin verme muy godín?',
    'dime capa por capa qué me llevo de lo mío, maleta de cabina',
  ])('leaves one request whole: %s', (message) => {
    expect(textsOf(message)).toEqual([message]);
  });
});
