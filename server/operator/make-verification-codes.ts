import { makeCodes } from '#server/payments/methods/manual/make-codes.ts';
import { command, done, failed } from './command.ts';
import { text, wholeNumber } from './options.ts';
import { counted, shortMoment } from './table.ts';

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
