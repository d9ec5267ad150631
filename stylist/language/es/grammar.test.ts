import { describe, expect, it } from 'vitest';
import { buildGarment as g } from '../../fixtures/garment.ts';
import { capitalise, joinAnd, of, phraseOf, the, verb } from './grammar.ts';

it.each([
  [g('a', 'shirt', 'blanco'), 'camisa blanca'],
  [g('a', 'shoes', 'negro'), 'zapatos negros'],
  [g('a', 'boots', 'rojo'), 'botas rojas'],
  [g('a', 'shirt', 'azul marino'), 'camisa azul marino'],
  [g('a', 'pants', 'azul marino'), 'pantalón azul marino'],
  [g('a', 'sandals', 'marrón'), 'sandalias marrones'],
  [g('a', 'sneakers', 'gris'), 'zapatillas grises'],
  [g('a', 'sneakers', 'gris claro'), 'zapatillas gris claro'],
  [g('a', 'jeans', 'azul vaquero', { fabric: 'denim' }), 'vaqueros azules'],
  [g('a', 'skirt', 'azul vaquero', { fabric: 'denim' }), 'falda vaquera'],
  [g('a', 'outerwear', 'negro', { fabric: 'denim' }), 'chaqueta vaquera negra'],
  [g('a', 'shirt', ['celeste', 'blanco'], { pattern: 'stripes' }), 'camisa celeste de rayas'],
  [g('a', 't-shirt', 'negro', { pattern: 'print' }), 'camiseta negra estampada'],
  [g('a', 'dress', 'rojo', { fabric: 'silk' }), 'vestido rojo de seda'],
  [g('Gabardina de mi madre', 'outerwear', 'beige'), 'gabardina beige'],
  [g('Camisa', 'pants', 'negro'), 'pantalón negro'],
  [g('a', 'coat', []), 'abrigo'],
])('phraseOf agrees in gender and number (%#)', (garment, phrase) => {
  expect(phraseOf(garment)).toBe(phrase);
});

describe('the rest of the grammar', () => {
  const blazer = g('a', 'blazer', 'camel');
  const jeans = g('a', 'jeans', 'negro');

  it('contracts articles', () => {
    expect(of(the(blazer))).toBe('del blazer camel');
    expect(of(the(jeans))).toBe('de los vaqueros negros');
  });

  it('makes verbs agree', () => {
    expect(verb(blazer, 'abriga', 'abrigan')).toBe('abriga');
    expect(verb(jeans, 'abriga', 'abrigan')).toBe('abrigan');
  });

  it('joins lists', () => {
    expect(joinAnd(['a', 'b', 'c'])).toBe('a, b y c');
    expect(joinAnd(['algo', 'hilo'])).toBe('algo e hilo');
    expect(capitalise('él')).toBe('Él');
  });
});
