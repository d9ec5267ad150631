import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { illustrate } from '#illustrator/illustrate.ts';
import { garments } from './garments.ts';

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Draws the samples into a folder, for the build to hash; the illustrator stays out of the browser. Skips
 * unchanged files, which would restart a watching build.
 */
export function drawPictures(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, garment] of Object.entries(garments)) {
    const file = path.join(folder, `${name}.svg`);
    const svg = illustrate(garment, { idPrefix: name });
    if (readIfThere(file) !== svg) writeFileSync(file, svg);
  }
}
