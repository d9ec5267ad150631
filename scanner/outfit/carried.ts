import { nameThings, supportOf } from '../gate/gate.ts';
import { numbersOfKind } from '../gate/things.ts';
import { mirror, type Picture } from '../picture.ts';
import type { Platform } from '../platform.ts';
import { cropTo, type Proposal } from '../several.ts';

type Box = Proposal['box'];

/** In the order of the network's scores. */
const things = ['person', 'backpack', 'umbrella', 'handbag', 'tie', 'suitcase'] as const;
type Thing = (typeof things)[number];

export interface Found {
  readonly thing: Thing;
  readonly box: Box;
  /** 0..1, not calibrated. */
  readonly score: number;
}

const SIDE = 416;
const STRIDES = [8, 16, 32] as const;
const LEAST_SCORE = 0.15;
/** Of the union, from which two boxes show the same. */
const SAME = 0.5;

export function shareOfUnion(one: Box, other: Box): number {
  const shared = (from: number, length: number, start: number, size: number) =>
    Math.max(0, Math.min(from + length, start + size) - Math.max(from, start));
  const both =
    shared(one.left, one.width, other.left, other.width) *
    shared(one.top, one.height, other.top, other.height);
  return both / (one.width * one.height + other.width * other.height - both || 1);
}

/** The surest first, each thing once. */
export function surest(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => b.score - a.score))
    if (kept.every(({ thing, box }) => thing !== one.thing || shareOfUnion(box, one.box) < SAME))
      kept.push(one);
  return kept;
}

/** A square with the picture in its upper left corner; the rest is black. */
async function squareOf(part: Picture, platform: Platform): Promise<Uint8Array> {
  const scale = SIDE / Math.max(part.width, part.height);
  const [across, down] = [Math.round(scale * part.width), Math.round(scale * part.height)];
  const { pixels } = await platform.resize(part, across, down, 'fill', 'linear');
  const square = new Uint8Array(3 * SIDE * SIDE);
  for (let y = 0; y < down; y++)
    square.set(pixels.subarray(3 * y * across, 3 * (y + 1) * across), 3 * y * SIDE);
  return square;
}

/** People and what they carry, in a part of a photograph. */
export async function findCarried(photo: Picture, frame: Box, platform: Platform): Promise<Found[]> {
  const part = cropTo(photo, frame);
  const { scores, sides } = await platform.run('carried', {
    image: { values: await squareOf(part, platform), shape: [1, SIDE, SIDE, 3] },
  });
  if (!scores || !sides) throw new Error('The network always has scores and sides');
  const longest = Math.max(part.width, part.height);
  const found: Found[] = [];
  let cell = 0;
  for (const stride of STRIDES) {
    const across = SIDE / stride;
    const [wide, high] = [longest / across / photo.width, longest / across / photo.height];
    for (let i = 0; i < across * across; i++, cell++) {
      const [x, y] = [(i % across) + 0.5, Math.floor(i / across) + 0.5];
      const side = (number: number) => sides[4 * cell + number] as number;
      things.forEach((thing, index) => {
        const score = scores[things.length * cell + index] as number;
        if (score < LEAST_SCORE) return;
        const box = {
          left: frame.left + (x - side(0)) * wide,
          top: frame.top + (y - side(1)) * high,
          width: (side(0) + side(2)) * wide,
          height: (side(1) + side(3)) * high,
        };
        found.push({ thing, score, box });
      });
    }
  }
  return surest(found);
}

/** A box of the network shows the person whose cells these are. */
const SAME_PERSON = 0.25;
/** Of the person's box, to each side. */
const BESIDE_PERSON = 0.15;
/** A bag's centre is beside the person by less, as share of the height. */
const REACH = 0.12;
const BAG_FROM = 0.4;
/** Of the person's box. */
const LARGEST_BAG = 0.4;
const SMALLEST_BAG = 0.015;
const bags: readonly Thing[] = ['backpack', 'handbag', 'suitcase'];
/** Squares that hang from the hands, of the person's height; what is seen there counts less. */
const HAND = 0.4;
const ABOVE_HAND = 0.4;
const HELD = 0.75;
/** Around the bag, for the second opinion, and its weight. */
const AROUND_BAG = 0.15;
const SUPPORT = 0.5;

