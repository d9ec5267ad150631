import { and, eq, lt, sql } from 'drizzle-orm';
import {
  type AiPool,
  aiPools,
  aiShareOfEach,
  type CostResource,
  type LimitedResource,
  limitOf,
  type TrustLevel,
  trustLimits,
} from '#contract/trust.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { personCosts, sharedCosts, users } from '#server/platform/db/schema/index.ts';
import type { ApiError } from '#server/platform/errors.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { costs, refusals } from '#server/platform/metrics/metrics.ts';
import type { Services } from '#server/services.ts';
import { levelOf, type Spender } from './level.ts';
import { refusalOf } from './refusals.ts';

type Needs = Pick<Services, 'config' | 'now'>;

/** A row of the ledger and what it may come to. */
interface Bound {
  counter: { ownerId: string; level: TrustLevel } | { scope: string };
  most: number;
}

export const scopeOf = (level: TrustLevel, network: string): string => `${level}@${network}`;

/** What one person of a level may use, as this server is configured. */
export function mostOfEach(
  { config }: Pick<Services, 'config'>,
  resource: LimitedResource,
  level: TrustLevel,
) {
  const { each, frequency } = limitOf(resource);
  return frequency ? Math.ceil(each[level] * config.rateLimitFactor) : each[level];
}

/** What all of a level from one network may use together; undefined where only each is bound. */
export function mostOfNetwork(
  { config }: Pick<Services, 'config'>,
  resource: LimitedResource,
  level: TrustLevel,
): number | undefined {
  const most = limitOf(resource).network?.[level];
  return most === undefined ? undefined : Math.ceil(most * config.rateLimitFactor);
}

/** Wider bounds first: transactions that lock several of them lock them in one order. */
function boundsOf(needs: Needs, spender: Spender, resource: CostResource): Bound[] {
  const { level, ownerId, network } = spender;
  const pooled = resource === 'aiMicroEuros' ? pooledBounds(needs, level) : [];
  const each =
    resource === 'aiMicroEuros'
      ? Math.round(needs.config.chat.dailyMicroEuros.person * aiShareOfEach[level])
      : mostOfEach(needs, resource, level);
  if (ownerId === null)
    return [...pooled, { counter: { scope: scopeOf(level, network ?? 'unknown') }, most: each }];
  const together = resource === 'aiMicroEuros' ? undefined : mostOfNetwork(needs, resource, level);
  return [
    ...pooled,
    ...(together === undefined || network === null
      ? []
      : [{ counter: { scope: scopeOf(level, network) }, most: together }]),
    { counter: { ownerId, level }, most: each },
  ];
}

function pooledBounds({ config }: Needs, level: TrustLevel): Bound[] {
  return Object.entries(aiPools)
    .filter(([, { levels }]) => (levels as readonly TrustLevel[]).includes(level))
    .map(([scope, { of, share }]) => ({
      counter: { scope },
      most: Math.round(config.chat.dailyMicroEuros[of] * share),
    }));
}

function periodOf(resource: CostResource, now: Date): string {
  const isHourly = resource !== 'aiMicroEuros' && limitOf(resource).per === 'hour';
  return isHourly ? now.toISOString().slice(0, 13) : zonedDay(now);
}

/** Adds to a counter by one statement, unless that takes it over its bound: then null. Returns what it has come to. */
async function add(
  tx: Executor,
  { counter, most }: Bound,
  row: { period: string; resource: CostResource; amount: number },
): Promise<number | null> {
  if (row.amount > most) return null;
  if ('ownerId' in counter) {
    const grown = sql`${personCosts.amount} + ${row.amount}`;
    const rows = await tx
      .insert(personCosts)
      .values({ ...counter, ...row })
      .onConflictDoUpdate({
        target: [personCosts.ownerId, personCosts.period, personCosts.resource],
        set: { amount: grown, level: counter.level },
        setWhere: sql`${grown} <= ${most}`,
      })
      .returning({ amount: personCosts.amount });
    return rows[0]?.amount ?? null;
  }
  const grown = sql`${sharedCosts.amount} + ${row.amount}`;
  const rows = await tx
    .insert(sharedCosts)
    .values({ ...counter, ...row })
    .onConflictDoUpdate({
      target: [sharedCosts.scope, sharedCosts.period, sharedCosts.resource],
      set: { amount: grown },
      setWhere: sql`${grown} <= ${most}`,
    })
    .returning({ amount: sharedCosts.amount });
  return rows[0]?.amount ?? null;
}

/**
 * Counts a message to a person, of whatever use it is to them.
 * @returns false, with nothing counted, where it can be left out and they have been sent enough that day
 */
