import {
  type Category,
  categoryOfKind,
  type Kind,
  kinds as knownKinds,
  type ScannedKind,
} from '#contract/vocabulary.ts';
import type { FinerKind, Prediction, Predictions } from './classify.ts';
import type { Accessory } from './gate/gate.ts';
import { accessoryChance } from './gate/signs.ts';
import { guessed, observed, type Reading } from './reading.ts';
import { type Sure, sure } from './thresholds.ts';

export interface KindConfidence {
  readonly kind: Kind;
  /** Calibrated, 0..1. */
  readonly confidence: number;
}

const finerOf: Readonly<Record<ScannedKind, readonly FinerKind[]>> = {
  't-shirt': ['t-shirt'],
  polo: ['polo'],
  blouse: ['blouse'],
  shirt: ['shirt'],
  longsleeve: ['longsleeve', 'sweater', 'cardigan'],
  hoodie: ['hoodie'],
  top: ['top'],
  undershirt: ['undershirt'],
  body: ['body', 'jumpsuit'],
  blazer: ['blazer'],
  outerwear: ['outerwear', 'coat', 'vest', 'jumpsuit'],
  pants: ['pants', 'jeans'],
  shorts: ['shorts'],
  skirt: ['skirt'],
  dress: ['dress'],
  shoes: ['sneakers', 'boots', 'sandals', 'heels', 'flats', 'shoes'],
  hat: ['hat'],
};

const seen: ReadonlySet<Kind> = new Set(Object.values(finerOf).flat());

/** The networks have no word for it, and nothing like it to take it for. */
export const isUnseen = (kind: Kind): boolean => !seen.has(kind) && categoryOfKind[kind] === 'accessories';

/** Shares each public label among its finer kinds. */
export function rankKinds({ kind, finer }: Predictions): KindConfidence[] {
  const said = new Map(finer.map(({ value, confidence }) => [value, confidence]));
  const total = new Map<Kind, number>(finer.map(({ value, confidence }) => [value, confidence / 2]));
  for (const { value, confidence } of kind) {
    const behind = finerOf[value].map((one) => ({ one, part: (said.get(one) ?? 0) + 1e-9 }));
    const sum = behind.reduce((whole, { part }) => whole + part, 0);
    for (const { one, part } of behind) total.set(one, (total.get(one) ?? 0) + (confidence * part) / sum / 2);
  }
  return [...total]
    .map(([kind, confidence]) => ({ kind, confidence }))
    .sort((one, other) => other.confidence - one.confidence);
}

/** The finest kind above its threshold, else the public label. */
export function readKind(
  predictions: Predictions,
  kinds: readonly KindConfidence[],
  from: Sure = sure,
): Reading<Kind> {
  const [finest] = kinds;
  const [broad] = predictions.kind;
  if (!finest || !broad) throw new Error('The network always has a best kind');
  const stated = observed(finest.kind, finest.confidence, from.finer);
  const isBehind = finerOf[broad.value].some((one) => one === finest.kind);
  if (!stated.suggested || !isBehind || broad.confidence < from.kind) return stated;
  return observed(broad.value, broad.confidence, from.kind);
}

/** @param learn then ignores the public label */
export function readKinds(
  predictions: Predictions,
  learn: (seen: readonly Prediction<Kind>[]) => readonly Prediction<Kind>[],
): KindsRead {
  const seen = rankKinds(predictions);
  const kinds = learn(seen.map(({ kind, confidence }) => ({ value: kind, confidence }))).map(
    ({ value, confidence }) => ({ kind: value, confidence }),
  );
  const [first] = kinds;
  if (!first) throw new Error('The network always has a best kind');
  const isCorrected = first.kind !== seen[0]?.kind;
  return {
    kinds,
    kind: isCorrected ? observed(first.kind, first.confidence, sure.finer) : readKind(predictions, kinds),
  };
}

interface KindsRead {
  readonly kinds: readonly KindConfidence[];
  readonly kind: Reading<Kind>;
}

/** Kinds of which nothing was learned are less sure than those that were. */
export const TAKEN_FROM = 0.3;

/** From here an accessory's kind is stated. */
const SURE_ACCESSORY = 0.8;

/** The network was not taught accessories: an accessory of a kind without a word makes its answer a suggestion. */
export function withAccessory(read: KindsRead, accessory: Accessory | null): KindsRead {
  const [first] = read.kinds;
  if (accessory === null || !first) return read;
  const { confidence, isSure, signs } = accessory;
  const doubted = { ...read, kind: { ...read.kind, suggested: true } };
  if (signs && accessoryChance(signs, first) < TAKEN_FROM) return isSure ? doubted : read;
  const kind = knownKinds.find((known) => known === accessory.kind);
  if (kind === undefined) return doubted;
  const others = read.kinds.filter((one) => one.kind !== kind);
  return {
    kinds: [
      { kind, confidence },
      ...others.map((one) => ({ kind: one.kind, confidence: one.confidence * (1 - confidence) })),
    ],
    kind: isSure ? observed(kind, confidence, SURE_ACCESSORY) : guessed(kind, confidence),
  };
}

export function readCategory(
  kinds: readonly KindConfidence[],
  kind: Kind,
  from: Sure = sure,
): Reading<Category> {
  const category = categoryOfKind[kind];
  const confidence = kinds
    .filter((one) => categoryOfKind[one.kind] === category)
    .reduce((sum, one) => sum + one.confidence, 0);
  return observed(category, Math.min(1, confidence), from.category);
}
