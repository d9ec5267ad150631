import { applicableAttributes, pickAttributes, scannedAttributes } from '#contract/garment-attributes.ts';
import type { ScannedField } from '#contract/scanned-fields.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { embeddingModel } from '#scanner/embedding-model.ts';
import {
  adjustByCorrections,
  type CorrectedField,
  type CorrectedGarment,
  correctedAttributes,
} from '#scanner/learned.ts';
import { sure } from '#scanner/thresholds.ts';

/** Computes derived fields here; fields that no photograph shows stay suggestions. */
export function normaliseReading(told: ScanAnalysis): ScanAnalysis {
  const { kind, color } = told;
  const [main, ...others] = told.colors;
  const rest = others.filter(({ name }) => name !== color);
  const checked: Partial<ScanAnalysis> = {
    ...applicableAttributes(kind, pickAttributes(told, scannedAttributes)),
    secondColor: told.secondColor === color ? null : told.secondColor,
  };
  const ofSaid = <T>(fields: Partial<Record<ScannedField, T>>): Partial<Record<ScannedField, T>> =>
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => checked[field as ScannedField] !== null),
    ) as Partial<Record<ScannedField, T>>;
  return {
    ...told,
    ...checked,
    category: categoryOfKind[kind],
    colors: main === undefined ? [] : [{ ...main, name: color }, ...rest],
    suggested: { ...ofSaid(told.suggested), condition: true },
    confidence: ofSaid(told.confidence),
  };
}

/** Confidence from which a learned value is no longer a suggestion. The fabric always stays one. */
const statedFrom: Readonly<Partial<Record<CorrectedField, number>>> = {
  kind: sure.finer,
  pattern: sure.pattern,
  style: sure.style,
};

export function applyCorrections(
  told: ScanAnalysis,
  embedding: Float32Array,
  taught: readonly CorrectedGarment[],
): ScanAnalysis {
  const kinds = adjustByCorrections(
    told.kinds.map(({ kind, confidence }) => ({ value: kind, confidence })),
    'kind',
    taught,
    embedding,
  ).map(({ value, confidence }) => ({ kind: value, confidence }));
  const [kind] = kinds;
  const again = { ...told, kinds, confidence: { ...told.confidence }, suggested: { ...told.suggested } };
  const say = <F extends CorrectedField>(field: F, value: ScanAnalysis[F], confidence: number) => {
    again[field] = value;
    again.confidence[field] = confidence;
    const from = statedFrom[field];
    if (from === undefined) return;
    if (confidence < from) again.suggested[field] = true;
    else delete again.suggested[field];
  };
  if (kind && kind.kind !== told.kinds[0]?.kind) say('kind', kind.kind, kind.confidence);
  const learn = <F extends Exclude<CorrectedField, 'kind'>>(field: F) => {
    const seen = { value: told[field], confidence: told.confidence[field] ?? 0 };
    const [best] = adjustByCorrections([seen], field, taught, embedding);
    if (best && best.confidence !== seen.confidence) say(field, best.value, best.confidence);
  };
  for (const field of correctedAttributes) learn(field);
  return again;
}

/** Null for another model's embedding or a zero vector. */
export function unitEmbedding(embedding: readonly number[], model: string): Float32Array | null {
  const norm = Math.hypot(...embedding);
  if (model !== embeddingModel || norm < 1e-6) return null;
  return Float32Array.from(embedding, (value) => value / norm);
}
