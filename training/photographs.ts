import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOfLabel, type TrainedKind } from './labels.ts';

export interface Photograph {
  readonly id: string;
  readonly path: string;
  /** The person who took it. Splits go by this, never by photograph. */
  readonly sender: string;
  /** The public label; absent for its "Not sure" and "Other". */
  readonly kind: TrainedKind | undefined;
  /** Children's clothes are cut alike, and so are harder to tell apart. */
  readonly forChild: boolean;
}

/** The folder with `images.csv` and `images/`, which never enters the project. */
export function dataFolder(argument?: string): string {
  return argument ?? process.env.CLOTHING_DATA ?? '../shared/data/clothing';
}

export type KnownPhotograph = Photograph & { readonly kind: TrainedKind };

/** Every photograph with one of the 17 labels, in a stable order. "Not sure" and "Other" are left out. */
export async function listPhotographs(folder: string): Promise<KnownPhotograph[]> {
  return (await listAllPhotographs(folder)).filter(
    (photograph): photograph is KnownPhotograph => photograph.kind !== undefined,
  );
}

/** Every photograph, in a stable order. */
export async function listAllPhotographs(folder: string): Promise<Photograph[]> {
  const [, ...rows] = (await readFile(join(folder, 'images.csv'), 'utf8')).trim().split(/\r?\n/);
  const photographs = rows.map((row) => {
    const [id = '', sender = '', label = '', kids] = row.split(',');
    const path = join(folder, 'images', `${id}.jpg`);
    return { id, path, sender, kind: kindOfLabel(label), forChild: kids === 'True' };
  });
  return photographs.sort((a, b) => (a.id < b.id ? -1 : 1));
}
