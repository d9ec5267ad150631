import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePhoto } from '#scanner/decode.ts';
import type { Gate } from '#scanner/gate/gate.ts';
import { onNode } from '#scanner/on-node.ts';
import type { Piece } from '#scanner/outfit/worn.ts';
import { readPhotograph } from '#scanner/photograph.ts';
import type { ScanReading } from '#scanner/scan-picture.ts';
import { kindOfLabel, type TrainedKind } from './trained-kinds.ts';

/** Absent where unlabelled. */
export interface Truth {
  readonly image: string;
  readonly sender: string | undefined;
  readonly label: TrainedKind | undefined;
  readonly forChild: boolean;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Judged {
  readonly truth: Truth & { readonly file: string };
  readonly reading: ScanReading;
  readonly gate: Gate;
  /** Of a person in them. */
  readonly pieces: readonly Piece[];
}

/** Commas in a cell need quotes around it; no cell holds a line break. */
export function parseCsv(content: string): Record<string, string>[] {
  const [header = '', ...lines] = content.trim().split(/\r?\n/);
  const names = header.split(',');
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
    );
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, i) => [names[i] ?? '', cell])));
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

export function fileOf(folder: string, image: string): string | undefined {
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
    const photo = await decodePhoto(await readFile(path));
    const { gate, outfit, reading } = await readPhotograph(photo, onNode, { cutout: false });
    judged.push({ truth: { ...truth, file: path }, reading, gate, pieces: outfit?.pieces ?? [] });
  }
  return judged;
}

export async function validationTruths(folder: string): Promise<Truth[]> {
  const read = (path: string) => readFile(path, 'utf8');
  const here = import.meta.dirname;
  const senders = new Set<string>(JSON.parse(await read(join(here, 'validation-senders.json'))));
  const own = parseCsv(await read(join(here, '../labels/garments.csv')));
  const ownOf = new Map(own.map((row) => [row.image ?? '', row]));
  const rows = parseCsv(await read(join(folder, 'images.csv')));
  const held = rows.filter(({ sender_id }) => senders.has(sender_id ?? ''));
  return truthsOf(held.map((row) => ({ ...ownOf.get(row.image ?? ''), ...row })));
}
