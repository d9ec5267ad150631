import { desc, eq, sql } from 'drizzle-orm';
import { garments, orderLines, orders, photos, users } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { usedBy } from '#server/trust/ledger.ts';
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
    const kept = await db
      .select({ ownerId: photos.ownerId, bytes })
      .from(photos)
      .groupBy(photos.ownerId)
      .orderBy(desc(bytes))
      .limit(limit);
    const people = [];
    // A person at a time, since no query of Citus joins all people with what their workers hold.
    for (const { ownerId, bytes } of kept) {
      const [user] = await db
        .select({
          id: users.id,
          username: users.username,
          held: sql<number>`(select coalesce(sum(${orderLines.quantity}), 0)::int from ${orders}
            join ${orderLines} on ${orderLines.orderId} = ${orders.id}
            where ${orders.ownerId} = ${users.id} and ${orders.status} = 'pending')`,
        })
        .from(users)
        .where(eq(users.id, ownerId));
      if (user === undefined) continue;
      const level = await trustLevelOf(db, user, at, config.payments.mode);
      const cpuMillis = await usedBy(db, ownerId, 'cpuMillis', zonedDay(at));
      const own = await db.$count(garments, eq(garments.ownerId, ownerId));
      people.push({ ...user, level, bytes: Number(bytes), garments: own, cpuMillis });
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
