import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto } from './decode.ts';
import { onNode } from './on-node.ts';
import { findParts, proposeGarments } from './several.ts';
import { photographShirt } from './testing.ts';

async function shirtsOf(colors: readonly string[]): Promise<Buffer> {
  const shirts = await Promise.all(colors.map((garment) => photographShirt({ garment }).png().toBuffer()));
  return sharp({ create: { width: 300 * colors.length, height: 400, channels: 3, background: '#d9d4cc' } })
    .composite(shirts.map((input, i) => ({ input, left: 300 * i, top: 0 })))
    .jpeg()
    .toBuffer();
}

const parts = async (colors: readonly string[]) =>
  findParts(await decodePhoto(await shirtsOf(colors)), onNode);

describe('several garments in one photograph', () => {
  it('finds the place of each garment', async () => {
    const found = await parts(['#a8182a', '#1c2444', '#2f8c46']);
    const middles = found.map(({ left, width }) => left + width / 2).sort((a, b) => a - b);
    expect(middles).toHaveLength(3);
    middles.forEach((middle, i) => {
      expect(middle).toBeCloseTo((2 * i + 1) / 6, 1);
    });
  });

  it('reads each part separately', async () => {
    const proposals = await proposeGarments(
      await decodePhoto(await shirtsOf(['#a8182a', '#1c2444'])),
      onNode,
    );
    expect(proposals.map(({ reading }) => reading.color.value).sort()).toEqual(['azul marino', 'rojo']);
    for (const { reading } of proposals) expect(reading.cutout).toBeDefined();
  });

  it('proposes nothing for a single garment, striped or plain', async () => {
    for (const scene of [
      { garment: '#a8182a' },
      { motif: '<rect y="180" width="300" height="30" fill="#fff"/>' },
    ]) {
      const photo = await decodePhoto(await photographShirt(scene).jpeg().toBuffer());
      expect(await proposeGarments(photo, onNode)).toEqual([]);
    }
  });
});
