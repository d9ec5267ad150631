import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOfLabel, type TrainedKind } from './labels.ts';

export interface Photograph {
  readonly id: string;
  readonly path: string;
  /** The person who took it. Splits go by this, never by photograph. */
  readonly sender: string;
  readonly kind: TrainedKind;
  /** Children's clothes are cut alike, and so are harder to tell apart. */
  readonly forChild: boolean;
}

/** The folder with `images.csv` and `images/`, which never enters the project. */
export function dataFolder(argument?: string): string {
  return argument ?? process.env.CLOTHING_DATA ?? '../shared/data/clothing';
}

/** Every photograph with one of the 17 labels, in a stable order. "Not sure" and "Other" are left out. */
export async function listPhotographs(folder: string): Promise<Photograph[]> {
  const [, ...rows] = (await readFile(join(folder, 'images.csv'), 'utf8')).trim().split(/\r?\n/);
  const photographs = rows.flatMap((row) => {
    const [id = '', sender = '', label = '', kids] = row.split(',');
    const kind = kindOfLabel(label);
    return kind
      ? [{ id, path: join(folder, 'images', `${id}.jpg`), sender, kind, forChild: kids === 'True' }]
      : [];
  });
  return photographs.sort((a, b) => (a.id < b.id ? -1 : 1));
}
