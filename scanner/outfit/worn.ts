import { type Category, categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import { segment, segmentedAs } from '../cutout/segment.ts';
import { type Body, steadied } from '../gate/body.ts';
import { nameThings, supportOf } from '../gate/gate.ts';
import { numbersOf, numbersOfKind } from '../gate/things.ts';
import { boundingBox, indicesOf, inShares } from '../mask.ts';
import type { Picture } from '../picture.ts';
import type { Platform } from '../platform.ts';
import { type ScanOptions, type ScanReading, scanPicture } from '../scan-picture.ts';
import { cropTo, outOf, type Proposal } from '../several.ts';
import { CUTOUT_QUALITY, SEGMENT_SIDE } from '../thresholds.ts';
import { findCarrier } from './carried.ts';
import { cellsWithin, type Figure, figureOf, handsOf, type Joint, jointAt, peopleIn } from './figure.ts';
import { type Clothes, separateClothes, type WornGroup, type WornMask } from './garments.ts';

export type PieceGroup = WornGroup | 'bag' | 'hat' | 'glasses' | 'scarf';
type Box = Proposal['box'];

export interface Piece extends Proposal {
  readonly group: PieceGroup;
  readonly confidence: number;
}

export interface Outfit {
  /** Boxes of the people, the largest first; the pieces are of one of them. */
  readonly people: readonly Box[];
  readonly pieces: readonly Piece[];
}

const MARGIN = 0.015;
const overOthers: readonly Kind[] = ['cardigan', 'hoodie', 'vest'];

const categoriesOf: Readonly<Record<WornGroup, readonly Category[]>> = {
  top: ['tops', 'outerwear', 'dresses'],
  outer: ['outerwear', 'tops'],
  bottom: ['bottoms'],
  dress: ['dresses'],
  shoes: ['shoes'],
};

const boxOf = (mask: Uint8Array, width: number, height: number, margin = 0): Box =>
  inShares(boundingBox(mask, width), width, height, margin);

function isWornAs(kind: Kind, group: WornGroup, isCoat: boolean): boolean {
  const category = categoryOfKind[kind];
  if (group === 'top') return category === 'tops';
  if (group === 'outer') return category === 'outerwear' || (!isCoat && overOthers.includes(kind));
  return categoriesOf[group].includes(category);
}

function withinPlace(reading: ScanReading, group: WornGroup, isCoat: boolean): ScanReading {
  const kinds = reading.kinds.filter(({ kind }) => isWornAs(kind, group, isCoat));
  const [first] = kinds;
  if (!first || isWornAs(reading.kind.value, group, isCoat)) return reading;
  const total = kinds.reduce((sum, { confidence }) => sum + confidence, 0);
  const kind = first.kind;
  const category = categoryOfKind[kind];
  return {
    ...reading,
    kinds,
    kind: { value: kind, confidence: first.confidence / total, suggested: true },
    category: { value: category, confidence: total, suggested: true },
  };
}

const shareOf = ({ kinds }: ScanReading, category: Category) =>
  kinds
    .filter(({ kind }) => categoryOfKind[kind] === category)
    .reduce((sum, { confidence }) => sum + confidence, 0);

/** Known to ImageNet as worn; the network of garments saw them flat. */
const coats = numbersOf(['trench coat', 'fur coat', 'suit', 'cloak']);
const gowns = numbersOf(['gown']);
const tops = numbersOf([
  'cardigan',
  'sweatshirt',
  'jersey',
  'pajama',
  'apron',
  'bib',
  'wool',
  'velvet',
  'poncho',
  'stole',
]);
const COAT = 0.6;
/** Of the torso's length. */
const AROUND_TORSO = 1.7;

interface Upper {
  readonly coat: number;
  readonly gown: number;
  readonly top: number;
}

const nothingSeen: Upper = { coat: 0, gown: 0, top: 0 };

async function nameUpper(photo: Picture, body: Body, figure: Figure, platform: Platform): Promise<Upper> {
  const { shoulders, hips, torso } = trunkOf(photo, body, figure);
  const [x, y, side] = [(shoulders.x + hips.x) / 2, (shoulders.y + hips.y) / 2, AROUND_TORSO * torso];
  const box = boxAround(photo, { x, y, width: side, height: side });
  if (!isLargeEnough(photo, box)) return nothingSeen;
  const answers = await nameThings(cropTo(photo, box), platform);
  const of = (numbers: readonly number[]) => supportOf(answers, numbers);
  return { coat: of(coats), gown: of(gowns), top: of(tops) };
}

/** Of the torso, below the hips: coats go on, tops hardly. */
const HEM_OF_COAT = 0.25;

/** Mean of both networks and of finer and broader kinds, ImageNet's weighed by its support of clothes; what ends at the hips or is tucked in is a top, and what shows nothing below it no jacket. */
function isOuterLayer(
  { kinds, predictions }: ScanReading,
  { hem, masks }: Pick<Clothes, 'hem' | 'masks'>,
  { coat, top }: Upper,
): boolean {
  if (masks.every(({ group }) => group !== 'bottom')) return coat > COAT;
  const isOver = (kind: Kind) =>
    categoryOfKind[kind] === 'outerwear' || (hem !== null && hem > HEM_OF_COAT && overOthers.includes(kind));
  const shareOver = (said: readonly { kind: Kind; confidence: number }[]) => {
    const upper = said.filter(({ kind }) => ['tops', 'outerwear'].includes(categoryOfKind[kind]));
    const sum = (of: typeof upper) => of.reduce((total, { confidence }) => total + confidence, 0);
    return sum(upper.filter(({ kind }) => isOver(kind))) / (sum(upper) || 1);
  };
  const broader = predictions.kind.map(({ value, confidence }) => ({ kind: value, confidence }));
  return (shareOver(kinds) + shareOver(broader)) / 2 + coat > (1 + coat + top) / 2;
}

async function readMask(
  photo: Picture,
  figure: Figure,
  mask: Uint8Array,
  platform: Platform,
  options: ScanOptions,
): Promise<Proposal> {
  const box = boxOf(mask, figure.width, figure.height);
  const frame = boxOf(mask, figure.width, figure.height, MARGIN);
  const part = cropTo(photo, frame);
  const small = await platform.resize(part, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');
  const inside = new Float32Array(small.width * small.height);
  for (let i = 0; i < inside.length; i++) {
    const x = i % small.width;
    const y = (i - x) / small.width;
    const u = Math.floor((frame.left + ((x + 0.5) / small.width) * frame.width) * figure.width);
    const v = Math.floor((frame.top + ((y + 0.5) / small.height) * frame.height) * figure.height);
    inside[i] = mask[Math.min(figure.height - 1, v) * figure.width + Math.min(figure.width - 1, u)] as number;
  }
  const segmentation = segmentedAs(small, inside);
  return { box, reading: await scanPicture(part, platform, { ...options, segmentation }) };
}

/** Of the feet's box, to each side: parts of the body are coarse there. */
const BESIDE_FEET = 0.35;
/** Least share of the feet's box; a buckle has less. */
const LEAST_OF_FEET = 0.25;

/** Shoes stand on the ground as those that the segmenter learned. */
async function readShoes(
  photo: Picture,
  figure: Figure,
  mask: Uint8Array,
  platform: Platform,
  options: ScanOptions,
): Promise<Proposal | null> {
  const { width, height, belowAnkles } = figure;
  const feet = boxOf(
    mask.map((is, i) => is | (belowAnkles[i] as number)),
    width,
    height,
  );
  const [across, down] = [BESIDE_FEET * feet.width, BESIDE_FEET * feet.height];
  const [left, top] = [Math.max(0, feet.left - across), Math.max(0, feet.top - down / 3)];
  const frame = {
    left,
    top,
    width: Math.min(1, feet.left + feet.width + across) - left,
    height: Math.min(1, feet.top + feet.height + down) - top,
  };
  if (!isLargeEnough(photo, frame)) return null;
  const part = cropTo(photo, frame);
  const small = await platform.resize(part, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');
  const { mask: seen, quality } = await segment(small, platform);
  const from = ((boxOf(mask, width, height).top - frame.top) / frame.height) * small.height;
  const shoes = seen.map((is, i) => (is && Math.floor(i / small.width) >= from ? 1 : 0));
  if (quality < CUTOUT_QUALITY || !shoes.includes(1)) return null;
  const segmentation = segmentedAs(small, Float32Array.from(shoes));
  const box = outOf(frame, boxOf(shoes, small.width, small.height));
  if (box.width * box.height < LEAST_OF_FEET * feet.width * feet.height) return null;
  return {
    box,
    reading: await scanPicture(part, platform, { ...options, segmentation }),
  };
}

/**
 * Of its categories: bands and shadows lie between the fronts of a jacket too, and hems where only the joints say
 * that there may be shoes.
 */
const LEAST_OF_GUESS = { top: 0.25, belowCoat: 0.1, shoes: 0.1 };
const partsOfDress: readonly WornGroup[] = ['top', 'bottom', 'outer'];

const DRESS = { seen: 1, gown: 3, likeness: 1, bottom: -0.4, coat: -0.5 };
const DRESS_FROM = 1.1;

interface Read extends Proposal {
  readonly group: WornGroup;
}

/** Null where top and bottom are two pieces. */
async function dressOf(
  pieces: readonly Read[],
  { whole, likeness }: Clothes,
  { coat, gown }: Upper,
  read: (mask: Uint8Array) => Promise<Proposal>,
): Promise<Proposal | null> {
  const bottom = pieces.find(({ group }) => group === 'bottom');
  const without =
    DRESS.gown * gown +
    DRESS.likeness * likeness +
    DRESS.bottom * (bottom ? shareOf(bottom.reading, 'bottoms') : 0) +
    DRESS.coat * coat;
  if (without + DRESS.seen < DRESS_FROM || !whole.includes(1)) return null;
  const one = await read(whole);
  return without + DRESS.seen * shareOf(one.reading, 'dresses') < DRESS_FROM ? null : one;
}

interface Place {
  readonly group: PieceGroup;
  readonly kind: Kind;
  /** Squares to look into, in pixels of the photograph. */
  readonly squares: readonly { x: number; y: number; side: number }[];
  /** Answers that speak of the accessory, and their sum from which it is there. */
  readonly answers: readonly number[];
  readonly from: number;
  /** The accessory's own place: centre and sides, in pixels of the photograph. */
  readonly own: { x: number; y: number; width: number; height: number };
}

/** Hats that people wear in the street; dark hair is taken for a bearskin, sunglasses for a ski mask. */
const hats = numbersOf(['bathing cap', 'bonnet', 'cowboy hat', 'shower cap', 'sombrero']);
/** Of the box: a smaller cut-out shows nothing. */
const LEAST_CUTOUT = 0.1;

const EYES = [1, 2] as const;
const SHOULDERS = [5, 6] as const;
const HIPS = [11, 12] as const;

function between({ width, height }: Picture, body: Body, figure: Figure, joints: readonly [number, number]) {
  const [one, other] = joints.map((joint) => jointAt(body, figure, joint)) as [Joint, Joint];
  return {
    x: (width * (one.x + other.x)) / 2,
    y: (height * (one.y + other.y)) / 2,
    sure: Math.min(one.sure, other.sure),
  };
}

function trunkOf(photo: Picture, body: Body, figure: Figure) {
  const shoulders = between(photo, body, figure, SHOULDERS);
  const hips = between(photo, body, figure, HIPS);
  return { shoulders, hips, torso: Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y) };
}

function placesOf(photo: Picture, body: Body, figure: Figure): Place[] {
  const { shoulders, torso } = trunkOf(photo, body, figure);
  const eyes = between(photo, body, figure, EYES);
  const head = 0.8 * Math.abs(shoulders.y - eyes.y);
  const places: Place[] = [];
  if (eyes.sure > 0.5) {
    places.push({
      group: 'glasses',
      kind: 'sunglasses',
      answers: numbersOfKind.get('sunglasses') ?? [],
      squares: [1.1, 1.3, 1.6].map((side) => ({ x: eyes.x, y: eyes.y, side: side * head })),
      from: 0.3,
      own: { x: eyes.x, y: eyes.y, width: head, height: 0.36 * head },
    });
    places.push({
      group: 'hat',
      kind: 'hat',
      answers: hats,
      squares: [
        { x: eyes.x, y: eyes.y - 0.35 * head, side: 2 * head },
        { x: eyes.x, y: eyes.y - 0.5 * head, side: 1.6 * head },
        { x: eyes.x, y: eyes.y - 0.45 * head, side: 1.2 * head },
      ],
      // Bare heads nearly reach this.
      from: 0.03,
      own: { x: eyes.x, y: eyes.y - 0.3 * head, width: 1.5 * head, height: head },
    });
  }
  places.push({
    group: 'scarf',
    kind: 'scarf',
    answers: numbersOfKind.get('scarf') ?? [],
    squares: [{ x: shoulders.x, y: shoulders.y, side: 0.9 * torso }],
    from: 0.5,
    own: { x: shoulders.x, y: shoulders.y - 0.13 * torso, width: 0.63 * torso, height: 0.63 * torso },
  });
  return places;
}

function boxAround(
  photo: Picture,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Box {
  const left = Math.max(0, (x - width / 2) / photo.width);
  const top = Math.max(0, (y - height / 2) / photo.height);
  return {
    left,
    top,
    width: Math.min(1, (x + width / 2) / photo.width) - left,
    height: Math.min(1, (y + height / 2) / photo.height) - top,
  };
}

const isLargeEnough = ({ width, height }: Picture, box: Box) =>
  box.width * width >= 16 && box.height * height >= 16;

async function findAccessory(
  photo: Picture,
  place: Place,
  platform: Platform,
): Promise<{ box: Box; confidence: number } | null> {
  let support = 0;
  for (const { x, y, side } of place.squares) {
    const box = boxAround(photo, { x, y, width: side, height: side });
    if (!isLargeEnough(photo, box)) continue;
    const answers = await nameThings(cropTo(photo, box), platform);
    support = Math.max(support, supportOf(answers, place.answers));
  }
  if (support < place.from) return null;
  return {
    box: boxAround(photo, place.own),
    confidence: Math.max(support, support / (support + place.from)),
  };
}

/** @param whose index of the person, the largest by default */
export async function takeApart(
  photo: Picture,
  glanced: Body,
  platform: Platform,
  options: ScanOptions = {},
  whose = 0,
): Promise<Outfit> {
  const body = await steadied(glanced, photo, platform);
  const found = peopleIn(body);
  const people = found.map((cells) => boxOf(cells, body.width, body.height));
  const cells = found[whose];
  if (!cells) return { people, pieces: [] };
  const around = boxOf(cells, body.width, body.height);
  const { box: own, bag } = await findCarrier(photo, around, handsOf(body, cells), platform);
  const figure = await figureOf(photo, body, cellsWithin(body, cells, own), platform);
  const seen = await nameUpper(photo, body, figure, platform);
  const isCoat = seen.coat > COAT;
  const clothes = separateClothes(figure, isCoat);
  const { masks } = clothes;
  const read = (mask: Uint8Array) => readMask(photo, figure, mask, platform, options);
  const pieces: Piece[] = [];
  const add = (group: WornGroup, { box, reading: unbound }: Proposal) => {
    const reading = withinPlace(unbound, group, isCoat);
    pieces.push({ group, box, reading, confidence: reading.kind.confidence });
  };
  const isLayered = masks.some(({ group }) => group === 'outer');
  const isDoubtful = ({ group, isGuess, reading }: WornMask & Proposal) => {
    const isShirtFront = isLayered && group === 'top';
    if (!isGuess && !isShirtFront) return false;
    const share = categoriesOf[group].reduce((sum, category) => sum + shareOf(reading, category), 0);
    return share < LEAST_OF_GUESS[group !== 'top' ? 'shoes' : isCoat ? 'belowCoat' : 'top'];
  };
  const proposals: Read[] = [];
  for (const piece of masks) {
    const shoes =
      piece.group === 'shoes' ? await readShoes(photo, figure, piece.mask, platform, options) : null;
    const proposal = { ...piece, ...(shoes ?? (await read(piece.mask))) };
    if (!isDoubtful(proposal)) proposals.push(proposal);
  }
  const dress = await dressOf(proposals, clothes, seen, read);
  if (dress) add('dress', dress);
  for (const { group, ...proposal } of proposals) {
    if (dress && partsOfDress.includes(group)) continue;
    const isOuter = group === 'top' && !isLayered && isOuterLayer(proposal.reading, clothes, seen);
    add(isOuter ? 'outer' : group, proposal);
  }
  const addAccessory = async (group: PieceGroup, kind: Kind, box: Box, confidence: number) => {
    const part = cropTo(photo, box);
    const small = await platform.resize(part, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');
    const segmentation = await segment(small, platform);
    if (indicesOf(segmentation.mask).length < LEAST_CUTOUT * segmentation.mask.length) return;
    const accessory = { kind, confidence, isSure: true, signs: null };
    const reading = await scanPicture(part, platform, { ...options, accessory, segmentation });
    pieces.push({ group, box, confidence, reading });
  };
  if (bag) await addAccessory('bag', 'bag', bag.box, Math.min(1, bag.score));
  for (const place of placesOf(photo, body, figure)) {
    const found = await findAccessory(photo, place, platform);
    if (found) await addAccessory(place.group, place.kind, found.box, found.confidence);
  }
  return { people, pieces };
}
