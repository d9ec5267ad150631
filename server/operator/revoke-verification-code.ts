import { codesByMode, revokeCodes } from '#server/payments/methods/manual/queries.ts';
import { command, done, failed } from './command.ts';
import { stateOfCode } from './list-codes.ts';
import { flag } from './options.ts';
import { counted } from './table.ts';

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
