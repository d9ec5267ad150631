import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { DisputeRow } from '#server/payments/ledger/disputes.ts';
import { disputes, payments, users } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import { command, done } from './command.ts';
import { flag, wholeNumber } from './options.ts';
import { counted, shortMoment, table } from './table.ts';

const stageWords: Readonly<Record<DisputeRow['stage'], string>> = {
  inquiry: 'consulta',
  dispute: 'disputa',
};

const statusWords: Readonly<Record<DisputeRow['status'], string>> = {
  needs_response: 'espera respuesta',
  under_review: 'en estudio',
  won: 'ganada',
  lost: 'perdida',
  closed: 'cerrada',
};

export const listDisputes = command({
  help: 'las disputas y consultas abiertas, primero la que antes vence',
  options: {
    all: flag('--all', 'también las que ya terminaron'),
    limit: wholeNumber('--limit N', 'cuántas', { min: 1, max: 10_000, byDefault: 50 }),
  },
  async run({ db, config }, _words, { all, limit }) {
    const { mode } = config.payments;
    const rows = await db
      .select({
        ...getTableColumns(disputes),
        reference: payments.reference,
        purpose: payments.purpose,
        username: users.username,
      })
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .leftJoin(users, eq(users.id, disputes.ownerId))
      .where(
        and(
          eq(disputes.mode, mode),
          all ? undefined : inArray(disputes.status, ['needs_response', 'under_review']),
        ),
      )
      .orderBy(sql`${disputes.respondBy} asc nulls last`, asc(disputes.openedAt))
      .limit(limit);
    const shown = rows.map((row) => [
      row.id,
      stageWords[row.stage],
      statusWords[row.status],
      shortMoment(row.respondBy),
      euros(row.amountCents),
      row.reason,
      row.reference,
      row.purpose === 'order' ? 'pedido' : 'premium',
      row.username ?? '(cuenta borrada)',
    ]);
    const heading = [
      'DISPUTA',
      'FASE',
      'ESTADO',
      'RESPONDER ANTES DE',
      'IMPORTE',
      'MOTIVO',
      'PAGO',
      'POR',
      'USUARIO',
    ];
    const text = rows.length === 0 ? 'No hay disputas así.' : table([heading, ...shown]);
    return done(
      `${text}\n\n${counted(rows.length, 'disputa', 'disputas')}${mode === 'test' ? ', en modo de pruebas' : ''}`,
      { mode, disputes: rows },
    );
  },
});
