import { and, eq, lt } from 'drizzle-orm';
import {
  type AiPool,
  aiPools,
  aiShareOfEach,
  type CostResource,
  type LimitedResource,
  limitOf,
  type TrustLevel,
} from '#contract/trust.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { addCost, addSharedCosts, type OwnBound, type SharedBound } from '#server/platform/db/costs.ts';
import { personCosts, sharedCosts } from '#server/platform/db/schema/index.ts';
import type { ApiError } from '#server/platform/errors.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { costs, refusals } from '#server/platform/metrics/metrics.ts';
import type { Services } from '#server/services.ts';
import type { Spender } from './level.ts';
import { refusalOf } from './refusals.ts';

type Needs = Pick<Services, 'config' | 'now'>;

export const scopeOf = (level: TrustLevel, network: string): string => `${level}@${network}`;

export function mostOfEach(
  { config }: Pick<Services, 'config'>,
  resource: LimitedResource,
  level: TrustLevel,
) {
  const { each, frequency } = limitOf(resource);
  return frequency ? Math.ceil(each[level] * config.rateLimitFactor) : each[level];
}

/** Undefined when only persons are limited. */
export function mostOfNetwork(
  { config }: Pick<Services, 'config'>,
  resource: LimitedResource,
  level: TrustLevel,
): number | undefined {
  const most = limitOf(resource).network?.[level];
  return most === undefined ? undefined : Math.ceil(most * config.rateLimitFactor);
}

interface Bounds {
  /** Wider first: transactions lock them in the same order, and before the person's own. */
  shared: SharedBound[];
  own: OwnBound | null;
}

function boundsOf(needs: Needs, spender: Spender, resource: CostResource): Bounds {
  const { level, ownerId, network } = spender;
  const pooled = resource === 'aiMicroEuros' ? pooledBounds(needs, level) : [];
  const each =
    resource === 'aiMicroEuros'
      ? Math.round(needs.config.chat.dailyMicroEuros.person * aiShareOfEach[level])
      : mostOfEach(needs, resource, level);
  if (ownerId === null) {
    const ofNetwork = { counter: { scope: scopeOf(level, network ?? 'unknown') }, most: each };
    return { shared: [...pooled, ofNetwork], own: null };
  }
  const together = resource === 'aiMicroEuros' ? undefined : mostOfNetwork(needs, resource, level);
  const ofNetwork =
    together === undefined || network === null
      ? []
      : [{ counter: { scope: scopeOf(level, network) }, most: together }];
  return { shared: [...pooled, ...ofNetwork], own: { counter: { ownerId, level }, most: each } };
}

function pooledBounds({ config }: Needs, level: TrustLevel): SharedBound[] {
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

/**
 * All or nothing: call it in a transaction, which a refusal rolls back.
 * @returns the total in the period
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
  const { shared, own } = boundsOf(needs, spender, resource);
  let used = shared.length === 0 ? 0 : await addSharedCosts(tx, shared, row);
  if (used !== null && own !== null) used = await addCost(tx, own, row);
  if (used === null) throw refusal(needs, spender, resource);
  costs.inc({ resource, level: spender.level }, amount);
  return used;
}

function refusal(needs: Needs, { level }: Spender, resource: CostResource): ApiError {
  refusals.inc({ resource, level });
  const limit = resource === 'aiMicroEuros' ? 0 : mostOfEach(needs, resource, level);
  return refusalOf(resource, level, limit, needs.now());
}

/** Beyond any limit; a negative amount gives back. */
export async function record(
  tx: Executor,
  needs: Needs,
  spender: Spender,
  resource: CostResource,
  amount: number,
): Promise<void> {
  const row = { period: periodOf(resource, needs.now()), resource, amount: Math.ceil(amount) };
  if (row.amount === 0) return;
  const { shared, own } = boundsOf(needs, spender, resource);
  const most = Number.MAX_SAFE_INTEGER;
  if (shared.length > 0)
    await addSharedCosts(
      tx,
      shared.map(({ counter }) => ({ counter, most })),
      row,
    );
  if (own !== null) await addCost(tx, { ...own, most }, row);
  costs.inc({ resource, level: spender.level }, Math.max(0, row.amount));
}

/** For limits measured afterwards. @throws ApiError as `spend` does */
export async function requireLeft(
  db: Executor,
  needs: Needs,
  spender: Spender,
  resource: CostResource,
): Promise<void> {
  const period = periodOf(resource, needs.now());
  const { shared, own } = boundsOf(needs, spender, resource);
  for (const { counter, most } of [...shared, ...(own === null ? [] : [own])]) {
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

export async function deleteOldCosts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await db.delete(personCosts).where(lt(personCosts.period, before));
  await db.delete(sharedCosts).where(lt(sharedCosts.period, before));
}

/** Millionths of a euro. */
export async function spentInPools(db: Executor, day: string): Promise<Record<AiPool, number>> {
  const pools = Object.keys(aiPools) as AiPool[];
  const spent = await Promise.all(pools.map((pool) => usedTogether(db, pool, 'aiMicroEuros', day)));
  return Object.fromEntries(pools.map((pool, at) => [pool, spent[at]])) as Record<AiPool, number>;
}

export const costsOf = (db: Executor, ownerId: string) =>
  db
    .select({ period: personCosts.period, resource: personCosts.resource, amount: personCosts.amount })
    .from(personCosts)
    .where(eq(personCosts.ownerId, ownerId));
