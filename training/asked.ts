import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from '#advisor/knowledge/entries.ts';
import type { Entry } from '#advisor/knowledge/entry.ts';

const folder = path.join(import.meta.dirname, 'entries');

/**
 * The questions that others wrote for the entries: lines `title | question`.
 *
 * @throws Error for a title that no entry has
 */
export function askedOf(): { entry: Entry; question: string }[] {
  const byTitle = new Map(entries.map((entry) => [entry.title, entry]));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf(' | ');
      const entry = byTitle.get(line.slice(0, at));
      if (!entry) throw new Error(`No entry has this title: ${line}`);
      return { entry, question: line.slice(at + 3) };
    });
}
