const inYears = (years: number) => `${years} años`;
const inMonths = (months: number) => `${months} ${months === 1 ? 'mes' : 'meses'}`;

/** As shops print it beside a size. */
export const childAge = (months: number): string =>
  months === 0 ? 'recién nacido' : months < 24 ? inMonths(months) : inYears(months / 12);
