import type { Advisor } from '#contract/vocabulary.ts';
import { type Entry, textOf, topics } from './entry.ts';
import { stainEntries } from './stains.ts';
import { writtenOn } from './written.ts';

/** All entries but the trends, which expire. */
export const entries: readonly Entry[] = [...topics.flatMap(writtenOn), ...stainEntries];

export function textOfTitle(title: string, advisor: Advisor): string | null {
  const entry = entries.find((one) => one.title === title);
  return entry ? textOf(entry, advisor) : null;
}
