import { euros } from '#server/platform/euros.ts';
import type { Services } from '#server/services.ts';
import { paymentByReference } from './ledger/queries.ts';
import { importStatement } from './methods/bank/import-statement.ts';
import { makeCodes } from './methods/manual/make-codes.ts';
import { revokeCodes } from './methods/manual/queries.ts';

/** Transfers and codes have no provider: their stand-in works on our own books. */
export function sandboxProduct(services: Services) {
  const { db, config, now } = services;
  const { mode, methods } = config.payments;
  return {
    iban: methods.bank_transfer?.iban ?? '',
    async paymentOf(wanted: string) {
      const payment = await paymentByReference(db, wanted);
      if (payment?.method !== 'bank_transfer') return undefined;
      const { reference, amountCents, status, details } = payment;
      const missingCents = amountCents - (details.bank?.receivedCents ?? 0);
      return { reference, price: euros(amountCents), missingCents, status, notice: details.notice };
    },
    importStatement: (statement: string) => importStatement(services, statement),
    async makeCode(days: number) {
      const [made] = await makeCodes(services, { count: 1, days, note: 'modo de pruebas' });
      if (made === undefined) throw new Error('no code was made');
      return { code: made.code, revoke: () => revokeCodes(db, made.row.hint, mode, now()) };
    },
  };
}
