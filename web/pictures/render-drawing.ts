import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/*
 * Renders one drawing and ends: `node render-drawing.ts <from.svg> <to.png> <width>`. The renderer is
 * native code that has been seen to end its process over a filter; the build must not end with it.
 */
const [from = '', to = '', width = ''] = process.argv.slice(2);
const picture = new Resvg(readFileSync(from, 'utf8'), {
  fitTo: { mode: 'width', value: Number(width) },
  font: { loadSystemFonts: false },
});
writeFileSync(to, picture.render().asPng());
