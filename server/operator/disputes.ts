import { writeFile } from 'node:fs/promises';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { DisputeRow } from '#server/payments/ledger/disputes.ts';
import { disputes, payments, users } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import { command, done, failed } from './command.ts';
import { evidenceFor } from './evidence.ts';
import { flag, rowLimit } from './options.ts';
import { listing, shortMoment } from './table.ts';

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
    limit: rowLimit('cuántas'),
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
    const about = ['DISPUTA', 'FASE', 'ESTADO', 'RESPONDER ANTES DE', 'IMPORTE', 'MOTIVO'];
    return listing({
      none: 'No hay disputas así.',
      head: [...about, 'PAGO', 'POR', 'USUARIO'],
      rows: shown,
      of: ['disputa', 'disputas'],
      mode,
      data: { disputes: rows },
    });
  },
});

export const exportEvidence = command({
  words: ['DISPUTA', 'FICHERO'],
  help: 'lo que responde a una disputa, en un ZIP: pedido, envío, uso, condiciones aceptadas y facturas',
  async run(services, [id = '', file = '']) {
    const { db, config } = services;
    const [dispute] = await db
      .select()
      .from(disputes)
      .where(and(eq(disputes.mode, config.payments.mode), eq(disputes.id, id)));
    if (dispute === undefined) return failed(`No hay ninguna disputa «${id}».`);
    const content = await evidenceFor(services, dispute);
    await writeFile(file, content, { mode: 0o600 });
    return done(
      `Pruebas de la disputa ${id} en «${file}». Contiene datos personales: envíalo solo a quien decide la disputa y bórralo después.`,
      { dispute: id, file, bytes: content.length },
    );
  },
});
