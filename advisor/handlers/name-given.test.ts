import { expect, it } from 'vitest';
import { nameGiven } from './name-given.ts';

it.each([
  ['guárdalo con el nombre Bautizo de Mateo', 'Bautizo de Mateo'],
  ['guárdamelo con el nombre velitas, pa repetirlo en las novenas', 'velitas'],
  ['Guárdamelo como conjunto y ponle viernes de oficina.', 'viernes de oficina'],
  ['me lo guardas y le pones pelis y manta porfa', 'pelis y manta'],
  ['guárdalo y ponle un cinturón', null],
  ['guárdalo y ponle tacones', null],
  ['guárdame la blusa negra como favorita', null],
])('%s', (message, name) => {
  expect(nameGiven(message)).toBe(name);
});
