import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { samples as en } from '#web/copy/en/samples.ts';
import { samples as pt } from '#web/copy/pt/samples.ts';
import { samples as es } from '#web/copy/samples.ts';
import { composeFor, type Day } from './compose.ts';
import { sampleDays } from './sample-days.ts';

const names = { es: es.garments, en: en.garments, pt: pt.garments };
const composedIn = (language: keyof typeof names) => (day: Day) => composeFor(day, language, names[language]);
const composed = composedIn('es');

const days = occasions.flatMap((occasion) => seasons.map((season) => ({ occasion, season })));

it.each(days)('composes several good outfits for $occasion in $season', (day) => {
  for (const language of languages) {
    const outfits = composedIn(language)(day);
    expect(new Set(outfits.map(({ pieces }) => pieces.map(({ id }) => id).join())).size).toBeGreaterThan(2);
    expect(outfits[0]?.score).toBeGreaterThanOrEqual(85);
  }
});

it('is deterministic', () => {
  const day = { occasion: 'date', season: 'spring' } as const;
  expect(composed(day)).toEqual(composed(day));
});

it('returns a score that is the sum of its parts', () => {
  for (const { score, parts } of composed({ occasion: 'work', season: 'fall' })) {
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(score);
  }
});

it('composes first what the landing opens with, in each language', () => {
  const { proposal, ...day } = sampleDays.meeting;
  const idsIn = (language: keyof typeof names) =>
    composedIn(language)(day)[proposal]?.pieces.map(({ id }) => id);
  for (const language of languages) expect(idsIn(language)).toEqual(idsIn('es'));
});
