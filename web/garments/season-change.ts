import type { WardrobeItem } from '#contract/garments.ts';
import type { Season } from '#contract/vocabulary.ts';

export type Half = 'warm' | 'cold';

const seasonsOf: Readonly<Record<Half, readonly Season[]>> = {
  warm: ['spring', 'summer'],
  cold: ['fall', 'winter'],
};

export const otherHalf = (half: Half): Half => (half === 'warm' ? 'cold' : 'warm');

/** @param day as `2026-10-03` @param latitude of the person, in degrees */
export function halfToCome(day: string, latitude = 40): Half {
  const month = Number(day.slice(5, 7));
  const isColdInNorth = month >= 8 || month === 1;
  return isColdInNorth === latitude >= 0 ? 'cold' : 'warm';
}

const leastDays = 90;

/** First day of the half that ends, which has lasted three months at least. */
export function endingSince(day: string, coming: Half, latitude = 40): string {
  const start = (coming === 'cold') === latitude >= 0 ? '04-01' : '10-01';
  const lasted = new Date(`${day}T12:00:00Z`).getTime() - leastDays * 24 * 60 * 60 * 1000;
  const latest = new Date(lasted).toISOString().slice(0, 10);
  const year = Number(latest.slice(0, 4));
  return `${latest.slice(5) >= start ? year : year - 1}-${start}`;
}

const suits = ({ season }: WardrobeItem, half: Half): boolean =>
  season.length === 0 || season.some((one) => seasonsOf[half].includes(one));

export const toTakeOut = (items: readonly WardrobeItem[], coming: Half): WardrobeItem[] =>
  items.filter((item) => item.away?.why === 'stored' && suits(item, coming));

/** At hand, and of the half that ends alone. */
export const toPutAway = (items: readonly WardrobeItem[], coming: Half): WardrobeItem[] =>
  items.filter((item) => item.away === null && !suits(item, coming));
const weeksOfChange = [
  ['03-20', '04-30'],
  ['09-20', '10-31'],
] as const;

/** @param day as `2026-10-03` */
export const isWeekOfChange = (day: string): boolean =>
  weeksOfChange.some(([from, to]) => day.slice(5) >= from && day.slice(5) <= to);
