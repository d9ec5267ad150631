import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { paymentMethodIds } from '#contract/payment-methods.ts';
import { paymentStatuses } from '#contract/payments.ts';
import { payments, users, withdrawals } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import { command, done } from './command.ts';
import { oneOf, wholeNumber } from './options.ts';
import { counted, shortMoment, table } from './table.ts';

export const listPayments = command({
  help: 'los pagos, del más nuevo al más antiguo',
  options: {
    status: oneOf('--status ESTADO', 'solo los que están así', paymentStatuses),
    method: oneOf('--method MÉTODO', 'solo los de esta forma de pago', paymentMethodIds),
    limit: wholeNumber('--limit N', 'cuántos', { min: 1, max: 10_000, byDefault: 50 }),
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
    const heading = ['REFERENCIA', 'ESTADO', 'MÉTODO', 'POR', 'IMPORTE', 'CREADO', 'USUARIO', 'NOTA'];
    const text = rows.length === 0 ? 'No hay pagos así.' : table([heading, ...shown]);
    return done(
      `${text}\n\n${counted(rows.length, 'pago', 'pagos')}${mode === 'test' ? ', en modo de pruebas' : ''}`,
      {
        mode,
        payments: rows.map(({ details, ...row }) => ({
          ...row,
          notice: details.notice,
          failure: details.failure,
        })),
      },
    );
  },
});
