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
import { numbersOfKind, reasons } from './things.ts';

const SIDE = 224;

export interface Accessory {
  readonly kind: string;
  readonly confidence: number;
  /** More than clothes of other kinds reach. */
  readonly isSure: boolean;
  /** Beats the confidence of the network of garments, unless that is sure of clothes. */
  readonly weight: number;
  /** However sure that is. */
  readonly isCertain: boolean;
}

/** Tools and shoes look alike: the least telling reason needs more. */
const objectRefusedFrom = 0.6;

/** Times what clothes of other kinds reach. */
const CERTAIN = 2;

/** Share of that support that competes with the confidence in clothes. */
const WEIGHT = 2 / 3;

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

/** The kind that most exceeds what clothes of other kinds reach. */
function accessoryIn(answers: Float32Array): { kind: string; confidence: number; excess: number } | null {
  const least: Readonly<Record<string, number>> = model.accessoryFrom;
  const [best] = [...numbersOfKind]
    .map(([kind, numbers]) => {
      const confidence = supportOf(answers, numbers);
      return { kind, confidence, excess: confidence / (least[kind] ?? 1) };
    })
    .sort((one, other) => other.excess - one.excess);
  return best && best.confidence >= LEAST_SUPPORT ? best : null;
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
  if (!found)
    return {
      refusal: isRefused ? { reason, confidence: total } : null,
      isStrange: isDoubted,
      accessory: null,
      body: null,
    };
  const isSure = found.excess >= 1;
  // In a photograph that hardly shows clothes, confusion with them is unlikely.
  const isCertain = isDoubted || found.excess >= CERTAIN;
  const { kind, confidence } = found;
  const weight = isSure || isDoubted ? Number.POSITIVE_INFINITY : Math.max(confidence, WEIGHT * found.excess);
  const accessory = { kind, confidence, isSure, weight, isCertain };
  return { refusal: null, isStrange: false, accessory, body: null };
}
