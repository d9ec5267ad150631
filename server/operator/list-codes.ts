import { inArray } from 'drizzle-orm';
import { type CodeRow, codesByMode } from '#server/payments/methods/manual/queries.ts';
import { payments } from '#server/platform/db/schema/index.ts';
import { command, done } from './command.ts';
import { counted, shortMoment, table } from './table.ts';

export type CodeState = 'libre' | 'usado' | 'revocado' | 'caducado';

/** A used code stays used, even if revoked later. */
export function stateOfCode({ redeemedByPayment, revokedAt, expiresAt }: CodeRow, now: Date): CodeState {
  if (redeemedByPayment !== null) return 'usado';
  if (revokedAt !== null) return 'revocado';
  return expiresAt <= now ? 'caducado' : 'libre';
}

export const listCodes = command({
  help: 'los códigos por su pista, con su estado',
  async run({ db, config, now }) {
    const codes = await codesByMode(db, config.payments.mode);
    const redeemed = codes.flatMap(({ redeemedByPayment }) => redeemedByPayment ?? []);
    const rows =
      redeemed.length === 0 ? [] : await db.select().from(payments).where(inArray(payments.id, redeemed));
    const referenceOf = new Map(rows.map(({ id, reference }) => [id, reference]));
    const listed = codes.map((code) => ({
      hint: code.hint,
      state: stateOfCode(code, now()),
      createdAt: code.createdAt,
      expiresAt: code.expiresAt,
      reference: referenceOf.get(code.redeemedByPayment ?? '') ?? null,
      note: code.note,
    }));
    const shown = listed.map(({ hint, state, createdAt, expiresAt, reference, note }) => [
      `${hint}-…`,
      state,
      shortMoment(createdAt),
      shortMoment(expiresAt),
      reference ?? '',
      note ?? '',
    ]);
    const text =
      listed.length === 0
        ? 'No hay códigos.'
        : table([['PISTA', 'ESTADO', 'CREADO', 'CADUCA', 'PAGO', 'NOTA'], ...shown]);
    return done(`${text}\n\n${counted(listed.length, 'código', 'códigos')}`, { codes: listed });
  },
});
