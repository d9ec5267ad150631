import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { authenticators } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { seal, unseal } from './seal.ts';
import { newSecret, stepOfCode } from './totp.ts';

type Needs = Pick<Services, 'config' | 'now'>;

export function authenticatorKey({ config }: Pick<Services, 'config'>): string {
  if (config.authenticatorSecret === undefined) throw new ApiError('authenticator_unavailable');
  return config.authenticatorSecret;
}

export async function authenticatorOf(db: Executor, userId: string) {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row;
}

/** Replaces one that was never confirmed. @throws ApiError `authenticator_active` */
export async function beginAuthenticatorOf(db: Executor, needs: Needs, userId: string): Promise<Buffer> {
  const secret = newSecret();
  const sealedSecret = seal(authenticatorKey(needs), userId, secret);
  const fresh = { sealedSecret, confirmedAt: null, lastStep: 0, createdAt: needs.now() };
  const kept = await db
    .insert(authenticators)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: fresh,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning();
  if (kept.length === 0) throw new ApiError('authenticator_active');
  return secret;
}

/**
 * Accepts each time step once.
 * @returns whether the code was right
 */
export async function acceptAuthenticatorCode(
  tx: Executor,
  needs: Needs,
  { userId, code, state }: { userId: string; code: string; state: 'confirmed' | 'begun' },
): Promise<boolean> {
  const row = await authenticatorOf(tx, userId);
  if (row === undefined || (row.confirmedAt === null) !== (state === 'begun')) return false;
  const at = needs.now();
  const secret = unseal(authenticatorKey(needs), userId, row.sealedSecret);
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), { at, after: row.lastStep });
  if (step === undefined) return false;
  const isSame = eq(authenticators.sealedSecret, row.sealedSecret);
  const inState =
    state === 'begun' ? isNull(authenticators.confirmedAt) : isNotNull(authenticators.confirmedAt);
  const accepted = await tx
    .update(authenticators)
    .set({ lastStep: step, confirmedAt: row.confirmedAt ?? at })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step), isSame, inState))
    .returning();
  return accepted.length > 0;
}

export async function deleteAuthenticator(tx: Executor, userId: string): Promise<boolean> {
  const deleted = await tx.delete(authenticators).where(eq(authenticators.userId, userId)).returning();
  return deleted.length > 0;
}
