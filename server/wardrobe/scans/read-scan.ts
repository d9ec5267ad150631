import { analysisOf } from '#scanner/analysis.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { countOutcome } from '#server/platform/metrics/count-outcome.ts';
import { scans } from '#server/platform/metrics/metrics.ts';
import type { RunOptions } from '#server/platform/threads/task-pool.ts';
import type { Services } from '#server/services.ts';
import { record } from '#server/trust/ledger.ts';
import type { Spender } from '#server/trust/level.ts';
import { requireRoomForGarment } from '#server/wardrobe/garments/allowance.ts';
import { keepPhoto } from '#server/wardrobe/photos/keep.ts';
import { loadCorrectedGarments } from './corrected-garments.ts';
import type { ServerScan } from './file-scan.ts';
import type { PhotoReader } from './photo-reader.ts';
import { countUnfiled } from './unfiled.ts';

interface ToRead {
  ownerId: string;
  spender: Spender;
  photograph: Uint8Array;
  asked: { confirmed?: boolean | undefined; showFace?: boolean | undefined };
  options: RunOptions;
}

/**
 * Reads a photograph and stores its pictures, whose row the caller inserts.
 * @param toRead.options may cancel the reading
 * @throws ApiError `garment_limit`, `storage_full`, or as `PhotoReader.read` does
 */
export async function readScan(
  services: Services,
  photoReader: PhotoReader,
  { ownerId, spender, photograph, asked, options }: ToRead,
): Promise<ServerScan> {
  const { db, photoStore, now, config } = services;
  // Also checked when it is filed; a full wardrobe costs no reading.
  await inTransaction(db, async (tx) => {
    const unfiled = await countUnfiled(tx, ownerId);
    await requireRoomForGarment(tx, ownerId, now(), config.payments.mode, unfiled);
  });
  const { reading, encoded, millis } = await countOutcome(
    scans,
    'read',
    photoReader.read(options, photograph, await loadCorrectedGarments(db, ownerId), asked),
  );
  await record(db, services, spender, 'cpuMillis', millis);
  const createdAt = now();
  const photo = await keepPhoto(photoStore, ownerId, encoded, createdAt);
  const { embedding } = reading;
  return { analysis: analysisOf(reading), embedding, photo, millis, readOn: 'server', createdAt };
}
