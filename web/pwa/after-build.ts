import { rename } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage } from '#contract/languages.ts';
import { language } from '#web/language.ts';
import { pageAddress } from '#web/page-address.ts';
import { drawIcons } from '../pictures/icons.ts';
import { drawSocialPictures } from '../pictures/social.ts';
import { buildWorker } from './build-worker.ts';
import { compressFiles } from './compress-files.ts';
import { writeServedHeads } from './served-heads.ts';
import { translateManifest } from './translate-manifest.ts';

/** Adds pictures and the service worker to a build and compresses it. */
export async function completeBuild(buildFolder: string, cacheFolder: string): Promise<void> {
  const client = path.join(buildFolder, 'client');
  const translated = language !== defaultLanguage;
  // The router writes it beside the prefix, where the Spanish home is.
  if (translated)
    await rename(path.join(client, 'index.html'), path.join(client, pageAddress('/'), '__spa-fallback.html'));
  await writeServedHeads(client);
  await Promise.all([
    drawSocialPictures(client, path.join(cacheFolder, 'social')),
    translated ? translateManifest(client) : drawIcons(client),
    buildWorker(client),
  ]);
  if (process.env.WEB_COMPRESS_LATER === undefined) await compressFiles(client);
}
