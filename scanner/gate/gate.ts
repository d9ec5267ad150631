import type { NotGarment, PhotoDoubt } from '#contract/not-garments.ts';
import model from '../../models/things.json' with { type: 'json' };
import { crop, type Picture } from '../picture.ts';
import type { Platform } from '../platform.ts';
import {
  type Body,
  findBody,
  GLANCE_SIDE,
  isPortrait,
  LOOK_SIDE,
  mayBePerson,
  presenceOf,
  wearsClothes,
} from './body.ts';
import type { AccessorySigns } from './signs.ts';
import { numbersOfClothes, numbersOfKind, reasons } from './things.ts';

const SIDE = 224;

export interface Accessory {
  readonly kind: string;
  readonly confidence: number;
  /** More than clothes of other kinds reach. */
  readonly isSure: boolean;
  /** To be weighed against the network of garments; null where nothing speaks of clothes. */
  readonly signs: AccessorySigns | null;
}

/** Tools and shoes look alike: the least telling reason needs more. */
const objectRefusedFrom = 0.6;

/** Less is noise. */
export const LEAST_SUPPORT = 0.1;

/** Before a photograph is read: what it shows, if not a garment laid out. */
export interface Gate {
  readonly refusal: { readonly reason: NotGarment; readonly confidence: number } | null;
  /** Other things are likelier than clothes, so that no kind is stated. */
  readonly isStrange: boolean;
  readonly accessory: Accessory | null;
  /** Of a person; with a refusal, one whose clothes are hardly seen. */
  readonly body: Body | null;
}

/** Null for one garment. */
export const doubtOf = ({ refusal, body }: Gate): PhotoDoubt | null =>
  refusal?.reason ?? (body === null ? null : 'outfit');

/** Probabilities of ImageNet's answers. */
export async function nameThings(photo: Picture, platform: Platform): Promise<Float32Array> {
  const { pixels } = await platform.resize(photo, SIDE, SIDE, 'fill');
  const { answers } = await platform.run('things', { image: { values: pixels, shape: [1, SIDE, SIDE, 3] } });
  if (!answers) throw new Error('The network always has answers');
  return answers;
}

/** Of each side: small things fill the middle of their photographs. */
const CLOSER = 0.15;

/** @param answers of the whole photograph, averaged with those of its middle */
export async function nameAccessory(
  photo: Picture,
  answers: Float32Array,
  platform: Platform,
): Promise<Float32Array> {
  const [left, top] = [Math.round(CLOSER * photo.width), Math.round(CLOSER * photo.height)];
  const middle = crop(photo, { left, top, width: photo.width - 2 * left, height: photo.height - 2 * top });
  const closer = await nameThings(middle, platform);
  return answers.map((answer, number) => (answer + (closer[number] as number)) / 2);
}

/** Evidence against a garment; answers that garments often get count less. */
export function againstGarment(answers: Float32Array, seen: readonly number[] = model.seenOnGarments) {
  const byReason = new Map<NotGarment, number>();
  let total = 0;
  reasons.forEach((reason, number) => {
    if (reason === null) return;
    const evidence = (answers[number] as number) / (1 + reasons.length * (seen[number] as number));
    byReason.set(reason, (byReason.get(reason) ?? 0) + evidence);
    total += evidence;
  });
  const [first = ['object', 0] as const] = [...byReason].sort(([, one], [, other]) => other - one);
  return { total, reason: first[0] };
}

export const supportOf = (answers: Float32Array, numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + (answers[number] as number), 0);

/** A buckle beside a dial belongs to the strap. */
function supportsOf(answers: Float32Array): ReadonlyMap<string, number> {
  const supports = new Map([...numbersOfKind].map(([kind, numbers]) => [kind, supportOf(answers, numbers)]));
  const [dial = 0, buckle = 0] = ['watch', 'belt'].map((kind) => supports.get(kind));
  return dial < LEAST_SUPPORT ? supports : supports.set('watch', dial + buckle).set('belt', 0);
}

/** The kind that most exceeds what clothes of other kinds reach. */
export function accessoryIn(answers: Float32Array) {
  const least: Readonly<Record<string, number>> = model.accessoryFrom;
  const [best = { kind: '', confidence: 0, excess: 0 }] = [...supportsOf(answers)]
    .map(([kind, confidence]) => ({ kind, confidence, excess: confidence / (least[kind] ?? 1) }))
    .sort((one, other) => other.excess - one.excess);
  const { kind, confidence, excess } = best;
  return { kind, confidence, signs: { excess, clothes: supportOf(answers, numbersOfClothes) } };
}

export async function lookAt(photo: Picture, platform: Platform): Promise<Gate> {
  const answers = await nameThings(photo, platform);
  const glance = presenceOf(await findBody(photo, platform, GLANCE_SIDE));
  if (mayBePerson(glance)) {
    const body = await findBody(photo, platform, LOOK_SIDE);
    const presence = presenceOf(body);
    if (isPortrait(presence))
      return {
        refusal: { reason: 'person', confidence: presence.face },
        isStrange: true,
        accessory: null,
        body,
      };
    if (wearsClothes(presence)) return { refusal: null, isStrange: true, accessory: null, body };
  }
  const found = accessoryIn(await nameAccessory(photo, answers, platform));
  const { total, reason } = againstGarment(answers);
  const isDoubted = total > model.refusedFrom;
  const isRefused = isDoubted && (reason !== 'object' || total > objectRefusedFrom);
  if (found.confidence < LEAST_SUPPORT)
    return {
      refusal: isRefused ? { reason, confidence: total } : null,
      isStrange: isDoubted,
      accessory: null,
      body: null,
    };
  const { kind, confidence, signs } = found;
  const accessory = { kind, confidence, isSure: signs.excess >= 1, signs: isDoubted ? null : signs };
  return { refusal: null, isStrange: false, accessory, body: null };
}
