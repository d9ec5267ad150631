import { randomBytes } from 'node:crypto';
import type { Fault } from '#sandbox/switches.ts';
import type { Product } from './product.ts';
import { type SampleEntry, statementOf } from './statement.ts';

export function actOutTransfer(
  product: Product,
  transfer: { reference: string; amountCents: number; currency: string },
  fault: Fault,
  at = new Date(),
): Promise<unknown> {
  const id = randomBytes(8).toString('hex').toUpperCase();
  const credit: SampleEntry = {
    id,
    amountCents: fault === 'wrong_amount' ? Math.floor(transfer.amountCents / 2) : transfer.amountCents,
    currency: transfer.currency,
    direction: 'CRDT',
    status: fault === 'pending' ? 'PDNG' : 'BOOK',
    // Banks use capitals and drop hyphens.
    remittance: `PREMIUM VESTIDOR ${transfer.reference.replaceAll('-', ' ')}`,
  };
  const giveBack: SampleEntry = { ...credit, id: `${id}R`, direction: 'DBIT' };
  const entries = fault === 'empty' ? [] : fault === 'cancelled' ? [credit, giveBack] : [credit];
  return product.importStatement(statementOf(product.iban, at, entries));
}
