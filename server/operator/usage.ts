import { desc, eq, sql } from 'drizzle-orm';
import {
  aiPools,
  aiShareOfEach,
  type CostResource,
  holdMinutes,
  limitedResources,
  limitOf,
  type TrustLevel,
  trustLevels,
} from '#contract/trust.ts';
import {
  garments,
  orderLines,
  orders,
  personCosts,
  photos,
  sharedCosts,
  users,
} from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { mostOfEach, mostOfNetwork, spentInPools, usedBy } from '#server/trust/ledger.ts';
import { trustLevelOf } from '#server/trust/level.ts';
import { bytesOfPhoto } from '#server/wardrobe/garments/allowance.ts';
import { command, done } from './command.ts';
import { wholeNumber } from './options.ts';
import { amountInWords, levelNames, table } from './table.ts';

type Used = Partial<Record<CostResource, Partial<Record<TrustLevel, number>>>>;

export const limits = command({
  help: 'los límites de cada nivel de confianza y lo que se ha gastado hoy',
  async run(services) {
    const used = await usedToday(services);
    const header = ['', ...trustLevels.map((level) => levelNames[level])];
    const perWords = { hour: 'por hora', day: 'al día', now: 'a la vez' } as const;
    const rows: string[][] = [];
    const data: Record<string, unknown>[] = [];
    for (const resource of limitedResources) {
      const { name, per, unit } = limitOf(resource);
      const each = trustLevels.map((level) => mostOfEach(services, resource, level));
      const network = trustLevels.map((level) => mostOfNetwork(services, resource, level));
      rows.push([`${name}, ${perWords[per]}`, ...each.map((most) => amountInWords(most, unit))]);
      if (network.some((most) => most !== undefined))
        rows.push([
          '  desde una red',
          ...network.map((most) => (most === undefined ? '–' : amountInWords(most, unit))),
        ]);
      if (per !== 'now')
        rows.push([
          '  gastado hoy',
          ...trustLevels.map((level) => amountInWords(used[resource]?.[level] ?? 0, unit)),
        ]);
      data.push({
        resource,
        per,
        unit,
        each: byLevel(each),
        network: byLevel(network),
        usedToday: used[resource] ?? {},
      });
    }
    const { dailyMicroEuros } = services.config.chat;
    rows.push(
      [
        'reserva de un pedido sin pagar',
        ...trustLevels.map((level) => amountInWords(holdMinutes[level] * 60_000, 'millis')),
      ],
      [
        'IA al día, cada persona',
        ...trustLevels.map((level) => amountInWords(dailyMicroEuros.person * aiShareOfEach[level], 'euros')),
      ],
      [
        '  gastado hoy',
        ...trustLevels.map((level) => amountInWords(used.aiMicroEuros?.[level] ?? 0, 'euros')),
      ],
    );
    const pools = await spentInPools(services.db, zonedDay(services.now()));
    const poolRows = Object.entries(aiPools).map(([pool, { levels, of, share }]) => [
      levels.map((level) => levelNames[level]).join(', '),
      amountInWords(dailyMicroEuros[of] * share, 'euros'),
      `gastado hoy ${amountInWords(pools[pool as keyof typeof aiPools], 'euros')}`,
    ]);
    const text = `${table([header, ...rows])}\n\nIA al día, entre todos los de:\n${table(poolRows)}`;
    return done(text, { limits: data, aiPools: pools, holdMinutes });
  },
});

const byLevel = <T>(values: readonly T[]) =>
  Object.fromEntries(trustLevels.map((level, at) => [level, values[at]]));

async function usedToday({ db, now }: Services): Promise<Used> {
  const since = zonedDay(now());
  const people = await db
    .select({
      resource: personCosts.resource,
      level: personCosts.level,
      amount: sql<string>`sum(${personCosts.amount})`,
    })
    .from(personCosts)
    .where(sql`${personCosts.period} >= ${since}`)
    .groupBy(personCosts.resource, personCosts.level);
  const visitors = await db
    .select({ resource: sharedCosts.resource, amount: sql<string>`sum(${sharedCosts.amount})` })
    .from(sharedCosts)
    .where(sql`${sharedCosts.period} >= ${since} and ${sharedCosts.scope} like 'visitor@%'`)
    .groupBy(sharedCosts.resource);
  const used: Used = {};
  for (const { resource, level, amount } of [
    ...people,
    ...visitors.map((row) => ({ ...row, level: 'visitor' as const })),
  ])
    used[resource] = { ...used[resource], [level]: Number(amount) };
  return used;
}

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
