import { describe, expect, test } from 'vitest';
import type { Kind } from '#contract/vocabulary.ts';
import { type BoardPiece, composeBoard, drawingUrl } from './compose-board.ts';
import { layFlat } from './flat-lay.ts';
import { illustrate } from './illustrate.ts';

const drawn = (kind: Kind, index: number): BoardPiece => ({
  id: `${index}-${kind}`,
  kind,
  drawn: true,
  href: drawingUrl(illustrate({ kind, colorHex: '#8f3b35', seed: index }, { idPrefix: 'g' })),
});
const outfit = (['coat', 'shirt', 'jeans', 'loafers', 'bag'] as const).map(drawn);
const board = { widthPx: 400, heightPx: 500, idPrefix: 'b1' };
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('composeBoard', () => {
  test('draws every garment in the order of its layer', () => {
    const places = layFlat(outfit);
    const svg = composeBoard(outfit, places, board);
    const order = [...svg.matchAll(/<image href="([^"]+)"/g)].map(([, href]) => href);
    const byLayer = [...outfit].sort(
      (a, b) => (places.get(a.id)?.layer ?? 0) - (places.get(b.id)?.layer ?? 0),
    );
    expect(order).toEqual(byLayer.map(({ href }) => href.replaceAll("'", '&apos;')));
  });

  test('gives two boards on a page different ids', () => {
    const first = idsOf(composeBoard(outfit, layFlat(outfit), { ...board, title: 'Uno' }));
    const second = idsOf(composeBoard(outfit, layFlat(outfit), { ...board, idPrefix: 'b2', title: 'Dos' }));
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  });

  test('adds a shadow to photographs only', () => {
    const [coat] = outfit;
    if (!coat) throw new Error('no coat');
    const photo = { ...coat, drawn: false };
    expect(composeBoard([photo], layFlat([photo]), board)).toContain('filter="url(#b1s)"');
    expect(composeBoard([coat], layFlat([coat]), board)).not.toContain('filter="url(#b1s)"');
  });

  test('escapes its title, and without one is hidden from screen readers', () => {
    expect(composeBoard([], new Map(), { ...board, title: 'Día & noche' })).toContain('Día &amp; noche');
    expect(composeBoard([], new Map(), board)).toContain('aria-hidden="true"');
  });

  test('omits the ground when paperHex is null', () => {
    expect(composeBoard(outfit, layFlat(outfit), { ...board, paperHex: null })).not.toContain('<rect');
  });
});
