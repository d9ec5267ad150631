import { sql } from 'drizzle-orm';
import type { Mode } from '#server/payments/payment.ts';
import {
  type Entitlement,
  entitlementIn,
  type SpanRow,
  spanIn,
  spansOf,
  spansSince,
} from '#server/payments/subscription/entitlement.ts';
import type { Database } from '#server/platform/db/client.ts';
import { prepareRow } from '#server/platform/db/prepared-rows.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { stateOf } from './state.ts';

interface Surroundings {
  entitlement: Entitlement;
  emailConfirmed: boolean;
  generationsToday: number;
  state: string | null;
}

const { placeholder } = sql;
const query = sql`
  select
    (select json_agg(span) from (${spansOf(placeholder('ownerId'), placeholder('mode'), placeholder('since'))}) span)
      as spans,
    (select amount::int from person_costs
      where owner_id = ${placeholder('ownerId')} and period = ${placeholder('day')} and resource = 'generations') as used,
    (select email_confirmed_at is not null from users where id = ${placeholder('ownerId')}) as confirmed,
    (select state from wardrobe_insights where owner_id = ${placeholder('ownerId')}) as state`;

/** One prepared query, because the wardrobe is the most requested page. */
export function prepareSurroundings(db: Database, mode: Mode) {
  const read = prepareRow<{
    spans: SpanRow[] | null;
    used: number | null;
    confirmed: boolean | null;
    state: string | null;
  }>(db, 'wardrobe_surroundings', query);
  /** @param payerId a ward's guardian, whose rows may be on another node */
  return async (ownerId: string, payerId: string, now: Date): Promise<Surroundings> => {
    const row = await read({ ownerId: payerId, mode, since: spansSince(now), day: zonedDay(now) });
    return {
      entitlement: entitlementIn((row.spans ?? []).map(spanIn), now),
      emailConfirmed: row.confirmed ?? false,
      generationsToday: row.used ?? 0,
      state: payerId === ownerId ? row.state : await stateOf(db, ownerId),
    };
  };
}
