import { confirmEmailOf, type UserRow } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { claimTrialOf, isTrialUsed, requestTrial, startTrial, takePendingTrial } from './queries.ts';

type Needs = Pick<Services, 'config' | 'now'>;
type Trialist = Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt'>;

/**
 * Begins the trial of a person: at once, or in production, where anybody can type any address, when theirs is
 * confirmed. @throws ApiError `trial_used`
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

/**
 * Notes that an address is its owner's, and begins the trial that waited for it.
 * @returns what became of that trial: another account of the same mailbox may have had it; null where none waited
 */
export async function confirmAddress(
  tx: Executor,
  { config, now }: Needs,
  { userId, email }: { userId: string; email: string },
): Promise<'started' | 'used' | null> {
  await confirmEmailOf(tx, { userId, email }, now());
  if (!(await takePendingTrial(tx, userId))) return null;
  if (!(await claimTrialOf(tx, { secret: config.mailboxSecret, email }, now()))) return 'used';
  await startTrial(tx, userId, now());
  return 'started';
}
