import sharp from 'sharp';

/** Accepted as a photograph of a garment. */
export function photograph({ width = 480, height = 640, color = '#a8182a' } = {}): Promise<Buffer> {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 48 64">
    <rect width="48" height="64" fill="#e9e4da"/>
    <path d="M16 12 L4 20 L9 29 L13 26 V54 H35 V26 L39 29 L44 20 L32 12 Q24 18 16 12Z" fill="${color}"/></svg>`;
  return sharp(Buffer.from(shape)).jpeg({ quality: 90 }).toBuffer();
}
