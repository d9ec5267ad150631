import type { ColorName } from '#contract/colors.ts';
import { type Category, categoryOfKind, type ScannedKind } from '#contract/vocabulary.ts';
import { type Attributes, suggestAttributes } from './attributes.ts';
import { type Classification, classify, type KindConfidence } from './classify.ts';
import { type Cutout, cutOut } from './cutout.ts';
import { decodePhoto, resize } from './decode.ts';
import { colorConfidence, type PaletteColor, readPalette } from './palette.ts';
import { type PatternSeen, readPattern } from './pattern.ts';
import { observed, type Reading } from './reading.ts';
import { segment } from './segment.ts';
import {
  CUTOUT_QUALITY,
  SEGMENT_SIDE,
  SURE_CATEGORY,
  SURE_COLOR,
  SURE_KIND,
  SURE_PATTERN,
} from './thresholds.ts';

/** Everything that one photograph of one garment tells or suggests. */
export interface ScanReading extends Attributes {
  readonly kind: Reading<ScannedKind>;
  /** All 17 kinds, most likely first: what to offer when the first is wrong. */
  readonly kinds: readonly KindConfidence[];
  readonly category: Reading<Category>;
  /** The main colour's Spanish name. */
  readonly color: Reading<ColorName>;
  /** One to three colours, the main one first. */
  readonly colors: readonly PaletteColor[];
  readonly pattern: Reading<PatternSeen>;
  /** Absent where the garment could not be told from its background, or where none was asked for. */
  readonly cutout?: Cutout;
  /** 256 numbers of unit length; the dot product of two is the likeness of two garments. */
  readonly embedding: Float32Array;
}

/** The category of the best kind, as likely as all the kinds of that category together. */
function readCategory({ kinds }: Classification, kind: ScannedKind): Reading<Category> {
  const category = categoryOfKind[kind];
  const confidence = kinds.reduce(
    (sum, { kind: other, confidence }) => sum + (categoryOfKind[other] === category ? confidence : 0),
    0,
  );
  return observed(category, confidence, SURE_CATEGORY);
}

/**
 * Reads a photograph of one garment.
 * @param bytes a JPEG, PNG or WebP file (AVIF where the build can), of any size that `thresholds.ts` admits
 * @param options `cutout: false` saves the third of the time that the cut-out takes
 * @throws ScanError when the file is no such photograph; nothing else
 */
export async function scanGarment(
  bytes: Uint8Array,
  options: { cutout?: boolean } = {},
): Promise<ScanReading> {
  const photo = await decodePhoto(bytes);
  const segmentation = segment(await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside'));
  const cuts = options.cutout !== false && segmentation.quality >= CUTOUT_QUALITY;
  const [classification, cutout] = await Promise.all([
    classify(photo, segmentation),
    cuts ? cutOut(photo, segmentation) : undefined,
  ]);
  const palette = readPalette(segmentation);
  const { pattern, confidence: patternConfidence } = readPattern(segmentation, palette);
  const [best] = classification.kinds;
  const [main] = palette.colors;
  if (!best || !main) throw new Error('A photograph always has a best kind and a main colour');
  return {
    kind: observed(best.kind, best.confidence, SURE_KIND),
    kinds: classification.kinds,
    category: readCategory(classification, best.kind),
    color: observed(main.name, colorConfidence(palette, segmentation.quality), SURE_COLOR),
    colors: palette.colors,
    pattern: observed(pattern, patternConfidence, SURE_PATTERN),
    ...suggestAttributes({
      kind: best.kind,
      color: main.name,
      pattern,
      kindConfidence: best.confidence,
    }),
    ...(cutout ? { cutout } : {}),
    embedding: classification.embedding,
  };
}
