import sharp from 'sharp';

/** With grain, so that the JPEG costs as much to decode as a photograph. */
export async function drawPhotograph(width: number, height: number): Promise<Buffer> {
  const planks = Array.from(
    { length: 12 },
    (_, i) => `<rect x="${i * 25}" width="24" height="400" fill="${i % 2 ? '#b98a56' : '#a87b4a'}"/>`,
  );
  const shirt =
    'M100 80 L125 70 Q150 90 175 70 L200 80 L250 140 L220 165 L205 150 L205 330 L95 330 L95 150 L80 165 L50 140 Z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400">${planks.join('')}<path d="${shirt}" fill="#1c2444"/></svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
