import { mirror, type Picture } from '../picture.ts';
import type { Platform } from '../platform.ts';

/** BodyPix on a grid: one cell for sixteen pixels of its input. */
export interface Body {
  readonly width: number;
  readonly height: number;
  /** Per cell, 0..1. */
  readonly person: Float32Array;
  /** Per cell, the likeliest of the 24 parts. */
  readonly part: Uint8Array;
  /** Logits of the 24 parts, one grid after another. */
  readonly parts: Float32Array;
  /** 0..1, one grid after another: nose, eyes, ears, shoulders, elbows, wrists, hips, knees, ankles. */
  readonly joints: Float32Array;
}

export const JOINTS = 17;
const FACE_JOINTS = 5;
export const PARTS = 24;
const STRIDE = 16;
const PERSON = 0.5;

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
/** The network expects a multiple of its stride and one. */
const side = (length: number) => Math.max(1, Math.round((length - 1) / STRIDE)) * STRIDE + 1;

function likeliest(parts: Float32Array, cells: number): Uint8Array {
  const part = new Uint8Array(cells);
  for (let i = 0; i < cells; i++)
    for (let p = 1; p < PARTS; p++)
      if ((parts[p * cells + i] as number) > (parts[(part[i] as number) * cells + i] as number)) part[i] = p;
  return part;
}

/** @param longest of the network's input; 225 shows whether there is a person, 481 their clothes */
export async function findBody(photo: Picture, platform: Platform, longest: number): Promise<Body> {
  const scale = longest / Math.max(photo.width, photo.height);
  const [across, down] = [side(scale * photo.width), side(scale * photo.height)];
  const { pixels } = await platform.resize(photo, across, down, 'fill', 'linear');
  const told = await platform.run('person', { image: { values: pixels, shape: [1, down, across, 3] } });
  const [width, height] = [(across - 1) / STRIDE + 1, (down - 1) / STRIDE + 1];
  const { person, parts, joints } = told;
  if (!person || !parts || !joints) throw new Error('The network always finds these three');
  const cells = width * height;
  const seen = { parts, part: likeliest(parts, cells) };
  return { width, height, person: person.map(sigmoid), ...seen, joints: joints.map(sigmoid) };
}

/** Parts and joints of a mirror image by the numbers that they have in the picture: left and right change places. */
const PARTS_OF_MIRROR = [
  1, 0, 4, 5, 2, 3, 8, 9, 6, 7, 11, 10, 12, 13, 16, 17, 14, 15, 20, 21, 18, 19, 23, 22,
];
const JOINTS_OF_MIRROR = [0, 2, 1, 4, 3, 6, 5, 8, 7, 10, 9, 12, 11, 14, 13, 16, 15];

/** The mean with what the network sees in the mirror image: edges of parts move less from one photograph to the next. */
export async function steadied(body: Body, photo: Picture, platform: Platform): Promise<Body> {
  const other = await findBody(mirror(photo), platform, LOOK_SIDE);
  const { width, height } = body;
  const cells = width * height;
  if (other.width !== width || other.height !== height) return body;
  const mean = (own: Float32Array, others: Float32Array, numbers: readonly number[]) =>
    own.map((value, at) => {
      const i = at % cells;
      const mirrored = i - (i % width) + width - 1 - (i % width);
      return (value + (others[(numbers[(at - i) / cells] as number) * cells + mirrored] as number)) / 2;
    });
  const parts = mean(body.parts, other.parts, PARTS_OF_MIRROR);
  return {
    width,
    height,
    person: mean(body.person, other.person, [0]),
    part: likeliest(parts, cells),
    parts,
    joints: mean(body.joints, other.joints, JOINTS_OF_MIRROR),
  };
}

export interface Presence {
  /** Sums of the joints' best probabilities. */
  readonly all: number;
  readonly below: number;
  /** The surest of nose, eyes and ears. */
  readonly face: number;
  /** Shares of the picture. */
  readonly area: number;
  readonly faceArea: number;
}

export function presenceOf({ width, height, person, part, joints }: Body): Presence {
  const cells = width * height;
  const best = Array.from({ length: JOINTS }, (_, joint) =>
    joints.subarray(joint * cells, (joint + 1) * cells).reduce((most, value) => Math.max(most, value), 0),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  let [inside, face] = [0, 0];
  for (let i = 0; i < cells; i++) {
    if ((person[i] as number) < PERSON) continue;
    inside++;
    if ((part[i] as number) < 2) face++;
  }
  return {
    all: sum(best),
    below: sum(best.slice(FACE_JOINTS)),
    face: Math.max(...best.slice(0, FACE_JOINTS)),
    area: inside / cells,
    faceArea: face / cells,
  };
}

/* Thresholds: of 4,400 photographs of clothes without people 4 % are looked at twice, and 1 in 1,000 is taken for a person. */

export const GLANCE_SIDE = 225;
export const LOOK_SIDE = 481;

export const mayBePerson = ({ all, face }: Presence) => all >= 7 || face >= 0.9;

/** A whole person, one without a face such as behind a telephone, or the upper half. */
export const wearsClothes = ({ all, below, face, area, faceArea }: Presence) =>
  (all >= 12 && face >= 0.98 && area >= 0.06) ||
  (below >= 10 && area >= 0.06) ||
  (all >= 8.5 && face >= 0.997 && faceArea >= 0.02 && area >= 0.2);

export const isPortrait = ({ face, faceArea }: Presence) => face >= 0.98 && faceArea >= 0.12;