export async function countMail(
  tx: Executor,
  ownerId: string,
  at: Date,
  canBeLeftOut: boolean,
): Promise<boolean> {
  const [user] = await tx
    .select({ demo: users.demo, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, ownerId));
  if (user === undefined) return true;
  // Premium makes no difference to how much somebody is written to.
  const level = levelOf({ demo: user.demo, premium: false, confirmed: user.confirmedAt !== null });
  const most = canBeLeftOut ? trustLimits.mails.each[level] : Number.MAX_SAFE_INTEGER;
  const row = { period: zonedDay(at), resource: 'mails', amount: 1 } as const;
  const counted = (await add(tx, { counter: { ownerId, level }, most }, row)) !== null;
  (counted ? costs : refusals).inc({ resource: 'mails', level });
  return counted;
}

/**
 * Uses some of what a level of trust may use, or none of it. Several counters may be touched: call it in a
 * transaction, which a refusal rolls back. Returns what the spender has used in the period by then.
 * @throws ApiError the refusal of the table
 */
export async function spend(
  tx: Executor,
  needs: Needs,
  spender: Spender,
  resource: CostResource,
  amount: number,
): Promise<number> {
  const row = { period: periodOf(resource, needs.now()), resource, amount };
  let used = 0;
  for (const bound of boundsOf(needs, spender, resource)) {
    const after = await add(tx, bound, row);
    if (after === null) throw refusal(needs, spender, resource);
    used = after;
  }
  costs.inc({ resource, level: spender.level }, amount);
  return used;
}

function refusal(needs: Needs, { level }: Spender, resource: CostResource): ApiError {
  refusals.inc({ resource, level });
  const limit = resource === 'aiMicroEuros' ? 0 : mostOfEach(needs, resource, level);
  return refusalOf(resource, level, limit, needs.now());
}

/** Notes what has been used already, whatever it comes to; a negative amount gives back. */
export async function record(
  tx: Executor,
  needs: Needs,
  spender: Spender,
  resource: CostResource,
  amount: number,
): Promise<void> {
  const row = { period: periodOf(resource, needs.now()), resource, amount: Math.ceil(amount) };
  if (row.amount === 0) return;
  for (const { counter } of boundsOf(needs, spender, resource))
    await add(tx, { counter, most: Number.MAX_SAFE_INTEGER }, row);
  costs.inc({ resource, level: spender.level }, Math.max(0, row.amount));
}

/** Refuses once a limit has been reached of what is only known afterwards. @throws ApiError as `spend` does */
export async function requireLeft(
  db: Executor,
  needs: Needs,
  spender: Spender,
  resource: CostResource,
): Promise<void> {
  const period = periodOf(resource, needs.now());
  for (const { counter, most } of boundsOf(needs, spender, resource)) {
    const used =
      'ownerId' in counter
        ? await usedBy(db, counter.ownerId, resource, period)
        : await usedTogether(db, counter.scope, resource, period);
    if (used >= most) throw refusal(needs, spender, resource);
  }
}

export async function usedBy(
  db: Executor,
  ownerId: string,
  resource: CostResource,
  period: string,
): Promise<number> {
  const [row] = await db
    .select({ amount: personCosts.amount })
    .from(personCosts)
    .where(
      and(
        eq(personCosts.ownerId, ownerId),
        eq(personCosts.period, period),
        eq(personCosts.resource, resource),
      ),
    );
  return row?.amount ?? 0;
}

export async function usedTogether(
  db: Executor,
  scope: string,
  resource: CostResource,
  period: string,
): Promise<number> {
  const [row] = await db
    .select({ amount: sharedCosts.amount })
    .from(sharedCosts)
    .where(
      and(eq(sharedCosts.scope, scope), eq(sharedCosts.period, period), eq(sharedCosts.resource, resource)),
    );
  return row?.amount ?? 0;
}

const keptDays = 2;

/** Hours and days that are over limit nobody. */
export async function forgetOldCosts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await db.delete(personCosts).where(lt(personCosts.period, before));
  await db.delete(sharedCosts).where(lt(sharedCosts.period, before));
}

/** What each pool of AI has cost on a day, in millionths of a euro. */
export async function spentInPools(db: Executor, day: string): Promise<Record<AiPool, number>> {
  const pools = Object.keys(aiPools) as AiPool[];
  const spent = await Promise.all(pools.map((pool) => usedTogether(db, pool, 'aiMicroEuros', day)));
  return Object.fromEntries(pools.map((pool, at) => [pool, spent[at]])) as Record<AiPool, number>;
}

/** What the ledger says of a person. */
export const costsOf = (db: Executor, ownerId: string) =>
  db
    .select({ period: personCosts.period, resource: personCosts.resource, amount: personCosts.amount })
    .from(personCosts)
    .where(eq(personCosts.ownerId, ownerId));
