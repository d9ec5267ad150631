import type { ScannedField } from '#contract/scanned-fields.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { categoryOfKind, hasLength, hasSleeves } from '#contract/vocabulary.ts';
import { embeddingModel } from '#scanner/embedding-model.ts';

/**
 * What a device says that it has read, made to hang together as a reading of ours does: whatever follows from the rest
 * is told by the server, and what no photograph shows stays a suggestion.
 */
export function asReading(told: ScanAnalysis): ScanAnalysis {
  const { kind, color } = told;
  const [main, ...others] = told.colors;
  const rest = others.filter(({ name }) => name !== color);
  const optional = {
    sleeve: hasSleeves(kind) ? told.sleeve : null,
    length: hasLength(kind) ? told.length : null,
    secondColor: told.secondColor === color ? null : told.secondColor,
  };
  const isSaid = (field: string) => !(field in optional) || optional[field as keyof typeof optional] !== null;
  const ofSaid = <T>(fields: Partial<Record<ScannedField, T>>): Partial<Record<ScannedField, T>> =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => isSaid(field)));
  return {
    ...told,
    ...optional,
    category: categoryOfKind[kind],
    colors: main === undefined ? [] : [{ ...main, name: color }, ...rest],
    suggested: { ...ofSaid(told.suggested), condition: true },
    confidence: ofSaid(told.confidence),
  };
}

/** An embedding that ours can be compared with, of unit length; null for another model's, or for no direction at all. */
export function comparable(embedding: readonly number[], model: string): Float32Array | null {
  const norm = Math.hypot(...embedding);
  if (model !== embeddingModel || norm < 1e-6) return null;
  return Float32Array.from(embedding, (value) => value / norm);
}
