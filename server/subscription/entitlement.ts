import { and, eq, gt } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Executor } from '#server/db/client.ts';
import { trials } from '#server/db/schema/index.ts';

/** Whether a person has Premium access, why and until when. */
export type Entitlement = { premium: false } | { premium: true; source: 'trial'; until: Date };

export async function entitlementOf(db: Executor, userId: string, now: Date): Promise<Entitlement> {
  const [trial] = await db
    .select({ endsAt: trials.endsAt })
    .from(trials)
    .where(and(eq(trials.userId, userId), gt(trials.endsAt, now)));
  return trial === undefined ? { premium: false } : { premium: true, source: 'trial', until: trial.endsAt };
}

/** What the account may hold and do. */
export function allowanceOf(entitlement: Entitlement) {
  return entitlement.premium ? limits.premium : limits.free;
}
