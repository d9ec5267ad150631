import path from 'node:path';
import { drawIcons } from '../pictures/icons.ts';
import { drawSocialPictures } from '../pictures/social.ts';
import { buildWorker } from './build-worker.ts';
import { compressFiles } from './compress-files.ts';
import { writeServedHeads } from './served-heads.ts';

/** Adds pictures and the service worker to a build and compresses it. */
export async function completeBuild(buildFolder: string, cacheFolder: string): Promise<void> {
  const client = path.join(buildFolder, 'client');
  await writeServedHeads(client);
  await Promise.all([
    drawSocialPictures(client, path.join(cacheFolder, 'social')),
    drawIcons(client),
    buildWorker(client),
  ]);
  if (process.env.WEB_COMPRESS_LATER === undefined) await compressFiles(client);
}
