const inYears = (years: number) => `${years} anos`;
const inMonths = (months: number) => `${months} ${months === 1 ? 'mês' : 'meses'}`;

/** As shops print it beside a size. */
export const childAge = (months: number): string =>
  months === 0 ? 'recém-nascido' : months < 24 ? inMonths(months) : inYears(months / 12);
