import { vatPercent } from '#contract/price.ts';

const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('es-ES', { style: 'percent' });
const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' });

/** An amount as the wire carries it: 19.95 → "19,95 €". */
export const formatEuros = (amount: number): string => euros.format(amount);

export const formatCents = (cents: number): string => formatEuros(cents / 100);

export const formatVat = (): string => percent.format(vatPercent / 100);

export const formatPaidDay = (isoDate: string): string => day.format(new Date(isoDate));

/** What of a price is the tax that it includes, to the cent; the two parts add up to the price. */
export function splitVat(cents: number): { baseCents: number; vatCents: number } {
  const baseCents = Math.round((cents * 100) / (100 + vatPercent));
  return { baseCents, vatCents: cents - baseCents };
}
