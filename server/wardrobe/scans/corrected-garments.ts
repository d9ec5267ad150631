import { and, desc, eq, exists } from 'drizzle-orm';
import { pickAttributes } from '#contract/garment-attributes.ts';
import { type CorrectedField, type CorrectedGarment, correctedAttributes } from '#scanner/learned.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, scans } from '#server/platform/db/schema/index.ts';
import { embeddingOf, isComparable } from './embeddings.ts';

const fields: readonly CorrectedField[] = ['kind', ...correctedAttributes];
const most = 400;

interface Marked {
  suggested: Partial<Record<string, true>>;
  confidence: Partial<Record<string, number>>;
}

/** A field of a scanned garment with neither confidence nor mark was set by the person. */
export const isSetByPerson = ({ suggested, confidence }: Marked, field: string): boolean =>
  suggested[field] === undefined && confidence[field] === undefined;

export async function loadCorrectedGarments(db: Executor, ownerId: string): Promise<CorrectedGarment[]> {
  const rows = await db
    .select({
      kind: garments.kind,
      ...pickAttributes(garments, correctedAttributes),
      suggested: garments.suggested,
      confidence: garments.confidence,
      embedding: garments.embedding,
    })
    .from(garments)
    .where(
      and(
        isComparable(ownerId),
        exists(
          db
            .select({ id: scans.id })
            .from(scans)
            .where(and(eq(scans.ownerId, ownerId), eq(scans.garmentId, garments.id))),
        ),
      ),
    )
    .orderBy(desc(garments.createdAt))
    .limit(most);
  return rows.flatMap((row) => {
    const set = fields.filter((field) => isSetByPerson(row, field));
    if (set.length === 0 || row.embedding === null) return [];
    const values = Object.fromEntries(set.map((field) => [field, row[field]]));
    return [{ ...values, embedding: embeddingOf(row.embedding) }];
  });
}
