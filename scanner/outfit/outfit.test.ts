import { beforeAll, describe, expect, it } from 'vitest';
import { decodePhoto } from '../decode.ts';
import { type Body, findBody, LOOK_SIDE } from '../gate/body.ts';
import { onNode } from '../on-node.ts';
import type { Picture } from '../picture.ts';
import { testingPicture } from '../testing.ts';
import { blurFaces } from './blur-faces.ts';
import { figureOf, isIn, peopleIn } from './figure.ts';
import { separateClothes } from './garments.ts';
import { takeApart } from './worn.ts';

let photo: Picture;
let body: Body;
beforeAll(async () => {
  photo = await decodePhoto(await testingPicture('photographer'));
  body = await findBody(photo, onNode, LOOK_SIDE);
});

/** On the left shoulder, and between eyes and ear. */
const shoulder = { x: 0.2, y: 0.4 };
const face = { x: 0.45, y: 0.24 };
const pixelAt = ({ pixels, width, height }: Picture, { x, y }: { x: number; y: number }) => {
  const i = 3 * (Math.round(y * height) * width + Math.round(x * width));
  return [...pixels.subarray(i, i + 3)];
};

describe('a worn outfit', () => {
  it('is taken apart into pieces in their places', async () => {
    const { people, pieces } = await takeApart(photo, body, onNode);
    expect(people).toHaveLength(1);
    const outer = pieces.find(({ group }) => group === 'outer');
    const bottom = pieces.find(({ group }) => group === 'bottom');
    expect(outer?.reading.category.value).toBe('outerwear');
    expect(bottom?.reading.category.value).toBe('bottoms');
    expect(outer?.reading.cutout).toBeDefined();
    expect(outer?.box.top).toBeLessThan(bottom?.box.top ?? 0);
  });

  it('has no face in any piece', async () => {
    const [cells] = peopleIn(body);
    const figure = await figureOf(photo, body, cells as Uint8Array, onNode);
    const faces = figure.zone.reduce((sum, _, i) => sum + (isIn(figure, i, 'face') ? 1 : 0), 0);
    expect(faces).toBeGreaterThan(100);
    for (const { mask } of separateClothes(figure).masks)
      for (let i = 0; i < mask.length; i++) if (mask[i]) expect(isIn(figure, i, 'face')).toBe(false);
  });

  it('has no pieces of a person who is not there', async () => {
    expect((await takeApart(photo, body, onNode, {}, 5)).pieces).toEqual([]);
  });
});

describe('a blurred face', () => {
  it('cannot be recognised, and the rest stays as it is', () => {
    const before = new Uint8Array(photo.pixels);
    const blurred = blurFaces(photo, body);
    expect(new Uint8Array(photo.pixels)).toEqual(before);
    expect(pixelAt(blurred, shoulder)).toEqual(pixelAt(photo, shoulder));
    const grains = (picture: Picture) =>
      new Set(
        Array.from({ length: 400 }, (_, i) =>
          pixelAt(picture, {
            x: face.x - 0.05 + (i % 20) / 200,
            y: face.y - 0.05 + Math.floor(i / 20) / 200,
          }).join(),
        ),
      ).size;
    expect(grains(photo)).toBeGreaterThan(40);
    expect(grains(blurred)).toBeLessThan(12);
  });
});
