/**
 * Writes twelve outfits on three figures, from the front and turned, on light or dark paper, as PNG.
 *
 *     node illustrator/figure/sheet.ts <sheet.png> [dark] [outfit,outfit…]
 */
import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { figures, outfits } from './demonstration.ts';
import { drawFigure } from './figure.ts';

const [output, ...rest] = process.argv.slice(2);
if (!output)
  throw new Error('Say where to write: node illustrator/figure/sheet.ts <sheet.png> [dark] [outfit,…]');
const dark = rest.includes('dark');
const wanted = rest.find((word) => word !== 'dark')?.split(',');
const groundHex = dark ? '#544a41' : '#f3eee4';
const topCm = 200;
const [width, height] = [230, 528];
const drawings = Object.entries(outfits)
  .filter(([name]) => !wanted || wanted.includes(name))
  .flatMap(([, garments]) =>
    figures.flatMap((figure) =>
      [0, 35].map((turn) => drawFigure(garments, { ...figure, turn, topCm, widthPx: width })),
    ),
  );
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
