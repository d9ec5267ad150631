import { readFile, stat } from 'node:fs/promises';
import { importStatement } from '#server/payments/methods/bank/import-statement.ts';
import { euros } from '#server/platform/euros.ts';
import { command, failed } from './command.ts';
import { counted, shortMoment, table } from './table.ts';

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
        entry.currency === 'EUR' ? euros(entry.amountCents) : `${entry.amountCents / 100} ${entry.currency}`,
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
