/**
 * The first garment of every second outfit is worn as a cut-out: its own flat lay, as a picture.
 *
 *     node illustrator/figure/sheet.ts <sheet.png> [dark] [outfit,outfit…]
 */
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { illustrate } from '../illustrate.ts';
import { figures, outfits } from './demonstration.ts';
import type { WornGarment } from './dress.ts';
import { drawFigure } from './figure.ts';
import type { Pixels } from './worn-photo.ts';

const [output, ...rest] = process.argv.slice(2);
if (!output)
  throw new Error('Say where to write: node illustrator/figure/sheet.ts <sheet.png> [dark] [outfit,…]');
const dark = rest.includes('dark');
const wanted = rest.find((word) => word !== 'dark')?.split(',');
const groundHex = dark ? '#544a41' : '#f3eee4';
const topCm = 200;
const [width, height] = [230, 528];
const drawings = Object.entries(outfits).flatMap(([name, garments], i) => {
  if (wanted && !wanted.includes(name)) return [];
  const worn =
    i % 2 === 0 ? garments : garments.map((garment, at) => (at === 0 ? photographed(garment) : garment));
  return figures.flatMap((figure) =>
    [0, 35].map((turn) => drawFigure(worn, { ...figure, turn, topCm, widthPx: width, encode: pngUrl })),
  );
});
const columns = wanted ? 6 : 12;
const tiles = drawings.map((svg) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
);
const rows = Math.ceil(tiles.length / columns);
const images = tiles
  .map(
    (png, i) =>
      `<image x="${(i % columns) * width}" y="${Math.floor(i / columns) * height}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`,
  )
  .join('');
writeFileSync(
  output,
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${rows * height}"><rect width="100%" height="100%" fill="${groundHex}"/>${images}</svg>`,
  )
    .render()
    .asPng(),
);

function photographed(garment: WornGarment): WornGarment {
  const lay = new Resvg(illustrate({ seed: 1, ...garment }, { idPrefix: 'p' }), {
    fitTo: { mode: 'width', value: 400 },
  }).render();
  return {
    ...garment,
    photo: { width: lay.width, height: lay.height, data: withoutShadow(lay.pixels) },
  };
}

/** A cut-out has none. */
function withoutShadow(pixels: Uint8Array): Uint8ClampedArray {
  const data = new Uint8ClampedArray(pixels);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 128) data[at] = 0;
  return data;
}

/** At once, as a drawing is made. */
function pngUrl({ width, height, data }: Pixels): string {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat([signature, ...chunks]).toString('base64')}`;
}
