import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photoKey } from '#server/platform/files/store.ts';
import { sharedCorrections } from '#server/wardrobe/corrections/shared.ts';
import { command, done } from './command.ts';
import { counted } from './table.ts';

export const exportCorrections = command({
  words: ['CARPETA'],
  help: 'las correcciones del escáner que se comparten, con sus fotos y sin datos de nadie, para entrenarlo; quita de la carpeta las que ya no',
  async run({ db, photoStore }, [folder = '']) {
    const pictures = path.join(folder, 'images');
    await mkdir(pictures, { recursive: true });
    const lines: string[] = [];
    const kept = new Set<string>();
    for (const { image, storageKey, read, corrected } of await sharedCorrections(db)) {
      const bytes = await photoStore.get(photoKey(storageKey, 'full'));
      if (bytes === null) continue;
      await writeFile(path.join(pictures, `${image}.jpg`), bytes);
      kept.add(`${image}.jpg`);
      lines.push(JSON.stringify({ image, read, corrected }));
    }
    const list = path.join(folder, 'corrections.jsonl');
    await writeFile(`${list}.part`, lines.map((line) => `${line}\n`).join(''));
    await rename(`${list}.part`, list);
    // From people who have since revoked their consent or deleted the garment.
    const stale = (await readdir(pictures)).filter(
      (file) => /^[0-9a-f]{24}\.jpg$/.test(file) && !kept.has(file),
    );
    for (const file of stale) await rm(path.join(pictures, file));
    return done(
      `${counted(kept.size, 'corrección', 'correcciones')} en ${folder}; ${counted(stale.length, 'foto retirada', 'fotos retiradas')}`,
      { exported: kept.size, removed: stale.length },
    );
  },
});
