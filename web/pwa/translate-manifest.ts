import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appManifest } from '#web/copy/app-manifest.ts';
import { language } from '#web/language.ts';
import { pageAddress } from '#web/page-address.ts';

const fileName = 'manifest.webmanifest';

interface Manifest {
  start_url: string;
  share_target: { action: string };
  shortcuts: { name: string; url: string }[];
}

/** Writes the installed application's manifest in the language of the build, beside its pages. */
export async function translateManifest(client: string): Promise<void> {
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
