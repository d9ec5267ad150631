import { type SQL, sql } from 'drizzle-orm';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';

export type Entitlement =
  | { premium: false }
  | { premium: true; source: 'subscription' | 'paid_period' | 'trial'; until: Date };

/** The bank's answer to a renewal takes time. */
export const renewalGraceMillis = 3 * 24 * 60 * 60 * 1000;

interface Span {
  kind: 'paid' | 'trial' | 'card';
  startsAt: Date;
  endsAt: Date;
}

/**
 * Decision A2: paid periods and trials give access; a card subscription adds only grace for its renewal.
 * @param mode in production live payments alone, so that sandbox payments open nothing
 */
export async function entitlementOf(
  db: Executor,
  userId: string,
  now: Date,
  mode: Mode,
): Promise<Entitlement> {
  const { rows } = await db.execute<SpanRow>(spansOf(userId, mode, spansSince(now)));
  return entitlementIn(rows.map(spanIn), now);
}

export interface SpanRow extends Record<string, unknown> {
  kind: Span['kind'];
  starts_at: string;
  ends_at: string;
}

/** Includes the grace of a renewal. */
export const spansSince = (now: Date): string => new Date(now.getTime() - renewalGraceMillis).toISOString();

export function spansOf(userId: unknown, mode: unknown, since: unknown): SQL {
  return sql`
    select 'paid' as kind, starts_at, ends_at from paid_periods
      where owner_id = ${userId} and mode = ${mode} and revoked_at is null and ends_at > ${since}::timestamptz
    union all
    select 'trial', started_at, ends_at from trials
      where user_id = ${userId} and ends_at > ${since}::timestamptz
    union all
    select 'card', created_at, current_period_end from card_subscriptions
      where owner_id = ${userId} and mode = ${mode} and status in ('active', 'past_due')
        and not cancel_at_period_end and current_period_end > ${since}::timestamptz`;
}

export const spanIn = ({ kind, starts_at, ends_at }: SpanRow): Span => ({
  kind,
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
});

export function entitlementIn(spans: readonly Span[], now: Date): Entitlement {
  const renews = spans.some(({ kind }) => kind === 'card');
  const paid = spans.filter(({ kind }) => kind === 'paid');
  const bought = coveredUntil(paid, now, renews ? renewalGraceMillis : 0);
  if (bought !== null) {
    // A longer trial does not shorten the paid month.
    const until = coveredUntil([...paid, ...spans.filter(({ kind }) => kind === 'trial')], now, 0) ?? bought;
    return { premium: true, source: renews ? 'subscription' : 'paid_period', until };
  }
  const trial = spans.find(({ kind, endsAt }) => kind === 'trial' && endsAt > now);
  return trial === undefined
    ? { premium: false }
    : {
        premium: true,
        source: 'trial',
        until:
          coveredUntil(
            spans.filter(({ kind }) => kind !== 'card'),
            now,
            0,
          ) ?? trial.endsAt,
      };
}

/** Returns the end of gapless coverage, or null. */
function coveredUntil(spans: readonly Span[], now: Date, graceMillis: number): Date | null {
  let until: Date | null = null;
  for (const { startsAt, endsAt } of spans.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const reached: Date = until ?? now;
    const lasts = endsAt.getTime() + graceMillis > now.getTime();
    if (startsAt <= reached && lasts && (until === null || endsAt > until)) until = endsAt;
  }
  return until;
}
