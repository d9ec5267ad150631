import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { scannedFields } from '#contract/scanned-fields.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { Database } from '#server/platform/db/client.ts';
import { correctionConsents, garments, photos, scans } from '#server/platform/db/schema/index.ts';
import { isSetByPerson } from '#server/wardrobe/scans/corrected-garments.ts';

/** The category follows from the kind. */
const fields = scannedFields.filter((field) => field !== 'category');
type Words = Partial<Record<(typeof fields)[number], string | null>>;

export interface SharedCorrection {
  /** Stable id of the photograph that cannot be traced to a person. */
  image: string;
  storageKey: string;
  read: Words;
  corrected: Words;
}

export async function sharedCorrections(db: Database): Promise<SharedCorrection[]> {
  const rows = await db
    .select({ garment: garments, analysis: scans.analysis, storageKey: photos.storageKey })
    .from(garments)
    .innerJoin(
      correctionConsents,
      and(eq(correctionConsents.ownerId, garments.ownerId), isNull(correctionConsents.revokedAt)),
    )
    .innerJoin(scans, and(eq(scans.ownerId, garments.ownerId), eq(scans.garmentId, garments.id)))
    .innerJoin(photos, and(eq(photos.ownerId, garments.ownerId), eq(photos.id, garments.photoId)))
    .where(isNotNull(photos.storageKey));
  return rows.flatMap(({ garment, analysis, storageKey }) => {
    const read = pick(analysis as ScanAnalysis);
    const values: Words = { ...pick(garment), secondColor: garment.colors[1]?.name ?? null };
    // Skips fields that do not apply, such as the sleeves of shoes.
    const hasWord = (field: keyof Words) => (values[field] ?? read[field] ?? null) !== null;
    const set = fields.filter((field) => isSetByPerson(garment, field) && hasWord(field));
    if (set.length === 0 || storageKey === null) return [];
    return [
      {
        image: createHash('sha256')
          .update(`${garment.ownerId}/${garment.photoId}`)
          .digest('hex')
          .slice(0, 24),
        storageKey,
        read,
        corrected: Object.fromEntries(set.map((field) => [field, values[field]])),
      },
    ];
  });
}

const pick = (from: Partial<Record<string, unknown>>): Words =>
  Object.fromEntries(
    fields.flatMap((field) => (field in from ? [[field, from[field] as string | null]] : [])),
  );
