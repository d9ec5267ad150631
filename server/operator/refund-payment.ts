import { euros } from '#server/payments/ledger/euros.ts';
import { sendRefund } from '#server/payments/ledger/follow-up.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import type { Revocation } from '#server/payments/ledger/purpose.ts';
import { lockPayment, paymentById } from '#server/payments/ledger/queries.ts';
import { revokePayment } from '#server/payments/ledger/revoke.ts';
import { partToRefund } from '#server/payments/withdrawals/queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { command, done, failed, type Outcome } from './command.ts';
import { findPayment } from './find-payment.ts';
import { flag } from './options.ts';

/** Statuses in which money can be returned. */
const holding: ReadonlySet<PaymentRow['status']> = new Set(['paid', 'rejected']);

/** Methods that cannot be refunded automatically. */
const byHand: ReadonlySet<PaymentRow['method']> = new Set(['bank_transfer', 'crypto_btc']);

export const refundPayment = command({
  words: ['REFERENCIA'],
  help: 'devuelve un pago y retira lo que dio: el acceso, o el pedido entero',
  danger: 'El acceso se retira al momento y se emite la factura rectificativa.',
  options: {
    sent: flag(
      '--sent',
      'el dinero ya se ha devuelto a mano: la transferencia o los bitcoins están enviados',
    ),
  },
  async run(services, [reference = ''], { sent }) {
    const found = await findPayment(services, reference);
    if ('ok' in found) return found;
    if (found.status === 'refunded') return outcomeOf(services, found);
    if (found.status === 'disputed') {
      return failed(
        `El pago ${found.reference} está en disputa: su dinero lo decide el banco.`,
        dataOf(found),
      );
    }
    if (sent && !byHand.has(found.method)) {
      return failed(`Un pago de ${found.method} lo devuelve su proveedor: sin --sent.`, dataOf(found));
    }
    if (!holding.has(found.status) && found.status !== 'refunding') {
      return failed(
        `El pago ${found.reference} está en «${found.status}»: no hay nada que devolver.`,
        dataOf(found),
      );
    }
    const promised = found.status === 'refunding' ? found : await change(services, found, 'refunding');
    if (promised.status === 'refunding') {
      if (sent) await change(services, promised, 'refunded');
      else await sendRefund(services, promised);
    }
    return outcomeOf(services, (await paymentById(services.db, found.id)) ?? promised);
  },
});

/** Locks the payment and checks its status again: another operator may have been faster. */
function change(services: Services, seen: PaymentRow, to: Revocation): Promise<PaymentRow> {
  return inTransaction(services.db, async (tx) => {
    const row = (await lockPayment(tx, seen.id)) ?? seen;
    return row.status === seen.status ? revokePayment(tx, services, row, to) : row;
  });
}

async function outcomeOf({ db }: Services, payment: PaymentRow): Promise<Outcome> {
  const cents = (await partToRefund(db, payment.id)) ?? payment.amountCents;
  const what = `${payment.reference} (${euros(cents)})`;
  if (payment.status === 'refunded')
    return done(`Pago ${what} devuelto; su acceso está retirado.`, dataOf(payment));
  if (!byHand.has(payment.method)) {
    return done(`Devolución de ${what} pedida y acceso retirado; el dinero está en camino.`, dataOf(payment));
  }
  const how = payment.method === 'crypto_btc' ? 'Envía los bitcoins' : 'Haz la transferencia';
  return done(
    `Devolución de ${what} prometida y acceso retirado. ${how} y díselo a Vestidor: payments refund ${payment.reference} --sent`,
    dataOf(payment),
  );
}

const dataOf = ({ reference, status, method, amountCents }: PaymentRow) => ({
  reference,
  status,
  method,
  amountCents,
});
