import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type GarmentDrawing, illustrate } from '#illustrator/illustrate.ts';

const run = promisify(execFile);
const renderer = fileURLToPath(new URL('./render-drawing.ts', import.meta.url));
/** The renderer fails at some widths: retries with another. */
const otherWidthsPx = [0, 10, 24];

/** Renders a garment on a transparent ground, or returns the cached file. */
export async function garmentPng(folder: string, garment: GarmentDrawing, widthPx: number): Promise<string> {
  // Time grows with size: half a second of CPU at 350 pixels.
  const svg = illustrate(garment, { idPrefix: 'g' });
  const name = path.join(folder, createHash('sha256').update(`${widthPx} ${svg}`).digest('hex').slice(0, 24));
  const file = `${name}.png`;
  if (existsSync(file)) return file;
  await writeFile(`${name}.svg`, svg);
  for (const more of otherWidthsPx) {
    const fresh = `${name}.${process.pid}.part`;
    const done = await run(process.execPath, [renderer, `${name}.svg`, fresh, String(widthPx + more)]).then(
      () => true,
      () => false,
    );
    if (!done) continue;
    await rename(fresh, file);
    return file;
  }
  throw new Error(`The drawing ${name}.svg could not be rendered`);
}
