import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { levelOf, type TrustLevel } from '#contract/trust.ts';
import type { Mode } from '#server/payments/payment.ts';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { networkOf } from '#server/platform/http/network.ts';
import type { Services } from '#server/services.ts';

export interface Spender {
  level: TrustLevel;
  /** Null for a visitor. */
  ownerId: string | null;
  /** Hash; null without a request. */
  network: string | null;
}

/** @param row `locked` until the transaction ends */
export async function trustLevelOf(
  db: Executor,
  person: { id: string } | null,
  now: Date,
  mode: Mode,
  row: 'read' | 'locked' = 'read',
): Promise<TrustLevel> {
  if (person === null) return 'visitor';
  const query = db
    .select({ demo: users.demo, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, person.id));
  const [user] = await (row === 'locked' ? query.for('update') : query);
  if (user === undefined) return 'visitor';
  const { premium } = await entitlementOf(db, person.id, now, mode);
  return levelOf({ demo: user.demo, premium, confirmed: user.confirmedAt !== null });
}

export async function spenderOf(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  request: Pick<FastifyRequest, 'person' | 'ip'>,
): Promise<Spender> {
  return {
    level: await trustLevelOf(db, request.person, now(), config.payments.mode),
    ownerId: request.person?.id ?? null,
    network: networkHash(request.ip),
  };
}

export const networkHash = (ip: string): string =>
  createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22);
