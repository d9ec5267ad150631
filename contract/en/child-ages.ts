const inYears = (years: number) => `${years} years`;
const inMonths = (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`;

/** As shops print it beside a size. */
export const childAge = (months: number): string =>
  months === 0 ? 'newborn' : months < 24 ? inMonths(months) : inYears(months / 12);
