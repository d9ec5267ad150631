import sharp from 'sharp';
import type { Random } from './seeded.ts';

/** With the accepted names. */
export const garments = [
  { hex: '#c01824', names: ['rojo', 'burdeos', 'coral', 'naranja', 'fucsia'] },
  { hex: '#1c2444', names: ['azul marino', 'azul', 'morado', 'petróleo', 'negro', 'azul vaquero'] },
  { hex: '#2f8c46', names: ['verde', 'verde oscuro', 'petróleo', 'verde menta', 'turquesa', 'verde oliva'] },
] as const;
export type BaseGarment = (typeof garments)[number];

export interface Base {
  garment: BaseGarment;
  width: number;
  height: number;
  /** Raw RGB. */
  pixels: Buffer;
}

/** With random variations. */
export async function drawBase(random: Random): Promise<Base> {
  const garment = random.pick(garments);
  const width = random.between(96, 240);
  const height = Math.round(width * 1.3);
  const dx = random.between(-2, 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 48 64" preserveAspectRatio="none">
    <rect width="48" height="64" fill="#e9e4da"/>
    <path transform="translate(${dx} 0)" d="M16 12 L4 20 L9 29 L13 26 V54 H35 V26 L39 29 L44 20 L32 12 Q24 18 16 12Z" fill="${garment.hex}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { garment, width: info.width, height: info.height, pixels: data };
}

export const asSharp = ({ pixels, width, height }: Base) =>
  sharp(pixels, { raw: { width, height, channels: 3 } });
