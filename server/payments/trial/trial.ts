import type { UserRow } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { claimTrialOf, isTrialUsed, requestTrial, startTrial, takePendingTrial } from './queries.ts';

type Needs = Pick<Services, 'config' | 'now'>;
type Trialist = Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt'>;

/**
 * In production waits for a confirmed address, because any address can be typed. @throws ApiError
 * `trial_used`
 */
export async function beginTrial(tx: Executor, { config, now }: Needs, user: Trialist): Promise<void> {
  const secret = config.mailboxSecret;
  const { id, email, emailConfirmedAt } = user;
  if (config.production && emailConfirmedAt === null) {
    if (await isTrialUsed(tx, secret, email)) throw new ApiError('trial_used');
    return requestTrial(tx, id, now());
  }
  if (!(await claimTrialOf(tx, { secret, email }, now()))) throw new ApiError('trial_used');
  await startTrial(tx, id, now());
}

/** @returns `used` when another account of the mailbox has had it, null when no trial waited */
export async function beginPendingTrial(
  tx: Executor,
  { config, now }: Needs,
  { userId, email }: { userId: string; email: string },
): Promise<'started' | 'used' | null> {
  if (!(await takePendingTrial(tx, userId))) return null;
  if (!(await claimTrialOf(tx, { secret: config.mailboxSecret, email }, now()))) return 'used';
  await startTrial(tx, userId, now());
  return 'started';
}

const dayMillis = 24 * 60 * 60 * 1000;

/** Started days count whole: seven at sign-up (decision A8). */
export function presentTrial(endsAt: Date | null, now: Date) {
  const left = endsAt === null ? 0 : endsAt.getTime() - now.getTime();
  return { hasActiveTrial: left > 0, daysRemaining: Math.max(0, Math.ceil(left / dayMillis)) };
}