function within({ left, top, width, height }: Box): Box {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { left: x, top: y, width: Math.min(1, left + width) - x, height: Math.min(1, top + height) - y };
}

const wider = ({ left, top, width, height }: Box, share: number): Box =>
  within({
    left: left - share * width,
    top: top - share * height,
    width: (1 + 2 * share) * width,
    height: (1 + 2 * share) * height,
  });

const mirroredBox = (box: Box): Box => ({ ...box, left: 1 - box.left - box.width });

export interface Carrier {
  readonly box: Box;
  readonly bag: Found | null;
}

/**
 * The person and the surest bag: what the network sees in the photograph, in its mirror image and at the hands adds up.
 * @param around the person's cells, and perhaps those of people who touch them
 * @param hands as shares of the picture
 */
export async function findCarrier(
  photo: Picture,
  around: Box,
  hands: readonly { x: number; y: number }[],
  platform: Platform,
): Promise<Carrier> {
  const seen = await findCarried(photo, { left: 0, top: 0, width: 1, height: 1 }, platform);
  const people = seen.filter(
    ({ thing, box }) => thing === 'person' && shareOfUnion(box, around) > SAME_PERSON,
  );
  const [first] = people.toSorted((a, b) => shareOfUnion(b.box, around) - shareOfUnion(a.box, around));
  const box = within(first?.box ?? around);
  const reach = (REACH * box.height * photo.height) / photo.width;
  const bagsIn = (found: readonly Found[]) =>
    found.flatMap((one) => {
      const { left, top, width, height } = one.box;
      const [x, y] = [left + width / 2, top + height / 2];
      const isBeside = x > box.left - reach && x < box.left + box.width + reach;
      const isWithin = y > box.top && y < box.top + box.height;
      const share = (width * height) / (box.width * box.height);
      const isBag = bags.includes(one.thing) && share > SMALLEST_BAG && share < LARGEST_BAG;
      return isBag && isBeside && isWithin ? [{ ...one, thing: 'handbag' as const }] : [];
    });
  const mirrored = await findCarried(mirror(photo), mirroredBox(wider(box, BESIDE_PERSON)), platform);
  const worn = bagsIn([...seen, ...mirrored.map((one) => ({ ...one, box: mirroredBox(one.box) }))]);
  const held: Found[] = [];
  for (const { x, y } of hands) {
    const [across, down] = [(HAND * box.height * photo.height) / photo.width, HAND * box.height];
    const frame = within({ left: x - across / 2, top: y - ABOVE_HAND * down, width: across, height: down });
    if (frame.width > 0 && frame.height > 0) held.push(...bagsIn(await findCarried(photo, frame, platform)));
  }
  const bestOf = (found: readonly Found[], place: Box) =>
    Math.max(0, ...found.flatMap((one) => (shareOfUnion(one.box, place) >= SAME ? [one.score] : [])));
  let bag: Found | null = null;
  for (const one of surest([...worn, ...held])) {
    const frames = [within(one.box), wider(one.box, AROUND_BAG)];
    const answers = await Promise.all(frames.map((frame) => nameThings(cropTo(photo, frame), platform)));
    const support = Math.max(...answers.map((said) => supportOf(said, numbersOfKind.get('bag') ?? [])));
    const score = bestOf(worn, one.box) + HELD * bestOf(held, one.box) + SUPPORT * support;
    if (score >= BAG_FROM && score > (bag?.score ?? 0)) bag = { ...one, box: within(one.box), score };
  }
  return { box, bag };
}
