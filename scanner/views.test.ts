import { describe, expect, it } from 'vitest';
import { decodePhoto, resize } from './decode.ts';
import { onNode } from './on-node.ts';
import type { Picture } from './picture.ts';
import { segment } from './segment.ts';
import { photographShirt, type Scene } from './testing.ts';
import { SEGMENT_SIDE, SQUASH_SIDE } from './thresholds.ts';
import { type Views, viewsOf } from './views.ts';

async function viewsOfScene(scene: Scene): Promise<Views> {
  const photo = await decodePhoto(await photographShirt(scene).png().toBuffer());
  const small = await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');
  return viewsOf(photo, await segment(small, onNode), onNode);
}

const at = ({ pixels, width }: Picture, x: number, y: number) => {
  const i = 3 * (Math.floor(y * SQUASH_SIDE) * width + Math.floor(x * SQUASH_SIDE));
  return [...pixels.subarray(i, i + 3)];
};

describe('what the classifier is shown', () => {
  it('is the photograph, the garment on plain grey, in its place and filling the frame, and its cloth', async () => {
    const { overall, close } = await viewsOfScene({ background: '#7d5a40', garment: '#1c2444' });
    const [whole, plain, near, ...rest] = overall;
    if (!whole || !plain || !near) throw new Error('A clear garment has three views');
    expect(rest).toEqual([]);
    for (const view of [whole, plain, near, close])
      expect(view).toMatchObject({ width: SQUASH_SIDE, height: SQUASH_SIDE });
    expect(at(whole, 0.05, 0.05)).toEqual([0x7d, 0x5a, 0x40]);
    expect(at(plain, 0.05, 0.05)).toEqual([200, 200, 200]);
    expect(at(near, 0.02, 0.02)).toEqual([200, 200, 200]);
    expect(at(near, 0.5, 0.6)).toEqual([0x1c, 0x24, 0x44]);
    const shirt = (view: Picture) => view.pixels.filter((value, i) => i % 3 === 2 && value === 0x44).length;
    expect(shirt(near)).toBeGreaterThan(1.3 * shirt(plain));
    expect(shirt(close)).toBeGreaterThan(0.85 * SQUASH_SIDE ** 2);
  });

  it('is the photograph and its middle where the garment cannot be told from its background', async () => {
    const { overall, close } = await viewsOfScene({ garment: '#d9d4cc', background: '#d9d4cc' });
    const [whole, middle] = overall;
    expect(close.pixels).toEqual(whole?.pixels);
    expect(middle?.pixels).toEqual(whole?.pixels);
  });
});
