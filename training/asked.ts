import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from '#advisor/knowledge/entries.ts';
import type { Entry } from '#advisor/knowledge/entry.ts';
import { textsIn } from './labelled.ts';

/**
 * The questions of a file for the entries: lines `title | question`; those for which there is no entry, `NONE`, are left out.
 *
 * @throws Error for a title that no entry has
 */
export function askedIn(file: string): { entry: Entry; question: string }[] {
  const byTitle = new Map(entries.map((entry) => [entry.title, entry]));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('NONE | '))
    .map((line) => {
      const at = line.lastIndexOf(' | ');
      const entry = byTitle.get(line.slice(0, at));
      if (!entry) throw new Error(`No entry has this title: ${line}`);
      return { entry, question: line.slice(at + 3) };
    });
}

/** The questions of all authors, who are named for their files, or of some. */
export const askedOf = (
  isOf: (author: string) => boolean = () => true,
): { entry: Entry; question: string }[] =>
  textsIn('entries')
    .filter((file) => isOf(path.basename(file, '.txt')))
    .flatMap(askedIn);
