import { locale } from '#web/language.ts';

// Spanish leaves four digits ungrouped in prose; grouped figures are easier to compare side by side.
const count = new Intl.NumberFormat(locale, { useGrouping: 'always' });
const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatFigure = (value: number): string => count.format(value);
export const formatRating = (value: number): string => rating.format(value);
