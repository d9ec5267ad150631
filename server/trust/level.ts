import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
  /** The payer; null for a visitor. */
  ownerId: string | null;
  /** Hash; null without a request. */
  network: string | null;
}

const payers = alias(users, 'payers');

export interface Standing {
  level: TrustLevel;
  payerId: string;
}

/** @param row `locked` until the transaction ends: the payer's, so that a household counts together */
export async function standingOf(
  db: Executor,
  ownerId: string,
  now: Date,
  mode: Mode,
  row: 'read' | 'locked' = 'read',
): Promise<Standing> {
  const query = db
    .select({ id: payers.id, demo: payers.demo, confirmedAt: payers.emailConfirmedAt })
    .from(users)
    .innerJoin(payers, eq(payers.id, sql`coalesce(${users.guardianId}, ${users.id})`))
    .where(eq(users.id, ownerId));
  const [payer] = await (row === 'locked' ? query.for('update', { of: payers }) : query);
  if (payer === undefined) return { level: 'visitor', payerId: ownerId };
  const { premium } = await entitlementOf(db, payer.id, now, mode);
  return {
    level: levelOf({ demo: payer.demo, premium, confirmed: payer.confirmedAt !== null }),
    payerId: payer.id,
  };
}

export async function trustLevelOf(
  db: Executor,
  person: { id: string } | null,
  now: Date,
  mode: Mode,
): Promise<TrustLevel> {
  return person === null ? 'visitor' : (await standingOf(db, person.id, now, mode)).level;
}

export async function spenderOf(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  request: Pick<FastifyRequest, 'person' | 'ip'>,
): Promise<Spender> {
  const network = networkHash(request.ip);
  if (request.person === null) return { level: 'visitor', ownerId: null, network };
  const { level, payerId } = await standingOf(db, request.person.id, now(), config.payments.mode);
  return { level, ownerId: payerId, network };
}

export const networkHash = (ip: string): string =>
  createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22);
