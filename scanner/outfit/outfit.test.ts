import { beforeAll, describe, expect, it } from 'vitest';
import { decodePhoto } from '../decode.ts';
import { type Body, findBody, LOOK_SIDE } from '../gate/body.ts';
import { onNode } from '../on-node.ts';
import type { Picture } from '../picture.ts';
import { testingPicture } from '../testing.ts';
import { blurFaces } from './blur-faces.ts';
import { findCarrier, surest } from './carried.ts';
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
    // Dark hair is no hat, and a thing without a cut-out no piece.
    expect(pieces.map(({ group }) => group).toSorted()).toEqual(['bottom', 'outer']);
  });

  it('has no face in any piece', async () => {
    const [cells] = peopleIn(body);
    const figure = await figureOf(photo, body, cells as Uint8Array, onNode);
    const faces = figure.zone.reduce((sum, _, i) => sum + (isIn(figure, i, 'face') ? 1 : 0), 0);
    expect(faces).toBeGreaterThan(100);
    for (const { mask } of separateClothes(figure).masks)
      for (let i = 0; i < mask.length; i++) if (mask[i]) expect(isIn(figure, i, 'face')).toBe(false);
  });

  it('is of one person, whose box the detector agrees with, and invents no bag', async () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    const { box, bag } = await findCarrier(photo, whole, [shoulder], onNode);
    expect(box.width * box.height).toBeGreaterThan(0.3);
    expect(box.left).toBeLessThan(shoulder.x);
    expect(box.top).toBeLessThan(face.y);
    expect(bag).toBeNull();
  });

  it('joins the parts of a person whom a bag divides, and no others', () => {
    const rows = ['011000', '011000', '000011', '011011', '010011', '000000'];
    const person = Float32Array.from(rows.join(''), Number);
    const people = peopleIn({ ...body, width: 6, height: 6, person });
    expect(people.map((cells) => cells.reduce((sum, is) => sum + is, 0))).toEqual([7, 6]);
  });

  it('has each thing once, the surest', () => {
    const box = { left: 0.2, top: 0.2, width: 0.2, height: 0.2 };
    const near = { thing: 'handbag', box, score: 0.4 } as const;
    const better = { ...near, box: { ...box, left: 0.21 }, score: 0.6 };
    const other = { ...near, box: { ...box, left: 0.7 } };
    expect(surest([near, better, other])).toEqual([better, other]);
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
