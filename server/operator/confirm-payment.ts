import { settle } from '#server/payments/ledger/settle.ts';
import { addBankEntries, operatorPrefix } from '#server/payments/methods/bank/entries.ts';
import { euros } from '#server/platform/euros.ts';
import { command, done, failed } from './command.ts';
import { findPayment } from './find-payment.ts';
import { euroAmount } from './options.ts';

export const confirmPayment = command({
  words: ['REFERENCIA'],
  help: 'da por recibida una transferencia que se ha visto en la cuenta',
  options: { amount: euroAmount('--amount 19.95', 'lo que ha llegado, si no es el precio exacto') },
  async run(services, [reference = ''], { amount }) {
    const { db, now, providers } = services;
    const payment = await findPayment(services, reference);
    if ('ok' in payment) return payment;
    if (payment.method !== 'bank_transfer') {
      return failed(
        `El pago ${payment.reference} no es por transferencia (${payment.method}): no se confirma a mano.`,
      );
    }
    if (!providers.has('bank_transfer'))
      return failed('Las transferencias no están configuradas (BANK_IBAN y demás).');
    const at = now();
    const amountCents = amount ?? payment.amountCents;
    const entry = {
      id: `${operatorPrefix}${payment.id}`,
      mode: payment.mode,
      reference: payment.reference,
      amountCents,
      currency: payment.currency,
      bookedAt: at,
      importedAt: at,
    };
    const [added] = await addBankEntries(db, [entry]);
    const settled = await settle(services, payment.id);
    const data = { reference: settled.reference, status: settled.status, added: added !== undefined };
    const before = added === undefined ? 'Ya se había confirmado antes. ' : '';
    if (settled.status === 'paid') {
      return done(
        `${before}Pago ${settled.reference} confirmado (${euros(amountCents)}): ${settled.purpose === 'order' ? 'su pedido está pagado' : 'Premium está activo'}.`,
        data,
      );
    }
    const why = settled.details.notice ?? `está en «${settled.status}»`;
    return failed(`${before}El pago ${settled.reference} no ha quedado pagado: ${why}`, data);
  },
});
