import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const iconFile = new URL('../icon.svg', import.meta.url);

/** A maskable icon: colour to the edges, the letter in the safe zone. */
function fullBleed(svg: string, scale: number): string {
  const margin = (64 - 64 * scale) / 2;
  return svg
    .replace('rx="10" ', '')
    .replace('<path ', `<path transform="translate(${margin} ${margin}) scale(${scale})" `);
}

const png = (svg: string, sizePx: number) =>
  sharp(Buffer.from(svg), { density: (72 * sizePx) / 64 })
    .resize(sizePx, sizePx)
    .png()
    .toBuffer();

/** An `.ico` file: a directory followed by a PNG. */
function ico(picture: Buffer, sizePx: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(sizePx, 6);
  head.writeUInt8(sizePx, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

export async function drawIcons(client: string): Promise<void> {
  const svg = await readFile(iconFile, 'utf8');
  const folder = path.join(client, 'icons');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'icon-192.png'), await png(svg, 192));
  await writeFile(path.join(folder, 'icon-512.png'), await png(svg, 512));
  await writeFile(path.join(folder, 'icon-maskable-512.png'), await png(fullBleed(svg, 0.8), 512));
  await writeFile(path.join(folder, 'apple-touch-icon.png'), await png(fullBleed(svg, 0.86), 180));
  await writeFile(path.join(client, 'favicon.ico'), ico(await png(svg, 32), 32));
}
