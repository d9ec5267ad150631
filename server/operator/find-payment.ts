import { paymentByReference } from '#server/payments/ledger/queries.ts';
import { referenceIn } from '#server/payments/ledger/reference.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Services } from '#server/services.ts';
import { failed, type Outcome } from './command.ts';

/** Accepts any spelling; returns the error as an outcome. */
export async function findPayment({ db, config }: Services, typed: string): Promise<PaymentRow | Outcome> {
  const reference = referenceIn(typed);
  if (reference === null) {
    return failed(
      `«${typed}» no es una referencia: son como VS-XXXX-XXXX-X, y esta tiene algún carácter cambiado.`,
    );
  }
  const payment = await paymentByReference(db, reference);
  if (payment === undefined || payment.mode !== config.payments.mode) {
    return failed(`No hay ningún pago con la referencia ${reference}.`);
  }
  return payment;
}
