import { readFile, stat } from 'node:fs/promises';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { paymentMethodIds } from '#contract/payment-methods.ts';
import { paymentStatuses } from '#contract/payments.ts';
import { paymentByReference } from '#server/payments/ledger/queries.ts';
import { reconcile } from '#server/payments/ledger/reconcile.ts';
import { referenceIn } from '#server/payments/ledger/reference.ts';
import { settle } from '#server/payments/ledger/settle.ts';
import { addBankEntries, operatorPrefix } from '#server/payments/methods/bank/entries.ts';
import { importStatement } from '#server/payments/methods/bank/import-statement.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { payments, users, withdrawals } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import type { Services } from '#server/services.ts';
import { command, done, failed, type Outcome } from './command.ts';
import { euroAmount, oneOf, rowLimit, wholeNumber } from './options.ts';
import { amountIn, counted, listing, shortMoment, table } from './table.ts';

export const listPayments = command({
  help: 'los pagos, del más nuevo al más antiguo',
  options: {
    status: oneOf('--status ESTADO', 'solo los que están así', paymentStatuses),
    method: oneOf('--method MÉTODO', 'solo los de esta forma de pago', paymentMethodIds),
    limit: rowLimit('cuántos'),
  },
  async run({ db, config }, _words, { status, method, limit }) {
    const { mode } = config.payments;
    const rows = await db
      .select({
        ...getTableColumns(payments),
        username: users.username,
        refundCents: withdrawals.refundCents,
      })
      .from(payments)
      .leftJoin(users, eq(users.id, payments.ownerId))
      .leftJoin(withdrawals, eq(withdrawals.paymentId, payments.id))
      .where(
        and(
          eq(payments.mode, mode),
          status === undefined ? undefined : eq(payments.status, status),
          method === undefined ? undefined : eq(payments.method, method),
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(limit);
    const shown = rows.map((row) => [
      row.reference,
      row.status,
      row.method,
      row.purpose === 'order' ? 'pedido' : 'premium',
      euros(row.amountCents),
      shortMoment(row.createdAt),
      row.username ?? '(cuenta borrada)',
      row.refundCents === null
        ? (row.details.notice ?? row.details.failure ?? '')
        : `se devuelven ${euros(row.refundCents)}`,
    ]);
    return listing({
      none: 'No hay pagos así.',
      head: ['REFERENCIA', 'ESTADO', 'MÉTODO', 'POR', 'IMPORTE', 'CREADO', 'USUARIO', 'NOTA'],
      rows: shown,
      of: ['pago', 'pagos'],
      mode,
      data: {
        payments: rows.map(({ details, ...row }) => ({
          ...row,
          notice: details.notice,
          failure: details.failure,
        })),
      },
    });
  },
});

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

/** A busy year takes a few megabytes. */
const bytesMax = 50 * 1024 * 1024;

export const importBankStatement = command({
  words: ['FICHERO'],
  help: 'lee un extracto del banco (CAMT.053) y aplica las transferencias que trae',
  async run(services, [file = '']) {
    if (services.config.payments.methods.bank_transfer === undefined) {
      return failed('Las transferencias no están configuradas (BANK_IBAN y demás).');
    }
    const size = await stat(file).then(
      ({ size }) => size,
      () => undefined,
    );
    if (size === undefined) return failed(`No se puede leer el fichero «${file}».`);
    if (size > bytesMax) return failed(`El fichero «${file}» es demasiado grande para ser un extracto.`);
    const report = await importStatement(services, await readFile(file, 'utf8'));
    const { added, known, unmatched, payments, faults } = report;
    const sections = [
      `${counted(added.length, 'apunte nuevo', 'apuntes nuevos')}, ${counted(known, 'ya conocido', 'ya conocidos')}.`,
    ];
    if (payments.length > 0) {
      sections.push(table(payments.map((row) => [row.reference, row.status, row.details.notice ?? ''])));
    }
    if (unmatched.length > 0) {
      const rows = unmatched.map((entry) => [
        `  ${entry.id}`,
        amountIn(entry.currency, entry.amountCents),
        shortMoment(entry.bookedAt),
      ]);
      sections.push(`Abonos que no nombran ningún pago:\n${table(rows)}`);
    }
    if (faults.length > 0) {
      sections.push(`Fallos del fichero:\n${faults.map(({ at, fault }) => `  ${at}: ${fault}`).join('\n')}`);
    }
    return {
      ok: faults.length === 0,
      text: sections.join('\n\n'),
      data: {
        added: added.length,
        known,
        unmatched,
        faults,
        payments: payments.map(({ reference, status }) => ({ reference, status })),
      },
    };
  },
});

export const reconcilePayments = command({
  help: 'pregunta a cada proveedor por los pagos, pone al día lo pendiente y cuenta lo que no cuadra',
  options: { days: wholeNumber('--days D', 'de cuántos días atrás', { min: 1, max: 3650, byDefault: 30 }) },
  async run(services, _words, { days }) {
    const report = await reconcile(services, { days });
    const { asked, settled, differences, unreachable, unclaimed } = report;
    const sections = [
      `${counted(asked, 'pago comprobado', 'pagos comprobados')} de los últimos ${days} días.`,
    ];
    const section = (title: string, rows: string[][]) => {
      if (rows.length > 0)
        sections.push(`${title}\n${table(rows.map(([first = '', ...rest]) => [`  ${first}`, ...rest]))}`);
    };
    section(
      'Puestos al día:',
      settled.map(({ reference, from, to }) => [reference, `${from} → ${to}`]),
    );
    section(
      'No cuadran:',
      differences.map(({ payment, what }) => [payment.reference, payment.method, what]),
    );
    section(
      'Sin respuesta del proveedor:',
      unreachable.map(({ reference, method }) => [reference, method]),
    );
    section(
      'Dinero en la cuenta que no nombra ningún pago:',
      unclaimed.map(({ id, amountCents, currency }) => [id, amountIn(currency, amountCents)]),
    );
    const ok = differences.length === 0 && unreachable.length === 0;
    if (ok) sections.push('Todo cuadra.');
    return { ok, text: sections.join('\n\n'), data: { ...report } };
  },
});

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
