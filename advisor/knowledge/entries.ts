import type { Advisor } from '#contract/vocabulary.ts';
import { type Entry, textOf, topics } from './entry.ts';
import { stainEntries } from './stains.ts';
import { writtenOn } from './written.ts';

/** All entries but the trends, which expire. */
export const entries: readonly Entry[] = [...topics.flatMap(writtenOn), ...stainEntries];

const byTitle = new Map(entries.map((entry) => [entry.title, entry]));
export const entryCalled = (title: string): Entry | undefined => byTitle.get(title);

export function textOfTitle(title: string, advisor: Advisor): string | null {
  const entry = entryCalled(title);
  return entry ? textOf(entry, advisor) : null;
}
