import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { common } from '#web/copy/common.ts';
import { garmentPng } from './garment-png.ts';
import { socialPicturePath } from './social-path.ts';
import { type SocialScene, sceneOf, socialScenes } from './social-scenes.ts';
import { socialText } from './social-text.ts';

/** Positions of the garments, in pixels. */
const places = [
  { left: 690, top: 40, width: 350 },
  { left: 905, top: 150, width: 300 },
  { left: 760, top: 402, width: 200 },
] as const;
/** Raise when the composition changes, to invalidate the cache. */
const edition = 1;

/** Without the product's name. */
function titleIn(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  const plain = title
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'");
  return plain
    .split(' · ')
    .filter((part) => part !== common.product)
    .join(' · ');
}

async function compose(title: string, scene: SocialScene, cache: string): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([edition, title, scene]))
    .digest('hex')
    .slice(0, 24);
  const file = path.join(cache, `${key}.jpg`);
  if (existsSync(file)) return file;
  const pieces = await Promise.all(
    scene.map(async (garment, at) => {
      const place = places[at] ?? places[0];
      const input = await sharp(await garmentPng(cache, garment, place.width))
        .resize({ width: place.width })
        .toBuffer();
      return { input, left: place.left, top: place.top };
    }),
  );
  const fresh = `${file}.${process.pid}.part`;
  await sharp(socialText(title, common.product, common.productFoot))
    .composite(pieces)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(fresh);
  await rename(fresh, file);
  return file;
}

/**
 * Draws an Open Graph picture for every prerendered page, from its title. Unchanged ones come from the
 * cache.
 */
export async function drawSocialPictures(client: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(client, 'social'), { recursive: true });
  // Renders every garment once, two at a time.
  const garments = socialScenes.flatMap((scene) =>
    scene.map((garment, at) => ({ garment, widthPx: (places[at] ?? places[0]).width })),
  );
  const render = async () => {
    for (let next = garments.shift(); next; next = garments.shift()) {
      await garmentPng(cache, next.garment, next.widthPx);
    }
  };
  await Promise.all([render(), render()]);
  const files = await readdir(client, { recursive: true });
  for (const file of files.filter((name) => path.basename(name) === 'index.html')) {
    const pagePath = `/${path.dirname(file) === '.' ? '' : path.dirname(file).split(path.sep).join('/')}`;
    const title = titleIn(await readFile(path.join(client, file), 'utf8'));
    await copyFile(
      await compose(title, sceneOf(pagePath), cache),
      path.join(client, socialPicturePath(pagePath)),
    );
  }
}
