import { reconcile } from '#server/payments/ledger/reconcile.ts';
import { euros } from '#server/platform/euros.ts';
import { command } from './command.ts';
import { wholeNumber } from './options.ts';
import { counted, table } from './table.ts';

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
      unclaimed.map(({ id, amountCents, currency }) => [
        id,
        currency === 'EUR' ? euros(amountCents) : `${amountCents / 100} ${currency}`,
      ]),
    );
    const ok = differences.length === 0 && unreachable.length === 0;
    if (ok) sections.push('Todo cuadra.');
    return { ok, text: sections.join('\n\n'), data: { ...report } };
  },
});
