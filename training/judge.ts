import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scanGarment } from '#scanner/scan.ts';
import type { ScanReading } from '#scanner/scan-picture.ts';
import { kindOfLabel, type TrainedKind } from './labels.ts';

/** Absent where unlabelled. */
export interface Truth {
  readonly image: string;
  readonly sender: string | undefined;
  readonly label: TrainedKind | undefined;
  readonly forChild: boolean;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Judged {
  readonly truth: Truth;
  readonly reading: ScanReading;
}

/** Cells hold no commas or quotes. */
export function parseCsv(content: string): Record<string, string>[] {
  const [header = '', ...lines] = content.trim().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [names[i] ?? '', cell])));
}

/** @param rows as in the data set's `images.csv`, optionally with our columns */
export function truthsOf(rows: readonly Record<string, string>[]): Truth[] {
  return rows.map(({ image = '', sender_id, label = '', kids, ...labels }) => ({
    image,
    sender: sender_id,
    label: kindOfLabel(label),
    forChild: kids === 'True',
    labels: Object.fromEntries(Object.entries(labels).filter(([, word]) => word !== '')),
  }));
}

function fileOf(folder: string, image: string): string | undefined {
  const places = [join(folder, 'images', image), join(folder, image)];
  const endings = ['', '.jpg', '.jpeg', '.png', '.webp'];
  return places.flatMap((place) => endings.map((ending) => place + ending)).find((path) => existsSync(path));
}

/** Skips missing files. */
export async function judge(folder: string, truths: readonly Truth[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const truth of truths) {
    const path = fileOf(folder, truth.image);
    if (!path) continue;
    judged.push({ truth, reading: await scanGarment(await readFile(path), { cutout: false }) });
  }
  return judged;
}

export async function validationTruths(folder: string): Promise<Truth[]> {
  const read = (path: string) => readFile(path, 'utf8');
  const here = import.meta.dirname;
  const senders = new Set<string>(JSON.parse(await read(join(here, 'validation-senders.json'))));
  const own = parseCsv(await read(join(here, 'labels/garments.csv')));
  const ownOf = new Map(own.map((row) => [row.image ?? '', row]));
  const rows = parseCsv(await read(join(folder, 'images.csv')));
  const held = rows.filter(({ sender_id }) => senders.has(sender_id ?? ''));
  return truthsOf(held.map((row) => ({ ...ownOf.get(row.image ?? ''), ...row })));
}
