import type { Advisor } from '#contract/vocabulary.ts';
import { accessories } from './accessories.ts';
import { basics } from './basics.ts';
import { care } from './care.ts';
import { codes } from './codes.ts';
import { colour } from './colour.ts';
import { type Entry, textOf } from './entry.ts';
import { fabrics } from './fabrics.ts';
import { occasions } from './occasions.ts';
import { proportion } from './proportion.ts';
import { seasons } from './seasons.ts';
import { sizes } from './sizes.ts';
import { sustainability } from './sustainability.ts';
import { travel } from './travel.ts';
import type { WrittenEntry } from './written/entry.ts';
import { written } from './written/index.ts';

const inTwoVoices: readonly Entry[] = (Object.keys(written) as (keyof typeof written)[]).flatMap((topic) =>
  (written[topic] as readonly WrittenEntry[]).map(({ title, questions, aims, maya, valentina }, index) => ({
    id: `${topic}-in-two-voices-${index + 1}`,
    topic,
    title,
    words: '',
    questions,
    ...(aims && { aims }),
    text: { maya, valentina },
  })),
);

/** All entries but the trends, which expire. */
export const entries: readonly Entry[] = [
  ...colour,
  ...proportion,
  ...fabrics,
  ...care,
  ...codes,
  ...seasons,
  ...occasions,
  ...basics,
  ...accessories,
  ...sizes,
  ...sustainability,
  ...travel,
  ...inTwoVoices,
];

export function textOfTitle(title: string, advisor: Advisor): string | null {
  const entry = entries.find((one) => one.title === title);
  return entry ? textOf(entry, advisor) : null;
}
