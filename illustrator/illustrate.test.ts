import { describe, expect, it } from 'vitest';
import { fabrics, patterns } from '#contract/garment-attributes.ts';
import { kinds } from '#contract/vocabulary.ts';
import { type GarmentDrawing, illustrate, silhouettes } from './illustrate.ts';
import { silhouetteFor } from './silhouette-of.ts';

const navyShirt: GarmentDrawing = { kind: 'shirt', colorHex: '#1c2444', seed: 3 };
const options = { idPrefix: 'g1' };

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
}

function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/(?:href="#|url\(#|aria-labelledby=")([^")]+)/g)].map((match) => match[1] ?? '');
}

function firstUnclosedTag(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*\s*\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return name;
    } else if (!rest?.endsWith('/')) open.push(name ?? '');
  }
  if (
    (svg.match(/</g)?.length ?? 0) !==
    (svg.match(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/g)?.length ?? 0)
  )
    return 'a stray <';
  return open.at(-1);
}

describe('illustrate', () => {
  it.each(kinds)('draws every kind of garment: %s', (kind) => {
    const svg = illustrate({ kind, colorHex: '#8f3b35', seed: 7 }, options);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 400 480".*<\/svg>$/s);
    expect(silhouettes).toContain(silhouetteFor(kind));
  });

  it.each(silhouettes)(
    'draws the silhouette %s well-formed, under 12 KB and without a loose reference',
    (silhouette) => {
      const materials = [
        ...fabrics.map((fabric) => ({ pattern: 'floral' as const, fabric })),
        ...patterns.map((pattern) => ({ pattern, fabric: undefined })),
      ];
      for (const material of materials) {
        const svg = illustrate(
          { silhouette, colorHex: '#c9d8e8', secondColorHex: '#22304d', seed: 12, ...material },
          { ...options, title: 'Prenda' },
        );
        expect(firstUnclosedTag(svg)).toBeUndefined();
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(Buffer.byteLength(svg)).toBeLessThan(12 * 1024);
        expect(idsOf(svg)).toEqual(expect.arrayContaining(referencesOf(svg)));
        expect(new Set(idsOf(svg)).size).toBe(idsOf(svg).length);
      }
    },
  );

  it('has at least forty silhouettes with distinct drawings', () => {
    const drawings = silhouettes.map((silhouette) =>
      illustrate({ silhouette, colorHex: '#8f3b35', seed: 7 }, options),
    );
    expect(silhouettes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(drawings).size).toBe(silhouettes.length);
  });

  it.each(patterns)('draws the pattern %s on cloth of every fabric', (pattern) => {
    for (const fabric of fabrics) {
      const svg = illustrate({ ...navyShirt, pattern, fabric }, options);
      expect(firstUnclosedTag(svg)).toBeUndefined();
      expect(idsOf(svg)).toEqual(expect.arrayContaining(referencesOf(svg)));
    }
  });

  it('draws every fabric differently', () => {
    const drawings = fabrics.map((fabric) =>
      illustrate({ silhouette: 'tee', colorHex: '#8a7f5c', fabric, seed: 1 }, options),
    );
    expect(new Set(drawings).size).toBe(fabrics.length);
  });

  it('gives two garments on a page different ids', () => {
    const first = idsOf(illustrate(navyShirt, { idPrefix: 'a-', title: 'Camisa' }));
    const second = idsOf(illustrate(navyShirt, { idPrefix: 'b-', title: 'Camisa' }));
    expect(first.every((id) => id.startsWith('a-'))).toBe(true);
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  });

  it('is deterministic for a seed and differs between seeds', () => {
    expect(illustrate(navyShirt, options)).toBe(illustrate(navyShirt, options));
    expect(illustrate({ ...navyShirt, seed: 4 }, options)).not.toBe(illustrate(navyShirt, options));
  });

  it('does not depend on earlier drawings', () => {
    const alone = illustrate(navyShirt, options);
    illustrate({ kind: 'loafers', colorHex: '#5e1626', seed: 99, pattern: 'animal' }, options);
    expect(illustrate(navyShirt, options)).toBe(alone);
  });

  it('escapes its accessible title', () => {
    const svg = illustrate(navyShirt, { idPrefix: 'g', title: `Camisa "L'Été" <azul> & blanca` });
    expect(svg).toContain('<title id="gt">Camisa &quot;L&apos;Été&quot; &lt;azul&gt; &amp; blanca</title>');
    expect(svg).toContain('role="img" aria-labelledby="gt"');
  });

  it('is hidden from screen readers when it has no title', () => {
    expect(illustrate(navyShirt, options)).toContain('aria-hidden="true"');
  });

  it.each(['navy', '#12', '#12345g', '', '#1c2444"/><script>'])(
    'refuses the colour "%s" and names the field',
    (bad) => {
      expect(() => illustrate({ ...navyShirt, colorHex: bad }, options)).toThrow(
        /colorHex must be a colour like #/,
      );
      expect(() => illustrate({ ...navyShirt, secondColorHex: bad }, options)).toThrow(
        /secondColorHex must be/,
      );
    },
  );

  it.each([-1, 1.5, Number.NaN])('refuses the seed %s', (seed) => {
    expect(() => illustrate({ ...navyShirt, seed }, options)).toThrow(/seed must be a non-negative integer/);
  });

  it('deepens only the light of a larger picture', () => {
    const depth = /surfaceScale="[^"]+"/g;
    const small = illustrate(navyShirt, options);
    const large = illustrate(navyShirt, { ...options, widthPx: 640 });
    expect(large).not.toBe(small);
    expect(large.replace(depth, '')).toBe(small.replace(depth, ''));
    expect(() => illustrate(navyShirt, { ...options, widthPx: 0 })).toThrow(/widthPx/);
  });

  it('refuses a prefix that cannot start an id', () => {
    expect(() => illustrate(navyShirt, { idPrefix: '1"><' })).toThrow(/idPrefix/);
  });
});

it('silhouetteFor chooses by fabric within a kind', () => {
  expect(silhouetteFor('outerwear', { fabric: 'down' })).toBe('puffer');
  expect(silhouetteFor('outerwear', { fabric: 'leather' })).toBe('biker-jacket');
  expect(silhouetteFor('pants', { fabric: 'denim' })).toBe('jeans');
  expect(silhouetteFor('hat', { fabric: 'knit' })).toBe('beanie');
  expect(silhouetteFor('scarf', { fabric: 'silk' })).toBe('kerchief');
  expect(silhouetteFor('shoes')).toBe('derbies');
});
