import { describe, expect, test } from 'vitest';
import { type Kind, kinds } from '#contract/vocabulary.ts';
import { type BoardPiece, composeBoard, drawingUrl } from './compose-board.ts';
import { layFlat } from './flat-lay.ts';
import { illustrate } from './illustrate.ts';
import { layLook } from './look.ts';
import { layInRow } from './row.ts';

const drawn = (kind: Kind, index: number): BoardPiece => ({
  id: `${index}-${kind}`,
  kind,
  drawn: true,
  href: drawingUrl(illustrate({ kind, colorHex: '#8f3b35', seed: index }, { idPrefix: 'g' })),
});
const outfit = (['coat', 'shirt', 'jeans', 'loafers', 'bag'] as const).map(drawn);
const board = { widthPx: 400, heightPx: 500, idPrefix: 'b1' };
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('a composed board', () => {
  test('shows every garment, the lowest first', () => {
    const places = layFlat(outfit);
    const svg = composeBoard(outfit, places, board);
    const order = [...svg.matchAll(/<image href="([^"]+)"/g)].map(([, href]) => href);
    const byLayer = [...outfit].sort(
      (a, b) => (places.get(a.id)?.layer ?? 0) - (places.get(b.id)?.layer ?? 0),
    );
    expect(order).toEqual(byLayer.map(({ href }) => href.replaceAll("'", '&apos;')));
  });

  test('two boards on a page share no id', () => {
    const first = idsOf(composeBoard(outfit, layFlat(outfit), { ...board, title: 'Uno' }));
    const second = idsOf(composeBoard(outfit, layFlat(outfit), { ...board, idPrefix: 'b2', title: 'Dos' }));
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  });

  test('a photograph gets the shadow that a drawing brings along', () => {
    const [coat] = outfit;
    if (!coat) throw new Error('no coat');
    const photo = { ...coat, drawn: false };
    expect(composeBoard([photo], layFlat([photo]), board)).toContain('filter="url(#b1s)"');
    expect(composeBoard([coat], layFlat([coat]), board)).not.toContain('filter="url(#b1s)"');
  });

  test('says its title escaped, or hides from screen readers', () => {
    expect(composeBoard([], new Map(), { ...board, title: 'Día & noche' })).toContain('Día &amp; noche');
    expect(composeBoard([], new Map(), board)).toContain('aria-hidden="true"');
  });

  test('has no paper where none is wanted', () => {
    expect(composeBoard(outfit, layFlat(outfit), { ...board, paperHex: null })).not.toContain('<rect');
  });
});

describe('a look', () => {
  const at = (...chosen: Kind[]) => {
    const pieces = chosen.map((kind) => ({ id: kind, kind }));
    const places = layLook(pieces);
    return (kind: Kind) => {
      const place = places.get(kind);
      if (!place) throw new Error(`${kind} has no place`);
      return { ...place, middle: place.top + place.height / 2 };
    };
  };

  test('hangs from head to foot', () => {
    const look = at('hat', 'shirt', 'jeans', 'boots');
    const heights = (['hat', 'shirt', 'jeans', 'boots'] as const).map((kind) => look(kind).middle);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  test('the shirt falls over the waistband, and the coat lies behind both', () => {
    const look = at('coat', 'shirt', 'jeans');
    expect(look('shirt').top + look('shirt').height).toBeGreaterThan(look('jeans').top);
    expect(look('shirt').layer).toBeGreaterThan(look('jeans').layer);
    expect(look('coat').layer).toBeLessThan(look('jeans').layer);
  });

  test('every kind of garment lies on the sheet', () => {
    for (const kind of kinds) {
      const { left, top, width, height } = at(kind)(kind);
      expect(left, kind).toBeGreaterThanOrEqual(0);
      expect(top, kind).toBeGreaterThanOrEqual(0);
      expect(left + width, kind).toBeLessThanOrEqual(100);
      expect(top + height, kind).toBeLessThanOrEqual(100);
    }
  });
});

test('a row keeps the body’s order and stacks shoes and bag in the last column', () => {
  const places = layInRow(outfit);
  const centre = (id: string) => {
    const place = places.get(id);
    return place ? place.left + place.width / 2 : Number.NaN;
  };
  expect(centre('0-coat')).toBeLessThan(centre('1-shirt'));
  expect(centre('1-shirt')).toBeLessThan(centre('2-jeans'));
  expect(centre('3-loafers')).toBeCloseTo(centre('4-bag'));
  for (const { left, width, top, height } of places.values()) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(100.001);
    expect(top + height).toBeLessThanOrEqual(100);
  }
});
