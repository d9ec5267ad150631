import { describe, expect, it } from 'vitest';
import { segment } from './cutout/segment.ts';
import { decodePhoto, resize } from './decode.ts';
import { onNode } from './on-node.ts';
import type { Picture } from './picture.ts';
import { photographShirt, type Scene } from './testing.ts';
import { SEGMENT_SIDE, VIEW_SIDE } from './thresholds.ts';
import { type View, viewsOf } from './views.ts';

async function viewsOfScene(scene: Scene): Promise<readonly View[]> {
  const photo = await decodePhoto(await photographShirt(scene).png().toBuffer());
  const small = await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');
  return viewsOf(photo, await segment(small, onNode), onNode);
}

const at = ({ pixels, width }: Picture, x: number, y: number) => {
  const i = 3 * (Math.floor(y * VIEW_SIDE) * width + Math.floor(x * VIEW_SIDE));
  return [...pixels.subarray(i, i + 3)];
};

describe('the views of the classifier', () => {
  it('are the garment on plain grey, its upper part and its cloth', async () => {
    const views = await viewsOfScene({ background: '#7d5a40', garment: '#1c2444' });
    expect(views.map(({ part }) => part)).toEqual(['whole', 'upper', 'cloth']);
    const [near, upper, cloth] = views as [View, View, View];
    for (const view of views) expect(view).toMatchObject({ width: VIEW_SIDE, height: VIEW_SIDE });
    expect(at(near, 0.02, 0.02)).toEqual([200, 200, 200]);
    expect(at(near, 0.5, 0.6)).toEqual([0x1c, 0x24, 0x44]);
    const shirt = (view: Picture) => view.pixels.filter((value, i) => i % 3 === 2 && value === 0x44).length;
    expect(shirt(cloth)).toBeGreaterThan(0.85 * VIEW_SIDE ** 2);
    // Sleeves are wider than the body.
    expect(shirt(upper)).toBeGreaterThan(shirt(near));
  });

  it('are the photograph and parts of its centre when segmentation failed', async () => {
    const views = await viewsOfScene({ garment: '#d9d4cc', background: '#d9d4cc' });
    expect(views.map(({ part }) => part)).toEqual(['whole', 'upper', 'cloth']);
    for (const view of views) expect(view.pixels).toEqual(views[0]?.pixels);
  });
});
