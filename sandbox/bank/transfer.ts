import { randomBytes } from 'node:crypto';
import type { Fault } from '#sandbox/switches.ts';
import { importStatement, type StatementImport } from '#server/payments/methods/bank/import-statement.ts';
import type { Services } from '#server/services.ts';
import { type SampleEntry, statementOf } from './statement.ts';

/**
 * Acts out a transfer: the bank books it and hands out a statement, which is imported as the operator would
 * import it. What the switch says may go wrong goes wrong at the bank.
 */
export function actOutTransfer(
  services: Services,
  transfer: { reference: string; amountCents: number; currency: string },
  fault: Fault,
): Promise<StatementImport> {
  const { config, now } = services;
  const id = randomBytes(8).toString('hex').toUpperCase();
  const credit: SampleEntry = {
    id,
    amountCents: fault === 'wrong_amount' ? Math.floor(transfer.amountCents / 2) : transfer.amountCents,
    currency: transfer.currency,
    direction: 'CRDT',
    status: fault === 'pending' ? 'PDNG' : 'BOOK',
    // As banks pass it on: capitals, and no hyphens.
    remittance: `PREMIUM VESTIDOR ${transfer.reference.replaceAll('-', ' ')}`,
  };
  const giveBack: SampleEntry = { ...credit, id: `${id}R`, direction: 'DBIT' };
  const entries = fault === 'empty' ? [] : fault === 'cancelled' ? [credit, giveBack] : [credit];
  return importStatement(services, statementOf(config.payments.bank?.iban ?? '', now(), entries));
}
