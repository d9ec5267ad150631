import { mapAttributes, type ScannedAttribute, scannedAttributes } from '#contract/garment-attributes.ts';
import { type ScannedField, scannedFields } from '#contract/scanned-fields.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { ScanReading } from './scan-picture.ts';

export function analysisOf(reading: ScanReading): ScanAnalysis {
  const suggested: Partial<Record<ScannedField, true>> = {};
  const confidence: Partial<Record<ScannedField, number>> = {};
  for (const field of scannedFields) {
    const read = reading[field];
    if (!read) continue;
    confidence[field] = Math.round(read.confidence * 1000) / 1000;
    if (read.suggested) suggested[field] = true;
  }
  return {
    category: reading.category.value,
    kind: reading.kind.value,
    kinds: reading.kinds.map(({ kind, confidence }) => ({ kind, confidence })),
    color: reading.color.value,
    // Rounding may exceed 1.
    colors: reading.colors.map(({ name, hex, share }) => ({ name, hex, share: Math.min(1, share) })),
    ...(mapAttributes(scannedAttributes, (attribute) => reading[attribute]?.value ?? null) as Pick<
      ScanAnalysis,
      ScannedAttribute
    >),
    secondColor: reading.secondColor?.value ?? null,
    versatilityScore: reading.versatilityScore.value,
    tags: [...reading.tags.value],
    suggested,
    confidence,
  };
}
