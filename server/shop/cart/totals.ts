import { delivery } from '#contract/shop.ts';

export interface CountedLine {
  quantity: number;
  cents: number;
  originalCents: number;
  available: boolean;
}

export interface Totals {
  subtotalCents: number;
  savingsCents: number;
  deliveryCents: number;
  totalCents: number;
  missingForFreeDeliveryCents: number;
}

const freeFromCents = Math.round(delivery.freeFrom * 100);
const deliveryCents = Math.round(delivery.price * 100);

/** Adds up the available lines; an empty selection has no delivery charge. */
export function totalsOf(lines: readonly CountedLine[]): Totals {
  const bought = lines.filter(({ available }) => available);
  const sum = (of: (line: CountedLine) => number) =>
    bought.reduce((total, line) => total + of(line) * line.quantity, 0);
  const subtotalCents = sum(({ cents }) => cents);
  const charged = bought.length > 0 && subtotalCents < freeFromCents ? deliveryCents : 0;
  return {
    subtotalCents,
    savingsCents: sum(({ cents, originalCents }) => originalCents - cents),
    deliveryCents: charged,
    totalCents: subtotalCents + charged,
    missingForFreeDeliveryCents: Math.max(0, freeFromCents - subtotalCents),
  };
}
