import path from 'node:path';
import type { Config } from '#server/config.ts';
import { diskPhotoStore } from './disk-store.ts';
import type { PhotoStore } from './store.ts';

export async function openPhotoStore(config: Pick<Config, 's3' | 'dataDir'>): Promise<PhotoStore> {
  if (config.s3 === undefined) return diskPhotoStore(path.join(config.dataDir, 'photos'));
  // Large, and only needed with a bucket.
  const { s3PhotoStore } = await import('./s3-store.ts');
  return s3PhotoStore(config.s3);
}
