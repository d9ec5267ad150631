import {
  type AttributeValues,
  attributeApplies,
  type Pattern,
  type ScannedAttribute,
  type Style,
} from '#contract/garment-attributes.ts';
import type { Category, Kind } from '#contract/vocabulary.ts';
import { type Attributes, suggestAttributes } from './attributes.ts';
import { classify, type Material, type Prediction, type Predictions } from './classify.ts';
import { type GarmentColors, readColors } from './colors/garment-colors.ts';
import { segment } from './cutout/segment.ts';
import type { Accessory } from './gate/gate.ts';
import { type KindConfidence, readCategory, readKinds, withAccessory } from './kinds-seen.ts';
import { adjustByCorrections, type CorrectedField, type CorrectedGarment } from './learned.ts';
import type { Cutout, Picture } from './picture.ts';
import type { Platform } from './platform.ts';
import { observed, type Reading } from './reading.ts';
import type { Segmentation } from './segmentation.ts';
import { CUTOUT_QUALITY, SEGMENT_SIDE, sure, WORKING_SIDE } from './thresholds.ts';

/** Null for attributes that do not apply to the kind. */
type AttributeReadings = {
  readonly [A in ScannedAttribute]:
    | Reading<NonNullable<AttributeValues[A]>>
    | (null extends AttributeValues[A] ? null : never);
};

export interface ScanReading extends Attributes, GarmentColors, AttributeReadings {
  readonly kind: Reading<Kind>;
  /** Most likely first. */
  readonly kinds: readonly KindConfidence[];
  readonly category: Reading<Category>;
  readonly material: Reading<Material>;
  readonly predictions: Predictions;
  /** Absent after failed segmentation. */
  readonly cutout?: Cutout;
  readonly embedding: Float32Array;
}

export interface ScanOptions {
  /** Default true. */
  readonly cutout?: boolean;
  readonly corrected?: readonly CorrectedGarment[];
  /** Recognised in the photograph before it is read. */
  readonly accessory?: Accessory | null;
  /** Then the kind is a suggestion. */
  readonly isDoubtful?: boolean;
  /** Given if the place of the garment is known, as on a person. */
  readonly segmentation?: Segmentation;
}

function best<Word>(predictions: readonly Prediction<Word>[], threshold: number): Reading<Word> {
  const [first] = predictions;
  if (!first) throw new Error('The network always has an answer');
  return observed(first.value, first.confidence, threshold);
}

async function findGarment(photo: Picture, platform: Platform): Promise<Segmentation> {
  return segment(await platform.resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside'), platform);
}

export async function scanPicture(
  decoded: Picture,
  platform: Platform,
  options: ScanOptions = {},
): Promise<ScanReading> {
  const photo = await platform.resize(decoded, WORKING_SIDE, WORKING_SIDE, 'inside');
  const segmentation = options.segmentation ?? (await findGarment(photo, platform));
  const cuts = options.cutout !== false && segmentation.quality >= CUTOUT_QUALITY;
  const [{ predictions: seen, embedding }, { names, ...painted }, cutout] = await Promise.all([
    classify(photo, segmentation, platform),
    readColors(segmentation, platform),
    cuts ? platform.cutOut?.(photo, segmentation) : undefined,
  ]);
  const predictions: Predictions = { ...seen, color: names };
  const { color } = painted;
  const { corrected = [], accessory = null } = options;
  const learned = <Word>(seen: readonly Prediction<Word>[], field: CorrectedField) =>
    adjustByCorrections(seen, field, corrected, embedding);
  const { kinds, kind } = withAccessory(
    readKinds(predictions, (seen) => learned(seen, 'kind')),
    accessory,
  );
  const pattern = best<Pattern>(learned<Pattern>(predictions.pattern, 'pattern'), sure.pattern);
  const material = best(predictions.material, sure.material);
  const style = best(learned<Style>(predictions.style, 'style'), sure.style);
  const attributes = suggestAttributes({ kind, color: color.value, pattern: pattern.value, material, style });
  const [fabric] = learned([attributes.fabric], 'fabric');
  return {
    kind: options.isDoubtful ? { ...kind, suggested: true } : kind,
    kinds,
    category: readCategory(kinds, kind.value),
    ...painted,
    pattern,
    sleeve: attributeApplies('sleeve', kind.value) ? best(predictions.sleeve, sure.sleeve) : null,
    length: attributeApplies('length', kind.value) ? best(predictions.length, sure.length) : null,
    material,
    ...attributes,
    ...(fabric ? { fabric: { ...attributes.fabric, ...fabric } } : {}),
    predictions,
    ...(cutout ? { cutout } : {}),
    embedding,
  };
}
