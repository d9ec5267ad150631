import { countAttempt, uncountAttempt } from '#server/people/auth/attempts.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';

const windowMinutes = 60;
const attemptsMax = 10;

interface Attempt {
  userId: string;
  now: Date;
}

const keyOf = (userId: string) => `code:${userId}`;

/** Counts by account over all servers. @throws ApiError `rate_limited` */
export async function admitRedeemer(db: Executor, { userId, now }: Attempt, factor: number): Promise<void> {
  const limit = { key: keyOf(userId), max: attemptsMax * factor, windowMinutes };
  if ((await countAttempt(db, limit, now)) !== null) throw new ApiError('rate_limited');
}

/** The code was right or never looked at. */
export const notAGuess = (db: Executor, userId: string): Promise<void> => uncountAttempt(db, keyOf(userId));
