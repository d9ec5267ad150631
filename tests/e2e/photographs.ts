import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Optional, outside the repository. */
const folder = process.env.CLOTHING_DATA ?? '../shared/data/clothing';

const wanted = ['Shirt', 'Pants', 'Shoes', 'Outwear', 'T-Shirt'];

/**
 * Real ones when available.
 * @param scratch for generated ones
 */
export async function fivePhotographs(scratch: string): Promise<{ real: boolean; files: string[] }> {
  const list = path.join(folder, 'images.csv');
  if (!existsSync(list)) return { real: false, files: await generated(scratch) };
  const rows = readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => line.split(','));
  const files = wanted.map((label) => {
    const row = rows.find((cells) => cells[2] === label && existsSync(photo(cells[0])));
    return photo(row?.[0]);
  });
  return { real: true, files };
}

const photo = (id = ''): string => path.resolve(folder, 'images', `${id}.jpg`);

async function generated(scratch: string): Promise<string[]> {
  mkdirSync(scratch, { recursive: true });
  const shapes = {
    camisa: ['#c9d8e8', 'M16 12 L4 20 L9 29 L13 26 V54 H35 V26 L39 29 L44 20 L32 12 Q24 18 16 12Z'],
    pantalon: ['#2a2f45', 'M15 8 H33 L37 58 H27 L24 24 L21 58 H11Z'],
    zapatos: ['#4a2c20', 'M6 22 L16 20 Q20 30 30 31 Q42 33 43 42 V48 H20 L19 51 H6Z'],
    abrigo: ['#b98a56', 'M17 6 L6 14 L9 40 L13 39 V60 H35 V39 L39 40 L42 14 L31 6 Q24 11 17 6Z'],
    camiseta: ['#a8182a', 'M17 14 L5 21 L10 30 L14 27 V52 H34 V27 L38 30 L43 21 L31 14 Q24 19 17 14Z'],
  };
  return Promise.all(
    Object.entries(shapes).map(async ([name, [color, outline]]) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 48 64">
        <rect width="48" height="64" fill="#e9e4da"/><path d="${outline}" fill="${color}"/></svg>`;
      const file = path.join(scratch, `${name}.jpg`);
      await sharp(Buffer.from(svg)).jpeg().toFile(file);
      return file;
    }),
  );
}
