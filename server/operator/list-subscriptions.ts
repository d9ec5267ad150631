import { sql } from 'drizzle-orm';
import { type Entitlement, entitlementOf } from '#server/payments/subscription/entitlement.ts';
import type { Services } from '#server/services.ts';
import { command, done } from './command.ts';
import { counted, shortMoment, table } from './table.ts';

export const sourceNames = {
  subscription: 'tarjeta',
  paid_period: 'mes pagado',
  trial: 'prueba',
} as const;

export interface Member {
  username: string;
  email: string;
  entitlement: Extract<Entitlement, { premium: true }>;
}

/** Demonstrations apart. */
export async function membersNow({ db, config, now }: Services): Promise<Member[]> {
  const at = now();
  const { mode } = config.payments;
  const { rows } = await db.execute<{ id: string; username: string; email: string }>(sql`
    select u.id, u.username, u.email from users u
      where not u.demo and (
        exists (select 1 from paid_periods p where p.owner_id = u.id and p.mode = ${mode} and p.revoked_at is null
          and p.ends_at > ${new Date(at.getTime() - 3 * 24 * 60 * 60 * 1000).toISOString()}::timestamptz)
        or exists (select 1 from trials t where t.user_id = u.id and t.ends_at > ${at.toISOString()}::timestamptz))
      order by u.username`);
  const members: Member[] = [];
  for (const { id, username, email } of rows) {
    const entitlement = await entitlementOf(db, id, at, mode);
    if (entitlement.premium) members.push({ username, email, entitlement });
  }
  return members;
}

export const listSubscriptions = command({
  help: 'quién tiene Premium, por qué y hasta cuándo',
  async run(services) {
    const members = await membersNow(services);
    const shown = members.map(({ username, email, entitlement: { source, until } }) => [
      username,
      email,
      sourceNames[source],
      shortMoment(until),
    ]);
    const text =
      members.length === 0 ? 'Nadie tiene Premium.' : table([['USUARIO', 'EMAIL', 'POR', 'HASTA'], ...shown]);
    return done(`${text}\n\n${counted(members.length, 'persona', 'personas')}`, {
      members: members.map(({ username, email, entitlement: { source, until } }) => ({
        username,
        email,
        source,
        until,
      })),
    });
  },
});
