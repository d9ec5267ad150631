import { beforeAll, describe, expect, it } from 'vitest';
import { decodePhoto } from '../decode.ts';
import { type Body, findBody, JOINTS, LOOK_SIDE, steadied } from '../gate/body.ts';
import { onNode } from '../on-node.ts';
import { mirror, type Picture } from '../picture.ts';
import { testingPicture } from '../testing.ts';
import { blurFaces } from './blur-faces.ts';
import { findCarrier, surest } from './carried.ts';
import { type Figure, figureOf, isIn, jointAt, peopleIn, type Zone, zones } from './figure.ts';
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

/** A figure of blocks, forty pixels wide, in two colours. */
function drawnFigure(above: readonly number[], below: readonly number[]): Figure {
  const [width, height] = [40, 100];
  const zoneOfRow = (y: number): Zone | null => {
    if (y < 10) return null;
    if (y < 50) return 'torso';
    return y < 70 ? 'upperLeg' : 'lowerLeg';
  };
  const place = (i: number) => ({ x: i % width, y: Math.floor(i / width) });
  const pixels = Array.from({ length: width * height }, (_, i) => place(i));
  const inside = ({ x }: { x: number }) => x >= 10 && x < 30;
  return {
    width,
    height,
    lab: Float32Array.from(pixels.flatMap(({ y }) => (y < 50 ? above : below))),
    zone: Uint8Array.from(pixels, (at) => {
      const zone = inside(at) ? zoneOfRow(at.y) : null;
      return zone === null ? 255 : zones.indexOf(zone);
    }),
    cells: new Uint8Array(),
    belowAnkles: new Uint8Array(width * height),
    cheeks: new Uint8Array(width * height),
    shoulders: 10,
    hips: 50,
    core: Uint8Array.from(pixels, (at) => (inside(at) ? 1 : 0)),
  };
}

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

  it('has the same parts in the mirror image, left and right changed', async () => {
    const own = await steadied(body, photo, onNode);
    const mirrored = mirror(photo);
    const other = await steadied(await findBody(mirrored, onNode, LOOK_SIDE), mirrored, onNode);
    const turned = (i: number) => i - (i % own.width) + own.width - 1 - (i % own.width);
    own.person.forEach((value, i) => {
      expect(value).toBeCloseTo(other.person[turned(i)] as number, 4);
    });
    const cells = own.width * own.height;
    const [leftHand, rightHand] = [10, 11];
    for (let i = 0; i < cells; i++)
      expect(own.parts[leftHand * cells + i]).toBeCloseTo(
        other.parts[rightHand * cells + turned(i)] as number,
        3,
      );
  });

  it('has joints between the cells', () => {
    const [width, height] = [5, 5];
    const joints = new Float32Array(JOINTS * width * height);
    joints[2 * width + 1] = 0.8;
    joints[2 * width + 2] = 0.8;
    const cells = new Uint8Array(width * height).fill(1);
    const nose = jointAt({ ...body, width, height, joints }, { cells }, 0);
    expect(nose.x).toBeCloseTo(1.5 / 4);
    expect(nose.y).toBeCloseTo(2 / 4);
    expect(nose.sure).toBeCloseTo(0.8);
  });

  it('tells one colour from shoulders to hem from two', () => {
    const [red, blue] = [
      [0.6, 0.2, 0.1],
      [0.4, 0, -0.2],
    ] as const;
    const dress = separateClothes(drawnFigure(red, red));
    expect(dress.likeness).toBeCloseTo(1);
    expect(dress.hem).toBeNull();
    const two = separateClothes(drawnFigure(red, blue));
    expect(two.likeness).toBeCloseTo(0);
    expect(two.masks.map(({ group }) => group)).toEqual(['top', 'bottom']);
    expect(two.whole.reduce((sum, is) => sum + is, 0)).toBe(20 * 90);
  });

  it('has a top below an open coat, of the colour of its shadows', () => {
    const coat = [0.45, 0.03, 0.04] as const;
    const figure = drawnFigure(coat, [0.5, 0, -0.2]);
    const { width, zone, lab } = figure;
    for (let i = 10 * width; i < 50 * width; i++) {
      const x = i % width;
      if ((x >= 10 && x < 14) || (x >= 26 && x < 30)) zone[i] = zones.indexOf('upperArm');
      if (x >= 17 && x < 23) lab[3 * i] = coat[0] - 0.13;
    }
    const groupsOf = (isCoat: boolean) => separateClothes(figure, isCoat).masks.map(({ group }) => group);
    expect(groupsOf(true)).toEqual(['outer', 'top', 'bottom']);
    expect(groupsOf(false)).toEqual(['top', 'bottom']);
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
