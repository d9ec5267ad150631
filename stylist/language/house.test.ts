import { expect, it } from 'vitest';
import * as en from './en/house.ts';
import * as es from './es/house.ts';
import * as pt from './pt/house.ts';

it.each([
  [es, 'Casa de la playa', 'en la casa de la playa', 'a la casa de la playa'],
  [es, 'La casa de la playa', 'en la casa de la playa', 'a la casa de la playa'],
  [es, 'Casa de mis padres', 'en casa de mis padres', 'a casa de mis padres'],
  [es, 'Piso de Madrid', 'en el piso de Madrid', 'al piso de Madrid'],
  [es, 'El piso de Madrid', 'en el piso de Madrid', 'al piso de Madrid'],
  [es, 'Segovia', 'en Segovia', 'a Segovia'],
  [es, '', 'en casa', 'a casa'],
  [en, 'Beach house', 'at the beach house', 'to the beach house'],
  [en, 'Madrid flat', 'at the Madrid flat', 'to the Madrid flat'],
  [en, 'Mum and Dad’s', 'at Mum and Dad’s', 'to Mum and Dad’s'],
  [en, 'The cottage', 'at the cottage', 'to the cottage'],
  [en, '', 'at home', 'home'],
  [pt, 'Casa da praia', 'na casa da praia', 'à casa da praia'],
  [pt, 'A casa da praia', 'na casa da praia', 'à casa da praia'],
  [pt, 'Casa dos meus pais', 'em casa dos meus pais', 'para casa dos meus pais'],
  [pt, 'Apartamento do Porto', 'no apartamento do Porto', 'ao apartamento do Porto'],
  [pt, 'Lisboa', 'em Lisboa', 'para Lisboa'],
  [pt, '', 'em casa', 'para casa'],
] as const)('a house is said as people say it, %#', ({ inHouse, toHouse }, name, inside, towards) => {
  expect(inHouse(name)).toBe(inside);
  expect(toHouse(name)).toBe(towards);
});
