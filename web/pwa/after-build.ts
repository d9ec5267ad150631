import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLanguage } from '#contract/languages.ts';
import { headedShell } from '#contract/pages.ts';
import { appManifest } from '#web/copy/app-manifest.ts';
import { auth } from '#web/copy/auth.ts';
import { payments } from '#web/copy/payments.ts';
import { storeCopy } from '#web/copy/store.ts';
import { trial } from '#web/copy/trial.ts';
import { language } from '#web/language.ts';
import { pageMeta } from '#web/meta.ts';
import { pageAddress } from '#web/page-address.ts';
import { paths } from '#web/paths.ts';
import { drawIcons } from '../pictures/icons.ts';
import { drawSocialPictures } from '../pictures/social.ts';
import { buildWorker } from './build-worker.ts';
import { compressFiles } from './compress-files.ts';
import { servedHead } from './names.ts';

/** Adds pictures and the service worker to a build and compresses it. */
export async function completeBuild(buildFolder: string, cacheFolder: string): Promise<void> {
  const client = path.join(buildFolder, 'client');
  const translated = language !== defaultLanguage;
  // The router writes it beside the prefix, where the Spanish home is.
  if (translated)
    await rename(path.join(client, 'index.html'), path.join(client, pageAddress('/'), '__spa-fallback.html'));
  await writeServedHeads(client);
  await shareRuntime(path.join(client, 'assets'));
  await Promise.all([
    drawSocialPictures(client, path.join(cacheFolder, 'social')),
    translated ? translateManifest(client) : drawIcons(client),
    buildWorker(client),
  ]);
  // It has drawn the pages, and holds every network once more.
  await rm(path.join(buildFolder, 'server'), { recursive: true, force: true });
  if (process.env.WEB_COMPRESS_LATER === undefined) await compressFiles(client);
}

/** Addresses whose content is drawn in the browser, for members or with a query if not for all. */
const heads: readonly Parameters<typeof pageMeta>[0][] = [
  { ...auth.register.meta, path: paths.register },
  { ...auth.login.meta, path: paths.login },
  { ...trial.meta, path: paths.trial },
  { ...payments.meta, path: paths.payments },
  { ...payments.premiumMeta, path: paths.premium },
  { ...storeCopy.meta, path: paths.store, noindex: true },
];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function tagOf(tag: ReturnType<typeof pageMeta>[number]): string {
  if ('title' in tag) return `<title>${escaped(tag.title ?? '')}</title>`;
  if ('script:ld+json' in tag) return '';
  const { tagName = 'meta', ...attributes } = tag as { tagName?: string } & Record<string, string>;
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value ?? '')}"`);
  return `<${tagName} ${written.join(' ')} ${servedHead}="">`;
}

const general =
  /<title>[^<]*<\/title>|<meta (?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>|<link rel="canonical"[^>]*>/g;

/**
 * Writes the application's shell once for each of these addresses, with the head of its page: networks and
 * search engines run no scripts. In the browser the page's own tags take their place.
 */
async function writeServedHeads(client: string): Promise<void> {
  const shell = await readFile(path.join(client, pageAddress('/'), '__spa-fallback.html'), 'utf8');
  for (const head of heads) {
    const folder = path.join(client, pageAddress(head.path ?? '/'));
    await mkdir(folder, { recursive: true });
    const tags = pageMeta(head).map(tagOf).join('');
    await writeFile(
      path.join(folder, headedShell),
      shell.replaceAll(general, '').replace('</head>', () => `${tags}</head>`),
    );
  }
}

/** A link to the package's file, so that 14 MB are not on the disk twice. */
async function shareRuntime(assets: string): Promise<void> {
  const runtime = fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
  const { name } = path.parse(runtime);
  for (const file of await readdir(assets)) {
    if (!file.startsWith(`${name}-`) || !file.endsWith('.wasm')) continue;
    const built = path.join(assets, file);
    await rm(built);
    await link(runtime, built).catch(() => copyFile(runtime, built));
  }
}

const fileName = 'manifest.webmanifest';

interface Manifest {
  start_url: string;
  share_target: { action: string };
  shortcuts: { name: string; url: string }[];
}

/** Writes the installed application's manifest in the language of the build, beside its pages. */
async function translateManifest(client: string): Promise<void> {
  const spanish: Manifest = JSON.parse(await readFile(path.join(client, fileName), 'utf8'));
  const [scanner, wardrobe] = spanish.shortcuts;
  const translated = {
    ...spanish,
    id: pageAddress('/'),
    description: appManifest.description,
    lang: language,
    scope: `${pageAddress('/')}/`,
    start_url: pageAddress(spanish.start_url),
    shortcuts: [
      { ...scanner, name: appManifest.scanner, url: pageAddress(scanner?.url ?? '/') },
      { ...wardrobe, name: appManifest.wardrobe, url: pageAddress(wardrobe?.url ?? '/') },
    ],
    share_target: { ...spanish.share_target, action: pageAddress(spanish.share_target.action) },
  };
  await writeFile(path.join(client, pageAddress('/'), fileName), JSON.stringify(translated));
}
