import { describe, expect, it } from 'vitest';
import { readMainColor, voteOnColors } from './colors/color-votes.ts';
import { readPalette } from './colors/palette.ts';
import { segment } from './cutout/segment.ts';
import { decodePhoto, resize } from './decode.ts';
import { onNode } from './on-node.ts';
import { photographShirt, type Scene, stripes } from './testing.ts';
import { SEGMENT_SIDE } from './thresholds.ts';

async function look(scene: Scene) {
  const photo = await decodePhoto(await photographShirt(scene).jpeg({ quality: 90 }).toBuffer());
  const segmentation = await segment(await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside'), onNode);
  return { segmentation, palette: readPalette(segmentation) };
}

describe('segmentation', () => {
  it('finds a shirt on a plain floor', async () => {
    const { segmentation } = await look({});
    const { mask, width, height, quality } = segmentation;
    const at = (x: number, y: number) => mask[Math.round(y * height) * width + Math.round(x * width)];
    expect(quality).toBeGreaterThan(0.8);
    expect([at(0.5, 0.5), at(0.4, 0.75), at(0.25, 0.36)]).toEqual([1, 1, 1]);
    expect([at(0.05, 0.05), at(0.2, 0.7), at(0.8, 0.7), at(0.5, 0.9)]).toEqual([0, 0, 0, 0]);
  });

  it('reports a low quality when garment and floor have one colour', async () => {
    const { segmentation } = await look({ garment: '#d9d4cc', background: '#d9d4cc' });
    expect(segmentation.quality).toBeLessThan(0.3);
    expect(segmentation.mask.some(Boolean)).toBe(true);
  });

  it('is deterministic', async () => {
    const [one, other] = await Promise.all([look({}), look({})]);
    expect(one.segmentation.mask).toEqual(other.segmentation.mask);
    expect(one.palette).toEqual(other.palette);
  });
});

describe('the colours of a garment', () => {
  it.each([
    ['#a8182a', 'rojo'],
    ['#1c2444', 'azul marino'],
    ['#2f8c46', 'verde'],
    ['#f5d32a', 'amarillo'],
    ['#17171a', 'negro'],
    // The network sees that a drawing has no weave.
    ['#5b7896', 'azul vaquero', 'azul'],
  ])('names a %s shirt %s and never the floor', async (garment, name, byCloth = name) => {
    const { palette, segmentation } = await look({ garment });
    expect(palette.colors.map((color) => color.name)).toEqual([name]);
    expect(palette.colors[0]?.share).toBeGreaterThan(0.9);
    expect(readMainColor(await voteOnColors(segmentation, onNode)).value).toBe(byCloth);
  });

  it('lists both colours of a striped shirt, with shares up to 1', async () => {
    const { palette } = await look({ garment: '#f5f5f4', background: '#7d5a40', motif: stripes('#1c2444') });
    const names = palette.colors.map((color) => color.name);
    expect(names).toContain('azul marino');
    expect(palette.colors.length).toBeGreaterThan(1);
    expect(palette.colors.length).toBeLessThanOrEqual(3);
    expect(palette.colors.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  });

  it('corrects a yellow light that a white wall shows', async () => {
    const { palette } = await look({ garment: '#f2ead6', background: '#d9cdb4', motif: '' });
    expect(['blanco', 'crudo', 'gris claro']).toContain(palette.colors[0]?.name);
  });
});
