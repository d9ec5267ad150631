import type { Mode } from '#server/payments/payment.ts';
import { zonedYear } from '#server/platform/madrid.ts';

/** `V2026-000001` */
export const numberOf = ({ series, number }: { series: string; number: number }): string =>
  `${series}-${String(number).padStart(6, '0')}`;

/** `V` invoices, `R` credit notes (Real Decreto 1619/2012, art. 6.1.a), prefixed with `P` in test mode. */
export function seriesOf(kind: 'V' | 'R', mode: Mode, at: Date): string {
  return `${mode === 'test' ? 'P' : ''}${kind}${zonedYear(at)}`;
}
