import type { Advisor } from '#contract/vocabulary.ts';
import { type Entry, type Topic, textOf, topics } from './entry.ts';
import { stainEntries } from './stains.ts';
import { writtenOn } from './written.ts';

const written = new Map(topics.map((topic) => [topic, writtenOn(topic)]));
const on = (topic: Topic, isAlike: boolean) =>
  (written.get(topic) ?? []).filter(({ text }) => isAlike === (typeof text === 'string'));

const numbered = (entries: readonly Omit<Entry, 'id'>[], mark: string): Entry[] =>
  entries.map(({ topic, ...entry }, at) => ({ id: `${topic}-${mark}${at + 1}`, topic, ...entry }));

const alike: readonly Topic[] = [
  'colour',
  'proportion',
  'fabrics',
  'care',
  'codes',
  'seasons',
  'occasions',
  'basics',
  'accessories',
  'sizes',
  'sustainability',
  'travel',
];
const apart: readonly Topic[] = [
  'care',
  'fabrics',
  'shoes',
  'codes',
  'customs',
  'basics',
  'accessories',
  'colour-and-face',
  'sizes',
  'bodies',
  'people',
  'packing',
  'second-hand',
  'product',
];

/** All entries but the trends, which expire. In the order in which `models/entries.bin` learned them. */
export const entries: readonly Entry[] = [
  ...alike.flatMap((topic) =>
    numbered(topic === 'care' ? on('care', true).toSpliced(3, 0, ...stainEntries) : on(topic, true), ''),
  ),
  ...apart.flatMap((topic) => numbered(on(topic, false), 'in-two-voices-')),
];

export function textOfTitle(title: string, advisor: Advisor): string | null {
  const entry = entries.find((one) => one.title === title);
  return entry ? textOf(entry, advisor) : null;
}
