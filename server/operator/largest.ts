import { desc, eq, sql } from 'drizzle-orm';
import { orderLines, orders, personCosts, photos, users } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { trustLevelOf } from '#server/trust/level.ts';
import { bytesOfPhoto } from '#server/wardrobe/garments/allowance.ts';
import { command, done } from './command.ts';
import { wholeNumber } from './options.ts';
import { amountInWords, levelNames, table } from './table.ts';

export const largest = command({
  help: 'las cuentas que más guardan, también las de demostración: fotos, prendas, unidades apartadas y cálculo de hoy',
  options: { limit: wholeNumber('--limit N', 'cuántas', { min: 1, max: 1_000, byDefault: 20 }) },
  async run({ db, config, now }, _words, { limit }) {
    const at = now();
    const bytes = sql<string>`coalesce(sum(${bytesOfPhoto}), 0)`;
    const rows = await db
      .select({
        id: users.id,
        username: users.username,
        bytes,
        garments: sql<number>`(select count(*)::int from garments g where g.owner_id = ${users.id})`,
        held: sql<number>`(select coalesce(sum(${orderLines.quantity}), 0)::int from ${orders}
          join ${orderLines} on ${orderLines.orderId} = ${orders.id}
          where ${orders.ownerId} = ${users.id} and ${orders.status} = 'pending')`,
        cpuMillis: sql<string>`coalesce((select ${personCosts.amount} from ${personCosts}
          where ${personCosts.ownerId} = ${users.id} and ${personCosts.period} = ${zonedDay(at)}
            and ${personCosts.resource} = 'cpuMillis'), 0)`,
      })
      .from(users)
      .leftJoin(photos, eq(photos.ownerId, users.id))
      .groupBy(users.id)
      .orderBy(desc(bytes), desc(users.createdAt))
      .limit(limit);
    const people = [];
    for (const row of rows) {
      const level = await trustLevelOf(db, row, at, config.payments.mode);
      people.push({ ...row, level, bytes: Number(row.bytes), cpuMillis: Number(row.cpuMillis) });
    }
    const shown = people.map(({ username, level, bytes: kept, garments, held, cpuMillis }) => [
      username,
      levelNames[level],
      amountInWords(kept, 'bytes'),
      amountInWords(garments, 'count'),
      amountInWords(held, 'count'),
      amountInWords(cpuMillis, 'millis'),
    ]);
    const header = ['USUARIO', 'NIVEL', 'FOTOS', 'PRENDAS', 'APARTADAS', 'CÁLCULO HOY'];
    return done(people.length === 0 ? 'No hay cuentas.' : table([header, ...shown]), { people });
  },
});
