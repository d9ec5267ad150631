import { sql } from 'drizzle-orm';
import { euros } from '#server/platform/euros.ts';
import type { Services } from '#server/services.ts';
import { membersNow } from './accounts.ts';
import { command, done } from './command.ts';
import { table } from './table.ts';

/** Demonstrations apart; only this mode's money. */
export const figures = command({
  help: 'cuentas, prendas, outfits, usos, Premium e ingresos del mes',
  async run(services) {
    const counts = await totals(services);
    const members = await membersNow(services);
    const from = (source: string) =>
      members.filter(({ entitlement }) => entitlement.source === source).length;
    const money = await revenueOfMonth(services);
    const premium = { card: from('subscription'), paidMonth: from('paid_period'), trial: from('trial') };
    const rows = [
      ...Object.entries(counts).map(([name, value]) => [
        name.replaceAll('_', ' '),
        value.toLocaleString('es-ES'),
      ]),
      ['premium por tarjeta', String(premium.card)],
      ['premium por mes pagado', String(premium.paidMonth)],
      ['premium por prueba', String(premium.trial)],
      ['ingresos del mes', euros(money.cents)],
      ['pagos del mes', String(money.payments)],
    ];
    const width = Math.max(...rows.map(([, value = '']) => value.length));
    return done(table(rows.map(([name = '', value = '']) => [name, value.padStart(width)])), {
      ...counts,
      premium,
      month: money,
    });
  },
});

async function totals({ db, now }: Services): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select
      (select count(*)::int from users where not demo and guardian_id is null) as cuentas,
      (select count(*)::int from users where demo and guardian_id is null) as demostraciones,
      (select count(*)::int from trials t join users u on u.id = t.user_id
        where not u.demo and t.ends_at > ${now().toISOString()}::timestamptz) as pruebas_activas,
      (select count(*)::int from garments g join users u on u.id = g.owner_id where not u.demo) as prendas,
      (select count(*)::int from outfits o join users u on u.id = o.owner_id where not u.demo) as outfits,
      (select count(*)::int from wears w join users u on u.id = w.owner_id where not u.demo) as usos,
      (select count(*)::int from scans s join users u on u.id = s.owner_id where not u.demo) as escaneos`);
  return rows[0] ?? {};
}

/** Calendar month of Madrid, VAT included, less credit notes. */
async function revenueOfMonth({ db, now, config }: Services): Promise<{ cents: number; payments: number }> {
  const { rows } = await db.execute<{ cents: number; payments: number }>(sql`
    select coalesce(sum(total_cents), 0)::int as cents,
           (count(*) filter (where rectifies is null))::int as payments
      from invoices
      where mode = ${config.payments.mode}
        and date_trunc('month', issued_at at time zone 'Europe/Madrid')
          = date_trunc('month', ${now().toISOString()}::timestamptz at time zone 'Europe/Madrid')`);
  return rows[0] ?? { cents: 0, payments: 0 };
}
