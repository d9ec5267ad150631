import { inArray } from 'drizzle-orm';
import { makeCodes } from '#server/payments/methods/manual/make-codes.ts';
import { type CodeRow, codesByMode, revokeCodes } from '#server/payments/methods/manual/queries.ts';
import { payments } from '#server/platform/db/schema/index.ts';
import { command, done, failed } from './command.ts';
import { flag, text, wholeNumber } from './options.ts';
import { counted, listing, shortMoment } from './table.ts';

export const makeVerificationCodes = command({
  help: 'crea códigos de verificación; se muestran una sola vez',
  options: {
    count: wholeNumber('--count N', 'cuántos', { min: 1, max: 1000, byDefault: 1 }),
    days: wholeNumber('--days D', 'cuántos días valen', { min: 1, max: 1825, byDefault: 90 }),
    note: text('--note TEXTO', 'para qué son', 200),
  },
  async run(services, _words, { count, days, note }) {
    if (services.config.payments.methods.manual_verification === undefined) {
      return failed('Los códigos no están configurados: falta CODES_SECRET (32 caracteres o más).');
    }
    const made = await makeCodes(services, { count, days, note });
    const expiresAt = made[0]?.row.expiresAt ?? null;
    const codes = made.map(({ code }) => code);
    return done(
      `${codes.join('\n')}\n\n${counted(count, 'código', 'códigos')} hasta el ${shortMoment(expiresAt)}. No se pueden volver a ver.`,
      { codes, expiresAt, note },
    );
  },
});

type CodeState = 'libre' | 'usado' | 'revocado' | 'caducado';

/** A used code stays used, even if revoked later. */
function stateOfCode({ redeemedByPayment, revokedAt, expiresAt }: CodeRow, now: Date): CodeState {
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
    return listing({
      none: 'No hay códigos.',
      head: ['PISTA', 'ESTADO', 'CREADO', 'CADUCA', 'PAGO', 'NOTA'],
      rows: shown,
      of: ['código', 'códigos'],
      data: { codes: listed },
    });
  },
});

export const revokeVerificationCode = command({
  words: ['PISTA'],
  help: 'anula un código que nadie ha usado, por sus cuatro primeros caracteres',
  danger: 'Un código anulado no se puede recuperar.',
  options: { all: flag('--all', 'todos los que empiezan así, si hay varios') },
  async run({ db, config, now }, [typed = ''], { all }) {
    const hint = typed.toUpperCase().slice(0, 4);
    const { mode } = config.payments;
    const codes = (await codesByMode(db, mode)).filter((code) => code.hint === hint);
    if (codes.length === 0) return failed(`No hay ningún código que empiece por ${hint}.`);
    const free = codes.filter((code) => stateOfCode(code, now()) === 'libre');
    if (free.length === 0) {
      const states = [...new Set(codes.map((code) => stateOfCode(code, now())))].join(' y ');
      const how = states.includes('usado') ? ' Un código usado es un pago: payments refund REFERENCIA.' : '';
      return failed(`El código ${hint}-… ya está ${states}.${how}`);
    }
    if (free.length > 1 && !all) {
      return failed(`Hay ${free.length} códigos libres que empiezan por ${hint}: con --all se anulan todos.`);
    }
    const revoked = await revokeCodes(db, hint, mode, now());
    return done(`${counted(revoked.length, 'código anulado', 'códigos anulados')}: ${hint}-…`, {
      hint,
      revoked: revoked.length,
    });
  },
});
