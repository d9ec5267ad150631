import type { ScannedField } from '#contract/scanned-fields.ts';
import type { GarmentColors } from '#scanner/garment-colors.ts';
import type { GarmentRow, NewGarment } from '#server/wardrobe/garments/queries.ts';
import { derivedColumns } from '#server/wardrobe/scans/garment-of-reading.ts';

export function columnsOfColors(row: GarmentRow, painted: GarmentColors): Partial<NewGarment> {
  const suggested = { ...row.suggested };
  const confidence = { ...row.confidence };
  const origin = { ...row.origin };
  const fields = { color: painted.color, secondColor: painted.secondColor } satisfies Partial<
    Record<ScannedField, unknown>
  >;
  for (const field of ['color', 'secondColor'] as const) {
    const read = fields[field];
    delete origin[field];
    delete suggested[field];
    delete confidence[field];
    if (read === undefined) continue;
    confidence[field] = Math.round(read.confidence * 1000) / 1000;
    if (read.suggested) suggested[field] = true;
  }
  const color = painted.color.value;
  // Sums of floats may exceed 1 slightly.
  const colors = painted.colors.map((one) => ({ ...one, share: Math.min(1, one.share) }));
  const named =
    derivedColumns(row).name === row.name ? derivedColumns({ ...row, color, colors }).name : row.name;
  return { name: named, color, colors, suggested, confidence, origin };
}
