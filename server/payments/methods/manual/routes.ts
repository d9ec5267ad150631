import type { FastifyInstance } from 'fastify';
import { payByManualCode } from '#contract/payments.ts';
import { countAttempt, uncountAttempt } from '#server/people/auth/attempts.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { beginNowOf } from '../../ledger/begin-now.ts';
import { presentPayment } from '../../ledger/present.ts';
import { redeemCode } from './redeem-code.ts';

export function manualRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, providers, now } = services;

  route(app, payByManualCode, async ({ person, body, request: { language } }) => {
    if (person.demo) throw new ApiError('demo_forbidden');
    if (!providers.has('manual_verification')) throw new ApiError('method_unavailable');
    const attempt = { userId: person.id, now: now() };
    await admitRedeemer(db, attempt, config.rateLimitFactor);
    let guessed = false;
    try {
      const { verificationCode, userEmail, beginNow, country } = body;
      const payment = await redeemCode(services, person, verificationCode, {
        ...(userEmail && { confirmationEmail: userEmail }),
        ...(country && { country }),
        ...(beginNow && { beginNow: beginNowOf(beginNow, language, now()) }),
      });
      return presentPayment(payment, providers, language);
    } catch (error) {
      guessed = error instanceof ApiError && error.code === 'code_invalid';
      throw error;
    } finally {
      if (!guessed) await notAGuess(db, person.id);
    }
  });
}

const windowMinutes = 60;
const attemptsMax = 10;

interface Attempt {
  userId: string;
  now: Date;
}

const keyOf = (userId: string) => `code:${userId}`;

/** Counts by account over all servers. @throws ApiError `rate_limited` */
async function admitRedeemer(db: Executor, { userId, now }: Attempt, factor: number): Promise<void> {
  const limit = { key: keyOf(userId), max: attemptsMax * factor, windowMinutes };
  if ((await countAttempt(db, limit, now)) !== null) throw new ApiError('rate_limited');
}

/** The code was right or never looked at. */
const notAGuess = (db: Executor, userId: string): Promise<void> => uncountAttempt(db, keyOf(userId));
