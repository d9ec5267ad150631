import { locale } from '#web/language.ts';

const count = new Intl.NumberFormat(locale);
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
const outOfTen = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

export const formatCount = (value: number): string => count.format(value);

/** @param value a percentage, 0 to 100 */
export const formatPercent = (value: number): string => percent.format(value / 100);

/** @param share 0 to 1 */
export const formatShare = (share: number): string => percent.format(share);

export const formatOutOfTen = (value: number): string => outOfTen.format(value);

/** The count with the word that agrees with it: "1 uso", "2 usos". */
export const formatPlural = (value: number, one: string, many: string): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;
