const weeksOfChange = [
  ['03-20', '04-30'],
  ['09-20', '10-31'],
] as const;

/** @param day as `2026-10-03` */
export const isWeekOfChange = (day: string): boolean =>
  weeksOfChange.some(([from, to]) => day.slice(5) >= from && day.slice(5) <= to);
