import type { samples } from '#web/copy/samples.ts';
import type { Day } from './compose.ts';

export type SampleName = keyof typeof samples.titles;

export const sampleDays: Record<SampleName, Day & { proposal: number }> = {
  meeting: { occasion: 'work', season: 'fall', proposal: 0 },
  first: { occasion: 'work', season: 'spring', proposal: 1 },
  sunday: { occasion: 'casual', season: 'fall', proposal: 1 },
  market: { occasion: 'casual', season: 'spring', proposal: 0 },
  terrace: { occasion: 'party', season: 'summer', proposal: 0 },
  toast: { occasion: 'party', season: 'winter', proposal: 0 },
  rain: { occasion: 'date', season: 'winter', proposal: 1 },
};
