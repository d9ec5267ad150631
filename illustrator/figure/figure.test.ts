import { describe, expect, it } from 'vitest';
import { cuts, type Silhouette, silhouettes } from '../cuts.ts';
import type { DrawnGarment } from '../drawn-garment.ts';
import { anchors } from './anchors.ts';
import { bodyOf, type Measures, neutralMeasures } from './body.ts';
import { fitOf } from './dress.ts';
import { drawFigure } from './figure.ts';
import { panelsOf } from './outline.ts';
import { stanceOf } from './stance.ts';
import { wearBottom, wearTop } from './worn-cloth.ts';
import type { Pixels } from './worn-photo.ts';

const garment = (silhouette: Silhouette, more: Partial<DrawnGarment> = {}): DrawnGarment => ({
  kind: 'top',
  silhouette,
  colorHex: '#1c2444',
  pattern: 'plain',
  fabric: 'cotton',
  ...more,
});

const { short, middle, tall } = neutralMeasures;
const curvy: Measures = { ...middle, bust: 116, waist: 98, hip: 122 };
const worn = Object.entries(anchors) as [Silhouette, NonNullable<(typeof anchors)[Silhouette]>][];

describe('the anchors', () => {
  it.each(worn)('of %s lie on its drawing, from the neck down to the hem', (silhouette, anchor) => {
    const heights = panelsOf(cuts[silhouette]).flatMap(({ points }) => points.map(([, y]) => y));
    const rows =
      'neck' in anchor
        ? [anchor.neck, anchor.shoulder, anchor.underarm, anchor.waist, anchor.crotch, anchor.hem]
        : [anchor.waist, anchor.hip, anchor.crotch, anchor.hem];
    const given = rows.filter((row) => row !== undefined);
    expect(given).toEqual([...given].sort((a, b) => a - b));
    expect(Math.max(...heights)).toBeGreaterThanOrEqual(anchor.hem - 6);
    expect(Math.max(...heights)).toBeLessThanOrEqual(anchor.hem + 24);
  });

  it.each(worn)('of %s put it around every body, never inside it', (silhouette, anchor) => {
    for (const measures of [short, tall, curvy]) {
      const body = bodyOf(measures);
      const stance = stanceOf(body, { widthCm: 90, topCm: 200, bottomCm: 10 }, 0);
      const wearing = { body, stance, over: body.section };
      const cloth =
        'neck' in anchor
          ? wearTop(cuts[silhouette], anchor, wearing)
          : wearBottom(cuts[silhouette], anchor, wearing);
      const from = Math.min(cloth.top, body.level.bust);
      for (let y = from; y > Math.max(cloth.hem, body.level.crotch); y -= 2)
        expect(cloth.section(y).half).toBeGreaterThanOrEqual(body.section(y).half);
    }
  });
});

