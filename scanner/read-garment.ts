import {
  type Category,
  hasLength,
  hasSleeves,
  type Kind,
  type Pattern,
  type Style,
} from '#contract/vocabulary.ts';
import { type Attributes, suggestAttributes } from './attributes.ts';
import { type Answer, type Answers, classify, type Length, type Material, type Sleeve } from './classify.ts';
import type { Cutout } from './cutout.ts';
import { type GarmentColors, readColors } from './garment-colors.ts';
import { type KindConfidence, readCategory, readKinds } from './kinds-seen.ts';
import { type TaughtField, type TaughtGarment, withTaught } from './learned.ts';
import type { Picture } from './picture.ts';
import type { Platform } from './platform.ts';
import { observed, type Reading } from './reading.ts';
import { segment } from './segment.ts';
import { CUTOUT_QUALITY, SEGMENT_SIDE, sure, WORKING_SIDE } from './thresholds.ts';

/** Everything that one photograph of one garment tells or suggests. */
export interface ScanReading extends Attributes, GarmentColors {
  /** The finest word that can be stated, or the likeliest as a suggestion. */
  readonly kind: Reading<Kind>;
  /** Every kind that the network tells apart, most likely first: what to offer when the first is wrong. */
  readonly kinds: readonly KindConfidence[];
  readonly category: Reading<Category>;
  readonly pattern: Reading<Pattern>;
  /** Absent for what has no sleeves to speak of. */
  readonly sleeve?: Reading<Sleeve>;
  /** Absent for shoes, hats and bodies. */
  readonly length?: Reading<Length>;
  readonly material: Reading<Material>;
  /** What the network says to each question, with every word's probability. */
  readonly answers: Answers;
  /** Absent where the garment could not be told from its background, or where none was asked for. */
  readonly cutout?: Cutout;
  /** 256 numbers of unit length: the dot product of two is the likeness of two garments. */
  readonly embedding: Float32Array;
}

export interface ScanOptions {
  /** False saves the time that the cut-out takes. */
  readonly cutout?: boolean;
  /** What the person has said of other garments of the same wardrobe. */
  readonly taught?: readonly TaughtGarment[];
}

function best<Word>(answers: readonly Answer<Word>[], threshold: number): Reading<Word> {
  const [first] = answers;
  if (!first) throw new Error('The network always has an answer');
  return observed(first.value, first.confidence, threshold);
}

/** Reads a decoded photograph of one garment, of any size. */
export async function readGarment(
  decoded: Picture,
  platform: Platform,
  options: ScanOptions = {},
): Promise<ScanReading> {
  const photo = await platform.resize(decoded, WORKING_SIDE, WORKING_SIDE, 'inside');
  const small = await platform.resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');
  const segmentation = await segment(small, platform);
  const cuts = options.cutout !== false && segmentation.quality >= CUTOUT_QUALITY;
  const [{ answers: seen, embedding }, { names, ...painted }, cutout] = await Promise.all([
    classify(photo, segmentation, platform),
    readColors(segmentation, platform),
    cuts ? platform.cutOut?.(photo, segmentation) : undefined,
  ]);
  const answers: Answers = { ...seen, color: names };
  const { color } = painted;
  const { taught = [] } = options;
  const learned = <Word>(seen: readonly Answer<Word>[], field: TaughtField) =>
    withTaught(seen, field, taught, embedding);
  const { kinds, kind } = readKinds(answers, (seen) => learned(seen, 'kind'));
  const pattern = best<Pattern>(learned<Pattern>(answers.pattern, 'pattern'), sure.pattern);
  const material = best(answers.material, sure.material);
  const style = best(learned<Style>(answers.style, 'style'), sure.style);
  const attributes = suggestAttributes({ kind, color: color.value, pattern: pattern.value, material, style });
  const [fabric] = learned([attributes.fabric], 'fabric');
  return {
    kind,
    kinds,
    category: readCategory(kinds, kind.value),
    ...painted,
    pattern,
    ...(hasSleeves(kind.value) ? { sleeve: best(answers.sleeve, sure.sleeve) } : {}),
    ...(hasLength(kind.value) ? { length: best(answers.length, sure.length) } : {}),
    material,
    ...attributes,
    ...(fabric ? { fabric: { ...attributes.fabric, ...fabric } } : {}),
    answers,
    ...(cutout ? { cutout } : {}),
    embedding,
  };
}
