/**
 * Writes a contact sheet of silhouettes as PNG, and the same sheet as HTML to compare with a browser's
 * rendering.
 *
 *     node illustrator/sheet.ts <sheet.png> [silhouette,silhouette…]
 */
import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { type GarmentDrawing, illustrate, type Silhouette, silhouettes } from './illustrate.ts';

type Look = Omit<GarmentDrawing, 'kind' | 'seed'>;
const looks: readonly Look[] = [
  { colorHex: '#efe6d3' },
  { colorHex: '#1c2444' },
  { colorHex: '#8f3b35' },
  { colorHex: '#c9d8e8', pattern: 'stripes', secondColorHex: '#22304d' },
];

const [output, wanted] = process.argv.slice(2);
if (!output) throw new Error('Say where to write: node illustrator/sheet.ts <sheet.png> [silhouette,…]');
const chosen = wanted ? silhouettes.filter((name) => wanted.split(',').includes(name)) : silhouettes;
const width = 240;
const height = 288;
const columns = Math.min(8, chosen.length * (wanted ? looks.length : 1));

const drawings = chosen.flatMap((silhouette: Silhouette, row) =>
  (wanted ? looks : looks.slice(row % 3, (row % 3) + 1)).map((look, i) =>
    illustrate({ ...look, silhouette, seed: row + i + 1 }, { idPrefix: `g${row}-${i}-`, title: silhouette }),
  ),
);
const rows = Math.ceil(drawings.length / columns);
const nested = drawings.map((svg, i) => {
  const x = (i % columns) * width;
  const y = Math.floor(i / columns) * height;
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
});
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${rows * height}"><rect width="100%" height="100%" fill="#f6f1e8"/>${nested.join('')}</svg>`;
const started = performance.now();
writeFileSync(output, new Resvg(sheet).render().asPng());
const each = (performance.now() - started) / drawings.length;
writeFileSync(
  output.replace(/\.png$/, '.html'),
  `<!doctype html><meta charset="utf-8"><body style="margin:0">${sheet}`,
);
const sizes = drawings.map((svg) => svg.length);
const heaviest = sizes.indexOf(Math.max(...sizes));
console.log(
  `${drawings.length} drawings, ${each.toFixed(0)} ms each, heaviest ${sizes[heaviest]} bytes (${drawings[heaviest]?.match(/<title[^>]*>([^<]*)/)?.[1]})`,
);
