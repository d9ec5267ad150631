import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type GarmentDrawing, illustrate } from '#illustrator/illustrate.ts';
import { common } from '#web/copy/common.ts';
import { socialPicturePath, socialPictureSize } from './social-path.ts';

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

/** From the largest garment to the smallest. */
type SocialScene = readonly [GarmentDrawing, GarmentDrawing, GarmentDrawing];

const socialScenes: readonly SocialScene[] = [
  [
    { silhouette: 'trench', colorHex: '#cdb48f', fabric: 'cotton', seed: 22 },
    { silhouette: 'jeans', colorHex: '#5b7896', fabric: 'denim', seed: 18 },
    { silhouette: 'loafers', colorHex: '#6b4a32', fabric: 'leather', seed: 30 },
  ],
  [
    { silhouette: 'blazer', colorHex: '#1c2444', fabric: 'wool', seed: 11 },
    { silhouette: 'trousers', colorHex: '#b98a56', fabric: 'wool', seed: 16 },
    { silhouette: 'bag', colorHex: '#5e1626', fabric: 'leather', seed: 34 },
  ],
  [
    { silhouette: 'cable-sweater', colorHex: '#efe6d3', fabric: 'knit', seed: 19 },
    { silhouette: 'pleated-skirt', colorHex: '#1e4030', fabric: 'synthetic', seed: 28 },
    { silhouette: 'chelsea-boots', colorHex: '#3c2a22', fabric: 'leather', seed: 33 },
  ],
  [
    { silhouette: 'slip-dress', colorHex: '#5e1626', fabric: 'silk', seed: 26 },
    { silhouette: 'wool-coat', colorHex: '#808184', fabric: 'wool', seed: 23 },
    { silhouette: 'court-shoes', colorHex: '#1d1c1f', fabric: 'leather', seed: 31 },
  ],
];

/** The first scene for the home page; stable for the others. */
function sceneOf(pagePath: string): SocialScene {
  let sum = 0;
  for (const letter of pagePath.replace(/^\/+/, '')) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return socialScenes[sum % socialScenes.length] ?? (socialScenes[0] as SocialScene);
}

const run = promisify(execFile);
const renderer = fileURLToPath(new URL('./render-drawing.ts', import.meta.url));
/** The renderer fails at some widths: retries with another. */
const otherWidthsPx = [0, 10, 24];

/** Renders a garment on a transparent ground, or returns the cached file. */
async function garmentPng(folder: string, garment: GarmentDrawing, widthPx: number): Promise<string> {
  // Time grows with size: half a second of CPU at 350 pixels.
  const svg = illustrate(garment, { idPrefix: 'g' });
  const name = path.join(folder, createHash('sha256').update(`${widthPx} ${svg}`).digest('hex').slice(0, 24));
  const file = `${name}.png`;
  if (existsSync(file)) return file;
  await writeFile(`${name}.svg`, svg);
  for (const more of otherWidthsPx) {
    const fresh = `${name}.${process.pid}.part`;
    const done = await run(process.execPath, [renderer, `${name}.svg`, fresh, String(widthPx + more)]).then(
      () => true,
      () => false,
    );
    if (!done) continue;
    await rename(fresh, file);
    return file;
  }
  throw new Error(`The drawing ${name}.svg could not be rendered`);
}

const font = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const { width, height } = socialPictureSize;

/* Colours of the light theme (`styles/tokens.css`). */
const paper = '#f8f5ef';
const deepPaper = '#efe9df';
const ink = '#1f1a17';
const softInk = '#5b534c';
const accent = '#6d1423';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function wrap(text: string, lettersMax: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lettersMax)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function fitTitle(title: string) {
  const sizes = [
    { sizePx: 84, lettersMax: 15, linesMax: 3 },
    { sizePx: 68, lettersMax: 19, linesMax: 4 },
    { sizePx: 54, lettersMax: 24, linesMax: 5 },
  ];
  const fitting = sizes.find(({ lettersMax, linesMax }) => {
    const lines = wrap(title, lettersMax);
    return lines.length <= linesMax && lines.every((line) => line.length <= lettersMax);
  });
  const { sizePx, lettersMax, linesMax } = fitting ?? { sizePx: 46, lettersMax: 29, linesMax: 6 };
  return { sizePx, lines: wrap(title, lettersMax).slice(0, linesMax) };
}

function socialText(title: string, product: string, foot: string): Buffer {
  const { sizePx, lines } = fitTitle(title);
  const lead = sizePx * 1.06;
  const top = height / 2 - ((lines.length - 1) * lead) / 2 + sizePx * 0.32;
  const rows = lines
    .map((line, at) => `<text x="72" y="${(top + at * lead).toFixed(1)}">${escapeXml(line)}</text>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<rect x="712" width="488" height="${height}" fill="${deepPaper}"/>
<g font-family="Fraunces Display" fill="${ink}" letter-spacing="${(-0.022 * sizePx).toFixed(2)}" font-size="${sizePx}">${rows}</g>
<text x="72" y="102" font-family="Fraunces Display" font-size="40" letter-spacing="-1.2" fill="${accent}">${escapeXml(product)}</text>
<rect x="72" y="532" width="568" height="1" fill="${ink}" opacity=".24"/>
<text x="72" y="572" font-family="Figtree Text" font-size="23" fill="${softInk}">${escapeXml(foot)}</text>
</svg>`;
  const picture = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font('fraunces-display'), font('figtree-text')] },
  });
  return picture.render().asPng();
}
