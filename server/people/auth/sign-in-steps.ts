import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '#server/platform/db/client.ts';
import { authenticators, passkeys, secondSteps, signInSteps } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from './session-cookie.ts';
import { hashToken } from './sessions.ts';

export type SignInStep = typeof signInSteps.$inferSelect;

const name = 'vestidor_step';
const minutes = 10;

/** Bound to this browser by a cookie. */
export async function beginStep(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  step: { purpose: 'passkey' | 'second-step'; userId: string | null; challenge: string },
): Promise<void> {
  const value = randomBytes(32).toString('base64url');
  await storeStep({ db, now }, { ...step, tokenHash: hashToken(value) });
  setHostCookie(request, reply, { name, value, sameSite: 'strict', seconds: minutes * 60 });
}

export async function storeStep(
  { db, now }: Pick<Services, 'db' | 'now'>,
  step: Omit<SignInStep, 'expiresAt'>,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + minutes * 60_000);
  const { userId, challenge } = step;
  await db
    .insert(signInSteps)
    .values({ ...step, expiresAt })
    .onConflictDoUpdate({
      target: [signInSteps.tokenHash, signInSteps.purpose],
      set: { userId, challenge, expiresAt },
    });
}

export function stepTokenHash(request: FastifyRequest): string {
  const token = readHostCookie(request, name);
  if (token === undefined) throw new ApiError('sign_in_step_expired');
  return hashToken(token);
}

type StepKey = [now: Date, purpose: SignInStep['purpose'], tokenHash: string];

const isStep = (...[now, purpose, tokenHash]: StepKey) =>
  and(eq(signInSteps.tokenHash, tokenHash), eq(signInSteps.purpose, purpose), gt(signInSteps.expiresAt, now));

/** @throws ApiError `sign_in_step_expired` */
export const readStep = (db: Executor, ...key: StepKey): Promise<SignInStep> =>
  unexpired(
    db
      .select()
      .from(signInSteps)
      .where(isStep(...key)),
  );

/** Of parallel calls one gets it. @throws ApiError `sign_in_step_expired` */
export const takeStep = (db: Executor, ...key: StepKey): Promise<SignInStep> =>
  unexpired(
    db
      .delete(signInSteps)
      .where(isStep(...key))
      .returning(),
  );

async function unexpired(steps: PromiseLike<SignInStep[]>): Promise<SignInStep> {
  const [step] = await steps;
  if (step === undefined) throw new ApiError('sign_in_step_expired');
  return step;
}

export const forgetStep = (request: FastifyRequest, reply: FastifyReply): void =>
  clearHostCookie(request, reply, name, 'strict');

/**
 * Called once the password, or the mailbox, is proved.
 * @throws ApiError `second_step_required` if the account asks for one
 */
export async function requireSecondStep(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { db } = services;
  if ((await db.$count(secondSteps, eq(secondSteps.userId, userId))) === 0) return;
  await beginStep(services, exchange, { purpose: 'second-step', userId, challenge: '' });
  const [row] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, userId));
  throw new ApiError('second_step_required', undefined, {
    passkey: Math.min(1, await db.$count(passkeys, eq(passkeys.userId, userId))),
    code: row?.confirmedAt ? 1 : 0,
  });
}
