import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourNameOf } from '../colour/names.ts';
import { traitsOf } from '../piece.ts';
import { slotsOfKind } from '../slots.ts';
import { coloursIn } from './colours.ts';
import { items } from './items.ts';
import { wornKinds } from './kinds.ts';
import { readGarment } from './read-garment.ts';
import { stem } from './stem.ts';

const read = (
  kind: string,
  more: { color?: string; fabric?: string; pattern?: string; name?: string } = {},
) => readGarment({ kind, ...more }, 'x');

it.each([
  ['Camisón', 'camisones'],
  ['dress', 'dresses'],
  ['shoe', 'shoes'],
  ['jersey', 'jerséis'],
  ['Mocasín', 'mocasines'],
  ['tee', 'tees'],
  ['ballerina', 'ballerinas'],
])('stem takes %s and %s for one word', (one, many) => expect(stem(one)).toBe(stem(many)));

describe('readGarment', () => {
  it.each([
    ['upper', 'ruched front bow tie shirt', 'shirt'],
    ['upper', 'layered collar lined velvet jacket', 'outerwear'],
    ['upper', 'waist tie coat', 'coat'],
    ['bottom', 'turtleneck cable knit sweater dress', 'dress'],
    ['bottom', 'white tie waist stripe culottes', 'pants'],
    ['accessory', 'bermuda triangle diamond earrings', 'earrings'],
    ['', 'jumper dress with belt', 'dress'],
    ['', 'running shoes sneakers', 'sneakers'],
    ['', 'vestido camisero con cinturón', 'dress'],
  ])('finds in %j what %j is about: %s', (kind, name, expected) => {
    expect(read(kind, { name }).kind).toBe(expected);
  });

  it.each([
    ['jeans', 'jeans'],
    ['Vaqueros', 'jeans'],
    ['skinny jeans', 'jeans'],
    ['sneaker', 'sneakers'],
    ['zapatillas', 'sneakers'],
    ['ankle boots', 'boots'],
    ['Botines', 'boots'],
    ['pumps', 'heels'],
    ['zapatos de tacón', 'heels'],
    ['ballet flats', 'flats'],
    ['bailarinas', 'flats'],
    ['Mocasines', 'loafers'],
    ['sandalias', 'sandals'],
    ['tote bag', 'tote'],
    ['bandolera', 'shoulder-bag'],
    ['Mochila', 'backpack'],
    ['clutch de raso', 'clutch'],
    ['bolso', 'bag'],
    ['cinturón', 'belt'],
    ['bufanda', 'scarf'],
    ['earrings', 'earrings'],
    ['collar', 'necklace'],
    ['pulsera', 'bracelet'],
    ['anillo de plata', 'ring'],
    ['broche', 'jewellery'],
    ['reloj de acero', 'watch'],
    ['gafas de sol', 'sunglasses'],
    ['gafas graduadas', 'glasses'],
    ['beanie', 'beanie'],
    ['gorra', 'cap'],
    ['paraguas', 'umbrella'],
    ['calcetines', 'socks'],
    ['medias', 'tights'],
    ['biquini', 'bikini'],
    ['bañador', 'swimwear'],
    ['bañador bermuda', 'swim-trunks'],
    ['pijama', 'pyjamas'],
    ['bragas', 'underwear'],
    ['sujetador deportivo', 'sports-bra'],
    ['corbata granate', 'tie'],
    ['pajarita', 'bow-tie'],
    ['chándal', 'joggers'],
    ['trench coat', 'coat'],
    ['overcoat', 'coat'],
    ['cárdigan', 'cardigan'],
    ['mono', 'jumpsuit'],
    ['americana', 'blazer'],
    ['traje', 'suit'],
    ['t shirt', 't-shirt'],
    ['turtleneck', 'sweater'],
    ['leggings', 'leggings'],
    ['bow tie', 'bow-tie'],
  ])('knows %s as %s', (word, kind) => expect(read(word).kind).toBe(kind));

  it('falls back to the slot for unknown words', () => {
    expect(slotsOfKind[read('footwear', { name: 'Zyx 3000' }).kind]).toEqual(['shoes']);
    expect(slotsOfKind[read('bottoms').kind]).toEqual(['bottom']);
    expect(slotsOfKind[read('parte de arriba').kind]).toEqual(['base']);
    expect(slotsOfKind[read('qwerty').kind]).toEqual(['jewellery']);
  });

  it('prefers a name that is more specific than its kind in the same slot', () => {
    expect(read('shoes', { name: 'red stiletto pumps' }).kind).toBe('heels');
    expect(read('top', { name: 'cashmere turtleneck' }).kind).toBe('sweater');
    expect(read('pants', { name: 'Vaqueros rectos' }).kind).toBe('jeans');
    expect(read('pants', { name: 'Shirt company trousers' }).kind).toBe('pants');
  });

  it('parses colours, fabric and pattern in both languages, also from the name', () => {
    expect(coloursIn('navy blue').map(colourNameOf)).toEqual(['azul marino']);
    expect(coloursIn('roja y blanca').map(colourNameOf)).toEqual(['rojo', 'blanco']);
    expect(coloursIn('#ABCDEF')).toEqual(['#abcdef']);
    expect(read('shirt', { name: 'linen shirt with polka dots in dusty pink' })).toMatchObject({
      fabric: 'linen',
      pattern: 'dots',
    });
    expect(read('shirt', { fabric: 'seda', pattern: 'rayas' })).toMatchObject({
      fabric: 'silk',
      pattern: 'stripes',
    });
  });

  it('parses any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (kind, color, name) => {
        const garment = readGarment({ kind, color, name }, 'x');
        expect(wornKinds).toContain(garment.kind);
        for (const { hex } of garment.colors) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('the vocabulary', () => {
  it('defines every word within bounds', () => {
    for (const item of items) {
      const names = [...item.es.split('|'), ...(item.en?.split('|') ?? [])];
      expect(names.every((name) => name.trim().length > 1)).toBe(true);
      for (const value of [item.formality ?? 0.5, item.clo ?? 0.5]) {
        expect(value >= 0 && value <= 1).toBe(true);
      }
      const garment = read(names[0] ?? '');
      expect([item.kind, ...(item.also ?? [])]).toContain(garment.kind);
    }
  });

  it('distinguishes specific words', () => {
    expect(traitsOf(read('evening gown')).formality).toBeGreaterThan(
      traitsOf(read('sundress')).formality + 0.2,
    );
    expect(traitsOf(read('chinos')).formality).toBeGreaterThan(traitsOf(read('joggers')).formality + 0.2);
    expect(traitsOf(read('plumífero')).clo).toBeGreaterThan(traitsOf(read('cazadora vaquera')).clo + 0.2);
    expect(traitsOf(read('chubasquero')).rain).toBe('made-for');
    expect(traitsOf(read('alpargatas')).rain).toBe('ruined');
    expect(traitsOf(read('loafers', { fabric: 'ante' })).rain).toBe('ruined');
    expect(traitsOf(read('palazzo')).volume).toBe('wide');
    expect(traitsOf(read('skinny jeans')).volume).toBe('slim');
  });
});