describe('a figure', () => {
  it('draws every silhouette on every body and view, without a broken number', () => {
    for (const silhouette of silhouettes)
      for (const [measures, turn] of [
        [short, 0],
        [curvy, -36],
        [tall, 36],
      ] as const) {
        const svg = drawFigure([garment(silhouette)], { measures, turn });
        expect(svg, silhouette).not.toMatch(/NaN|Infinity|undefined/);
        expect(svg.endsWith('</svg>')).toBe(true);
      }
  });

  it('lets a hem fall by centimetres: lower on the leg of a short person', () => {
    const skirt = [garment('midi-skirt')];
    expect(fitOf(skirt, { ...tall, height: 190, inseam: 92 })[0]?.hem).toBe('knee');
    expect(fitOf(skirt, { ...short, height: 150, inseam: 66 })[0]?.hem).toBe('calf');
  });

  it('follows the length that its owner gave a dress', () => {
    const dress = (length: 'short' | 'long') => [{ ...garment('shirt-dress'), length }];
    expect(fitOf(dress('short'), middle)[0]?.hem).toBe('thigh');
    expect(fitOf(dress('long'), middle)[0]?.hem).toBe('ankle');
  });

  it('tucks a thin top into a high waistband only', () => {
    const tucked = (top: Silhouette, bottom: Silhouette) =>
      fitOf([garment(top), garment(bottom)], middle)[0]?.tucked;
    expect(tucked('shirt', 'pencil-skirt')).toBe(true);
    expect(tucked('shirt', 'jeans')).toBe(false);
    expect(tucked('crew-sweater', 'pencil-skirt')).toBe(false);
  });

  it('shows every silhouette', () => {
    const all = Object.keys(cuts) as Silhouette[];
    expect(all.filter((one) => !fitOf([garment(one)], middle)[0]?.shown)).toEqual([]);
  });

  it('draws a bottom over what is tucked into it, and an outer layer over all', () => {
    const svg = drawFigure(
      [
        garment('blazer', { colorHex: '#112233' }),
        garment('shirt', { colorHex: '#445566' }),
        garment('trousers', { colorHex: '#778899' }),
      ],
      { measures: middle },
    );
    const trunks = [...svg.matchAll(/\.(t\d)k\{fill:(#\w+)\}|\.t\dk/g)].map(([, , fill]) => fill);
    expect(trunks.filter((fill) => fill !== undefined)).toEqual(['#445566', '#778899', '#112233']);
  });

  it('is the same drawing every time', () => {
    const draw = () => drawFigure([garment('trench')], { measures: middle, turn: 24 });
    expect(draw()).toBe(draw());
  });
});

/** A cut-out with sleeves that hang apart from the trunk: red on the left half, blue on the right. */
function shirtOfPixels(parted = false): Pixels {
  const [width, height] = [200, 220];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 10; y < 210; y++)
    for (let x = 0; x < width; x++) {
      const away = Math.abs(x - 100);
      const trunk = away < 52 && !(parted && y > 190 && away < 5);
      const sleeve = y < 90 ? away < 52 + (y - 10) * 0.5 : away > 60 && away < 92 && y < 190;
      if (trunk || sleeve) data.set([x < 100 ? 220 : 20, 20, x < 100 ? 20 : 220, 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

describe('a cut-out on the figure', () => {
  const parts: Pixels[] = [];
  const encode = (pixels: Pixels) => `data:,${parts.push(pixels)}`;
  const shirt = { ...garment('shirt'), photo: shirtOfPixels() };

  it('is laid in its parts, a trunk and two sleeves, with its colours on their sides', () => {
    parts.length = 0;
    const svg = drawFigure([shirt, garment('jeans')], { measures: middle, encode });
    expect(svg.match(/<image /g)).toHaveLength(3);
    const colourAt = ({ width, height, data }: Pixels, across: number) => {
      const at = (Math.floor(height / 2) * width + Math.floor(width * across)) * 4;
      return [...data.slice(at, at + 4)];
    };
    const trunk = parts.reduce((one, other) => (other.width > one.width ? other : one));
    const [red, , , left] = colourAt(trunk, 0.35);
    const [, , blue, right] = colourAt(trunk, 0.65);
    expect([left, right]).toEqual([255, 255]);
    expect(Math.min(red ?? 0, blue ?? 0)).toBeGreaterThan(120);
  });

  it('goes around the chest as its drawing does', () => {
    const widthOf = (measures: Measures) => {
      parts.length = 0;
      drawFigure([shirt], { measures, encode });
      return Math.max(...parts.map(({ width }) => width));
    };
    expect(widthOf(curvy)).toBeGreaterThan(widthOf(middle) * 1.1);
  });

  it.each(['cardigan', 'blazer'] as const)('lets the top under a %s be seen between its fronts', (open) => {
    parts.length = 0;
    drawFigure([{ ...garment(open), photo: shirtOfPixels() }], { measures: middle, encode });
    const { width, height, data } = parts.reduce((one, other) => (other.width > one.width ? other : one));
    const alphas = Array.from({ length: height }, (_, y) => data[(y * width + (width >> 1)) * 4 + 3]);
    const closed = alphas.lastIndexOf(0, height >> 1);
    expect(closed).toBeGreaterThan(height * 0.15);
    expect(alphas.slice(closed + 1, (height * 0.9) | 0).every((alpha) => alpha)).toBe(true);
  });

  it('gives way to the drawing where a sleeve is folded away', () => {
    const folded = shirtOfPixels();
    for (let at = 3; at < folded.data.length; at += 4)
      if ((at >> 2) % folded.width > 152) folded.data[at] = 0;
    const svg = drawFigure([{ ...garment('shirt'), photo: folded }], { measures: middle, encode });
    expect(svg).toBe(drawFigure([garment('shirt')], { measures: middle }));
  });

  it.each(['cardigan', 'blazer'] as const)('keeps the fronts of a %s on the trunk', (open) => {
    parts.length = 0;
    drawFigure([{ ...garment(open), photo: shirtOfPixels(true) }], { measures: middle, encode });
    const [trunk = 0, ...sleeves] = parts.map(({ width }) => width).sort((a, b) => b - a);
    expect(sleeves).toHaveLength(2);
    expect(Math.max(...sleeves)).toBeLessThan(trunk * 0.6);
  });

  it('is drawn from its data where no encoder is given or nothing is to be seen', () => {
    const empty = { width: 40, height: 40, data: new Uint8ClampedArray(40 * 40 * 4) };
    expect(drawFigure([shirt], { measures: middle })).toBe(
      drawFigure([garment('shirt')], { measures: middle }),
    );
    expect(drawFigure([{ ...garment('shirt'), photo: empty }], { measures: middle, encode })).not.toContain(
      '<image',
    );
  });
});
