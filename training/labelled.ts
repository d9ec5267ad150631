import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `label | … | text`, of the author that the file is named for. */
export type Labelled = { author: string; parts: readonly string[] };

export const labelledIn = (file: string): Labelled[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ author: path.basename(file, '.txt'), parts: line.split(' | ') }));

/** The text files of a folder of this one. */
export const textsIn = (folder: string): string[] =>
  readdirSync(path.join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => path.join(import.meta.dirname, folder, file));

export const labelledOf = (folder: string): Labelled[] => textsIn(folder).flatMap(labelledIn);

/** Without the braces around garments, plans, qualities and people. */
export const unmarked = (text: string): string => text.replace(/\{[gpqw]:([^{}]*)\}/g, '$1');
