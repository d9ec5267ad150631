import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/*
 * Renders one drawing: `node render-drawing.ts <from.svg> <to.png> <width>`. A separate process, because
 * the native renderer has crashed over a filter.
 */
const [from = '', to = '', width = ''] = process.argv.slice(2);
const picture = new Resvg(readFileSync(from, 'utf8'), {
  fitTo: { mode: 'width', value: Number(width) },
  font: { loadSystemFonts: false },
});
writeFileSync(to, picture.render().asPng());
