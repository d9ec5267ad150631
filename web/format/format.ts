/** Figures of the wardrobe as a Spanish reader writes them. Wardrobe values are in dollars (specification, section 9). */

// Spanish leaves four figures ungrouped in prose; amounts of money are easier to compare with the point.
const dollars = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  useGrouping: 'always',
});
const wholeDollars = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  useGrouping: 'always',
  maximumFractionDigits: 0,
});
const count = new Intl.NumberFormat('es-ES');
const percent = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 0 });
const outOfTen = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' });

export const formatDollars = (value: number): string => dollars.format(value);

/** A total, where cents would only be noise. */
export const formatWholeDollars = (value: number): string => wholeDollars.format(value);

export const formatCount = (value: number): string => count.format(value);

/** `value` is already a percentage, 0 to 100. */
export const formatPercent = (value: number): string => percent.format(value / 100);

/** `share` runs from 0 to 1. */
export const formatShare = (share: number): string => percent.format(share);

export const formatOutOfTen = (value: number): string => outOfTen.format(value);

export const formatList = (words: readonly string[]): string => list.format(words);

export const formatDay = (isoDate: string): string => day.format(new Date(isoDate));

/** "1 uso", "2 usos": the count with the word that agrees with it. */
export const formatPlural = (value: number, one: string, many: string): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

/** Facts in a row. Where it breaks, the dot stays with what it follows. */
export const joinFacts = (facts: readonly string[]): string => facts.join('\u00a0· ');

/** The first letter large, for a colour name that opens a line. */
export const capitalize = (word: string): string => word.charAt(0).toLocaleUpperCase('es-ES') + word.slice(1);
