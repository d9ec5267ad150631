import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** See `testing-pictures/README.md` for their licences. */
export const testingPicture = (name: 'cat' | 'coffee' | 'photographer'): Promise<Buffer> =>
  readFile(new URL(`testing-pictures/${name}.jpg`, import.meta.url));

export interface Scene {
  readonly width?: number;
  readonly height?: number;
  readonly background?: string;
  readonly garment?: string;
  readonly motif?: string;
}

/** 300 × 400 units. */
export function drawShirt({
  width = 300,
  height = 400,
  background = '#d9d4cc',
  garment = '#a8182a',
  motif = '',
}: Scene = {}): Buffer {
  const outline =
    'M100 80 L125 70 Q150 90 175 70 L200 80 L250 140 L220 165 L205 150 L205 330 L95 330 L95 150 L80 165 L50 140 Z';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400" preserveAspectRatio="none">
      <clipPath id="shirt"><path d="${outline}"/></clipPath>
      <rect width="300" height="400" fill="${background}"/><path d="${outline}" fill="${garment}"/>
      <g clip-path="url(#shirt)">${motif}</g></svg>`,
  );
}

export function stripes(color: string): string {
  return Array.from(
    { length: 25 },
    (_, i) => `<rect y="${i * 16}" width="300" height="8" fill="${color}"/>`,
  ).join('');
}

export function photographShirt(scene: Scene = {}): Sharp {
  return sharp(drawShirt(scene)).removeAlpha();
}
