import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { invoicesOfPayment } from '#server/payments/invoices/queries.ts';
import { sendRefund } from '#server/payments/ledger/follow-up.ts';
import { promisePartRefund, sendPartRefunds } from '#server/payments/ledger/part-refund.ts';
import type { Revocation } from '#server/payments/ledger/purpose.ts';
import { lockPayment, paymentById } from '#server/payments/ledger/queries.ts';
import { revokePayment } from '#server/payments/ledger/revoke.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { euros } from '#server/platform/euros.ts';
import type { Services } from '#server/services.ts';
import { command, done, failed, type Outcome } from './command.ts';
import { euroAmount, flag } from './options.ts';
import { findPayment } from './payments.ts';

const holding: ReadonlySet<PaymentRow['status']> = new Set(['paid', 'rejected']);

const isByHand = ({ method }: PaymentRow): boolean => paymentMethodFacts[method].refund === 'by_hand';

export const refundPayment = command({
  words: ['REFERENCIA'],
  help: 'devuelve un pago y retira lo que dio: el acceso, o el pedido entero',
  danger: 'El acceso se retira al momento y se emite la factura rectificativa.',
  options: {
    amount: euroAmount('--amount IMPORTE', 'solo una parte: lo que dio el pago se conserva'),
    sent: flag(
      '--sent',
      'el dinero ya se ha devuelto a mano: la transferencia o los bitcoins están enviados',
    ),
  },
  async run(services, [reference = ''], { sent, amount }) {
    const found = await findPayment(services, reference);
    if ('ok' in found) return found;
    if (amount !== undefined) return refundPart(services, found, amount);
    if (found.status === 'refunded') return outcomeOf(services, found);
    if (found.status === 'disputed') {
      return failed(
        `El pago ${found.reference} está en disputa: su dinero lo decide el banco.`,
        dataOf(found),
      );
    }
    if (sent && !isByHand(found)) {
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
      if (sent) await change(services, promised, 'refunded', 0);
      else await sendRefund(services, promised);
    }
    return outcomeOf(services, (await paymentById(services.db, found.id)) ?? promised);
  },
});

async function refundPart(services: Services, found: PaymentRow, cents: number): Promise<Outcome> {
  const promised = await inTransaction(services.db, async (tx) => {
    const row = (await lockPayment(tx, found.id)) ?? found;
    const fits = row.status === 'paid' && row.refundedCents + cents < row.amountCents;
    return fits
      ? promisePartRefund(tx, services, row, cents, { reason: 'devolución parcial del pago' })
      : null;
  });
  if (promised === null) {
    const left = euros(found.amountCents - found.refundedCents);
    return failed(
      `Del pago ${found.reference}, en «${found.status}», quedan ${left}: una parte ha de ser menos. Sin --amount se devuelve todo lo que queda.`,
      dataOf(found),
    );
  }
  return sendPart(services, promised, cents);
}

export async function sendPart(services: Services, promised: PaymentRow, cents: number): Promise<Outcome> {
  await sendPartRefunds(services, promised);
  const what = `${euros(cents)} del pago ${promised.reference}`;
  const { reference, refundedCents } = promised;
  const after = (await paymentById(services.db, promised.id)) ?? promised;
  const isSent = after.details.partRefunds?.at(-1)?.sent === 'sent';
  const text = isSent
    ? `Devueltos ${what}; lo demás sigue como estaba.`
    : `Devolución de ${what} anotada. El dinero lo envías tú.`;
  return done(text, { reference, status: after.status, refundedCents, sent: isSent });
}

/** Under the lock: another operator may have been faster. */
function change(services: Services, seen: PaymentRow, to: Revocation, cents?: number): Promise<PaymentRow> {
  return inTransaction(services.db, async (tx) => {
    const row = (await lockPayment(tx, seen.id)) ?? seen;
    return row.status === seen.status
      ? revokePayment(tx, services, row, to, { ...(cents !== undefined && { cents }) })
      : row;
  });
}

async function outcomeOf({ db }: Services, payment: PaymentRow): Promise<Outcome> {
  const note = (await invoicesOfPayment(db, payment.id)).findLast(({ rectifies }) => rectifies !== null);
  const cents = note === undefined ? payment.amountCents : -note.totalCents;
  const what = `${payment.reference} (${euros(cents)})`;
  if (payment.status === 'refunded')
    return done(`Pago ${what} devuelto; su acceso está retirado.`, dataOf(payment));
  if (!isByHand(payment)) {
    return done(`Devolución de ${what} pedida y acceso retirado; el dinero está en camino.`, dataOf(payment));
  }
  const { todo } = paymentMethodFacts[payment.method];
  return done(
    `Devolución de ${what} prometida y acceso retirado. ${todo} y díselo a Vestidor: payments refund ${payment.reference} --sent`,
    dataOf(payment),
  );
}

const dataOf = ({ reference, status, method, amountCents }: PaymentRow) => ({
  reference,
  status,
  method,
  amountCents,
});
