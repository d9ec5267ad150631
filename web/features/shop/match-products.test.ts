import { describe, expect, it } from 'vitest';
import type { Kind } from '#contract/vocabulary.ts';
import { matchProducts } from './match-products.ts';

const kinds: Readonly<Record<string, Kind>> = {
  Camisa: 'shirt',
  Jersey: 'sweater',
  Pantalón: 'pants',
  Vestido: 'dress',
  Zapatillas: 'sneakers',
  Falda: 'skirt',
};
const product = (name: string, brand: string, colors: string[] = [], description = '') => ({
  name,
  kind: kinds[name.split(' ')[0] ?? ''] ?? 'top',
  brand,
  colors,
  description,
});
const shop = [
  product('Camisa recta de popelín', 'Alba Norte', ['blanco', 'azul marino'], 'Cae limpia bajo un jersey.'),
  product('Jersey de ochos', 'Alba Norte', ['crudo', 'verde oscuro'], 'Abriga como un abrigo.'),
  product('Pantalón de pinzas', 'Alba Norte', ['gris oscuro'], 'Con raya planchada.'),
  product('Vestido de flores', 'Casa Lirio', ['rojo', 'azul'], 'Viscosa fresca y muy suya.'),
  product('Zapatillas de lona', 'Casa Lirio', ['amarillo'], 'Se lavan en la lavadora.'),
  product('Falda plisada', 'Casa Lirio', ['marrón'], 'Gira con camisa y con jersey.'),
];
const found = (text: string) => matchProducts(shop, text).map(({ name }) => name);

describe('searching the shop', () => {
  it.each(['', '   ', '¿?'])('shows all for %j', (text) => {
    expect(matchProducts(shop, text)).toEqual(shop);
  });

  it.each([
    ['popelin', 'Camisa recta de popelín'],
    ['POPELÍN', 'Camisa recta de popelín'],
    ['pantalon', 'Pantalón de pinzas'],
    ['marron', 'Falda plisada'],
  ])('ignores accents and capitals: %s', (text, name) => {
    expect(found(text)).toEqual([name]);
  });

  it.each([
    ['vestidos', 'Vestido de flores'],
    ['flor', 'Vestido de flores'],
    ['pantalones', 'Pantalón de pinzas'],
    ['zapatilla', 'Zapatillas de lona'],
  ])('ignores singular and plural: %s', (text, name) => {
    expect(found(text)).toEqual([name]);
  });

  it.each([
    ['pantlaon', 'Pantalón de pinzas'],
    ['vesitdo', 'Vestido de flores'],
    ['zapatiyas', 'Zapatillas de lona'],
    ['plizada', 'Falda plisada'],
    ['amarilo', 'Zapatillas de lona'],
    ['zapaitlas', 'Zapatillas de lona'],
  ])('forgives a slip of the finger: %s', (text, name) => {
    expect(found(text)).toContain(name);
  });

  it('allows no typo in a short word', () => {
    expect(found('ojo')).toEqual([]);
  });

  it('matches prefixes while typing', () => {
    for (const text of ['ve', 'ves', 'vest', 'vesti', 'vestid'])
      expect(found(text)[0], text).toBe('Vestido de flores');
  });

  it('requires every word in any field and ignores articles', () => {
    expect(found('camisa azul de Alba Norte')).toEqual(['Camisa recta de popelín']);
    expect(found('vestido azul')).toEqual(['Vestido de flores']);
    expect(found('vestido verde')).toEqual([]);
  });

  it('ranks names above descriptions', () => {
    const lined = product('Camisa gruesa', 'Alba Norte', ['azul'], 'Forrada de lona.');
    const canvas = product('Zapatillas de lona', 'Casa Lirio', ['amarillo']);
    expect(matchProducts([lined, canvas], 'lona')).toEqual([canvas, lined]);
  });

  it('finds a brand, in the order of the shop', () => {
    expect(found('lirio')).toEqual(['Vestido de flores', 'Zapatillas de lona', 'Falda plisada']);
  });

  it('returns nothing without a match', () => {
    expect(found('paraguas')).toEqual([]);
    expect(found('<script>')).toEqual([]);
  });

  it('searches a thousand products between two keystrokes', () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({ ...(shop[i % shop.length] as (typeof shop)[0]) }));
    matchProducts(many, 'zapatillas amarillas');
    const before = performance.now();
    matchProducts(many, 'zapatillas amarilas');
    expect(performance.now() - before).toBeLessThan(200);
  });

  it('finds the kind that a word names, not what goes with it', () => {
    const leopard = product(
      'Vestido de leopardo',
      'Casa Lirio',
      ['animal'],
      'Con zapatillas blancas, de diario.',
    );
    const white = product('Zapatillas de piel', 'Alba Norte', ['blanco'], 'De diario.');
    expect(matchProducts([leopard, ...shop, white], 'zapatillas blancas')).toEqual([white]);
  });

  it('finds by the words of another language', () => {
    const inEnglish = [
      product('Minimal leather trainers', 'Alba Norte', ['white']),
      product('Leopard wrap dress', 'Casa Lirio', ['brown'], 'With white trainers it loses its solemnity.'),
    ];
    const inPortuguese = [
      product('Ténis minimalistas de pele', 'Alba Norte', ['branco']),
      product('Saia plissada', 'Casa Lirio', ['azul-marinho']),
    ];
    const names = (shown: typeof shop, text: string) => matchProducts(shown, text).map(({ name }) => name);
    expect(names(inEnglish, 'white trainers')[0]).toBe('Minimal leather trainers');
    expect(names(inEnglish, 'dresses')).toEqual(['Leopard wrap dress']);
    expect(names(inPortuguese, 'ténis brancos')).toEqual(['Ténis minimalistas de pele']);
    expect(names(inPortuguese, 'saias azul marinho')).toEqual(['Saia plissada']);
  });
});
