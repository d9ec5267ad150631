import sharp from 'sharp';
import { colorHexOf } from '#illustrator/drawn-garment.ts';
import { demoGarments } from '#server/demo/garments.ts';
import { drawingOf, rasterise } from '#server/wardrobe/photos/draw.ts';

const floor = '#e9e4da';
const neutral = ['blanco', 'crudo', 'beige', 'gris', 'gris claro', 'gris oscuro', 'negro'];
const coloured = demoGarments.filter(({ color, kind }) => kind !== 'shoes' && !neutral.includes(color));

/**
 * Small photographs of the demonstration's garments, drawn on a floor. A drawing takes half a second, so that each
 * serves for several garments of other colours.
 */
export async function drawnPhotographs(count: number, drawings = 10, width = 300): Promise<Buffer[]> {
  const drawn: Uint8Array[] = [];
  for (const { kind, color, fabric, pattern = 'plain' } of coloured.slice(0, Math.min(count, drawings))) {
    const { svg } = drawingOf({ kind, colorHex: colorHexOf(color), pattern, fabric }, width);
    drawn.push(await rasterise(svg, width));
  }
  const rounds = Math.ceil(count / drawn.length);
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      sharp(drawn[i % drawn.length])
        .modulate({ hue: Math.round((360 / rounds) * Math.floor(i / drawn.length)) })
        .flatten({ background: floor })
        .jpeg({ quality: 88 })
        .toBuffer(),
    ),
  );
}
