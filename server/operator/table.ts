import type { TrustLevel } from '#contract/trust.ts';
import type { Mode } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { done, type Outcome } from './command.ts';

export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const moment = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Madrid's time, or a dash. */
export const shortMoment = (at: Date | null): string => (at === null ? '–' : moment.format(at));

/** `1 pago`, `2 pagos`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-ES')} ${count === 1 ? one : many}`;

/** A table below its headings, or `none`, and how many rows it has; of one mode, where there are two. */
export function listing({
  none,
  head,
  rows,
  of: [one, many],
  mode,
  data,
}: {
  none: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  of: readonly [one: string, many: string];
  mode?: Mode;
  data: Record<string, unknown>;
}): Outcome {
  const text = rows.length === 0 ? none : table([head, ...rows]);
  const note = mode === 'test' ? ', en modo de pruebas' : '';
  return done(`${text}\n\n${counted(rows.length, one, many)}${note}`, { ...(mode && { mode }), ...data });
}

/** Of a bank's entry, which may be in any currency. */
export const amountIn = (currency: string, cents: number): string =>
  currency === 'EUR' ? euros(cents) : `${cents / 100} ${currency}`;

export const levelNames: Readonly<Record<TrustLevel, string>> = {
  visitor: 'visitante',
  demonstration: 'demostración',
  unconfirmed: 'sin confirmar',
  member: 'miembro',
  premium: 'Premium',
};

/** From millionths: `24 MB`, `0,30 €`. */
export function amountInWords(amount: number, unit: 'count' | 'bytes' | 'millis' | 'euros'): string {
  const rounded = (value: number, digits = 0) =>
    value.toLocaleString('es-ES', { maximumFractionDigits: digits });
  switch (unit) {
    case 'count':
      return rounded(amount);
    case 'bytes':
      return `${rounded(amount / 1e6, 1)} MB`;
    case 'millis':
      if (amount >= 48 * 3_600_000) return `${rounded(amount / 86_400_000, 1)} días`;
      return amount >= 60_000 || amount === 0
        ? `${rounded(amount / 60_000, 1)} min`
        : `${rounded(amount / 1000, 1)} s`;
    case 'euros':
      return euros(amount / 10_000);
  }
}
