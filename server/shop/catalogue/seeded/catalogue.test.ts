import { describe, expect, it } from 'vitest';
import { hexOfColor } from '#contract/colors.ts';
import { pictureViews, storeBrands, storeCategories } from '#contract/shop.ts';
import { categoryOfKind, type Kind, kinds } from '#contract/vocabulary.ts';
import { drawProduct } from '../pictures/draw-product.ts';
import { slugOf } from '../slug.ts';
import { shopWords } from '../words/languages.ts';
import { catalogue, readCatalogue, reducedCents } from './index.ts';

const all = catalogue.map(({ product }) => product);
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

it.each([
  ['a kind', (line: string) => line.replace('"kind":"shirt"', '"kind":"shrit"')],
  ['a silhouette', (line: string) => line.replace('"silhouette":"shirt"', '"silhouette":"shrit"')],
  ['a colour', (line: string) => line.replace('"blanco"', '"blanko"')],
  ['a fibre', (line: string) => line.replace('"algodón"', '"algodon"')],
  ['seasons', (line: string) => line.replace('"year"', '"always"')],
  ['sizes', (line: string) => line.replace('"letters"', '"leters"')],
  ['care', (line: string) => line.replace('"care":"cotton"', '"care":"coton"')],
  ['a field', (line: string) => line.replace('"reviews"', '"review"')],
  ['words', (line: string) => line.replace('camisa-popelin-recta', 'camisa-popelin-curva')],
])('refuses a product with %s that nobody knows', (_what, misspelt) => {
  const line =
    '{"id":"camisa-popelin-recta","brand":"Alba Norte","look":{"kind":"shirt","silhouette":"shirt","fabric":"cotton","style":"formal"},"seasons":"year","occasions":["work"],"originalEuros":47,"rating":4.7,"reviews":312,"sizes":"letters","stock":{"blanco":[8,21,26,17,6]},"composition":{"algodón":100},"care":"cotton"}';
  expect(readCatalogue(line, shopWords.es.products)).toHaveLength(1);
  expect(misspelt(line)).not.toBe(line);
  expect(() => readCatalogue(misspelt(line), shopWords.es.products)).toThrow();
});

describe('the catalogue', () => {
  it('has at least 160 products, of both brands in every category', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(160);
    for (const brand of storeBrands) {
      for (const category of storeCategories) {
        const some = catalogue.filter(
          (one) => one.brand === brand && categoryOfKind[one.product.look.kind] === category,
        );
        expect(some.length, `${brand}, ${category}`).toBeGreaterThanOrEqual(15);
      }
    }
  });

  it('has a product of every sort of accessory, of swimwear and of what is worn at home and for sport', () => {
    const sold = new Set(all.map(({ look }) => look.kind));
    const general: readonly Kind[] = ['hat', 'bag', 'jewellery'];
    const accessories = kinds.filter((kind) => categoryOfKind[kind] === 'accessories');
    for (const kind of accessories.filter((one) => !general.includes(one))) expect([...sold]).toContain(kind);
    for (const kind of ['swimwear', 'bikini', 'swim-trunks', 'pyjamas', 'suit', 'leggings', 'sports-bra'])
      expect([...sold]).toContain(kind);
  });

  it('gives every product an address of its own that needs no escaping', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(slugOf(id)).toBe(id);
  });

  it('never says the same sentence twice', () => {
    const names = all.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const sentences = all.flatMap(({ description }) => sentencesOf(description));
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([]);
  });

  it('describes every product in two sentences or more, of a length that a card holds', () => {
    for (const { id, description } of all) {
      expect(sentencesOf(description).length, id).toBeGreaterThanOrEqual(2);
      expect(description.length, id).toBeGreaterThanOrEqual(70);
      expect(description.length, id).toBeLessThanOrEqual(240);
    }
  });

  it('asks prices that a shop would ask', () => {
    for (const { id, originalEuros } of all) {
      const cents = reducedCents(originalEuros);
      expect(Math.round((1 - cents / (originalEuros * 100)) * 100), id).toBe(15);
      expect([0, 50, 90, 95], `${id}: ${cents}`).toContain(cents % 100);
      expect(cents, id).toBeGreaterThan(1000);
      expect(cents, id).toBeLessThan(20_000);
    }
  });

  it('is made of fibres that sum to a hundred, the named fabric first among them', () => {
    const fibres: Record<string, RegExp> = {
      silk: /seda/,
      linen: /lino/,
      wool: /lana|cachemira/,
      cotton: /algodón/,
      denim: /algodón/,
      corduroy: /algodón/,
      leather: /piel/,
      suede: /ante|piel/,
    };
    for (const { id, look, composition } of all) {
      const parts = Object.entries(composition);
      expect(
        parts.reduce((sum, [, percent]) => sum + percent, 0),
        id,
      ).toBe(100);
      const [main] = parts.sort(([, a], [, b]) => b - a);
      expect(main?.[0], id).toMatch(fibres[look.fabric] ?? /./);
    }
  });

  it('says how each piece is looked after', () => {
    for (const { id, care } of all) expect(care.length, id).toBeGreaterThanOrEqual(3);
  });

  it('counts pieces for every size and colour, some of them sold out', () => {
    for (const { id, sizes, stock } of all) {
      for (const [color, pieces] of Object.entries(stock)) {
        expect(hexOfColor(color), `${id}, ${color}`).toBeDefined();
        expect(pieces.length, `${id}, ${color}`).toBe(sizes.length);
        for (const count of pieces) expect(Number.isInteger(count) && count >= 0, id).toBe(true);
      }
      expect(
        Object.values(stock)
          .flat()
          .some((count) => count > 0),
        id,
      ).toBe(true);
    }
    expect(
      all.flatMap(({ stock }) => Object.values(stock).flat()).filter((count) => count === 0).length,
    ).toBeGreaterThan(50);
  });

  it('rates within five stars', () => {
    for (const { id, rating, reviews } of all) {
      expect(rating, id).toBeGreaterThanOrEqual(3.5);
      expect(rating, id).toBeLessThanOrEqual(5);
      expect(Math.round(rating * 10), id).toBeCloseTo(rating * 10);
      expect(Number.isInteger(reviews) && reviews > 0, id).toBe(true);
    }
  });

  it('names the second colour of every pattern', () => {
    for (const { id, look, stock, second } of all) {
      if (look.pattern === undefined) continue;
      expect(Object.keys(second ?? {}).sort(), id).toEqual(Object.keys(stock).sort());
    }
  });

  it('can be drawn, each product in each colour with another picture', () => {
    const folders = new Set<string>();
    let pictures = 0;
    for (const { id, look, stock, second } of all) {
      const category = categoryOfKind[look.kind];
      for (const color of Object.keys(stock)) {
        const other = second?.[color as keyof typeof second];
        const hues = { name: color, hex: hexOfColor(color) ?? '', secondHex: other && hexOfColor(other) };
        // Detail and outfit views differ between colours only by paint.
        for (const view of color === Object.keys(stock)[0] ? pictureViews : (['front'] as const)) {
          const drawn = drawProduct(
            { id, category, pattern: 'plain', ...look },
            { name: hues.name, hex: hues.hex, ...(hues.secondHex && { secondHex: hues.secondHex }) },
            view,
            640,
          );
          expect(drawn.svg, id).toMatch(/^<svg .*<\/svg>$/s);
          folders.add(drawn.folder);
          pictures++;
        }
      }
    }
    // Two plain pieces of the same cut, cloth and colour may share a drawing.
    expect(folders.size).toBeGreaterThan(pictures * 0.995);
  });
});
