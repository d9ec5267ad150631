import path from 'node:path';
import type { Config } from '#server/config.ts';
import { diskPhotoStore } from './disk-store.ts';
import type { PhotoStore } from './store.ts';

/** Opens the configured bucket, else a folder next to the database. */
export async function openPhotoStore(config: Pick<Config, 's3' | 'dataDir'>): Promise<PhotoStore> {
  if (config.s3 === undefined) return diskPhotoStore(path.join(config.dataDir, 'photos'));
  // The client is large and only needed with a bucket.
  const { s3PhotoStore } = await import('./s3-store.ts');
  return s3PhotoStore(config.s3);
}
