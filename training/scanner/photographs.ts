import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOfLabel, type TrainedKind } from './trained-kinds.ts';

export interface Photograph {
  readonly id: string;
  readonly path: string;
  /** Splits are by photographer. */
  readonly sender: string;
  readonly kind: TrainedKind | undefined;
  /** Harder to tell apart in children. */
  readonly forChild: boolean;
}

/** Outside the repository. */
export function dataFolder(argument?: string): string {
  return argument ?? process.env.CLOTHING_DATA ?? '../shared/data/clothing';
}

export type KnownPhotograph = Photograph & { readonly kind: TrainedKind };

/** Stable order, without "Not sure" and "Other". */
export async function listPhotographs(folder: string): Promise<KnownPhotograph[]> {
  return (await listAllPhotographs(folder)).filter(
    (photograph): photograph is KnownPhotograph => photograph.kind !== undefined,
  );
}

export async function listAllPhotographs(folder: string): Promise<Photograph[]> {
  const [, ...rows] = (await readFile(join(folder, 'images.csv'), 'utf8')).trim().split(/\r?\n/);
  const photographs = rows.map((row) => {
    const [id = '', sender = '', label = '', kids] = row.split(',');
    const path = join(folder, 'images', `${id}.jpg`);
    return { id, path, sender, kind: kindOfLabel(label), forChild: kids === 'True' };
  });
  return photographs.sort((a, b) => (a.id < b.id ? -1 : 1));
}
