import { expect, it } from 'vitest';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { composeFor } from './compose.ts';

const days = occasions.flatMap((occasion) => seasons.map((season) => ({ occasion, season })));

it.each(days)('composes several good outfits for $occasion in $season', (day) => {
  const outfits = composeFor(day);
  expect(new Set(outfits.map(({ pieces }) => pieces.map(({ id }) => id).join())).size).toBeGreaterThan(2);
  expect(outfits[0]?.score).toBeGreaterThanOrEqual(85);
});

it('is deterministic', () => {
  const day = { occasion: 'date', season: 'spring' } as const;
  expect(composeFor(day)).toEqual(composeFor(day));
});

it('returns a score that is the sum of its parts', () => {
  for (const { score, parts } of composeFor({ occasion: 'work', season: 'fall' })) {
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(score);
  }
});
