import type { FastifyInstance } from 'fastify';
import { payByManualCode } from '#contract/payments.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { beginNowOf } from '../../ledger/begin-now.ts';
import { presentPayment } from '../../ledger/present.ts';
import { admitRedeemer, notAGuess } from './attempts.ts';
import { redeemCode } from './redeem-code.ts';

export function manualRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, providers, now } = services;
  const factor = config.rateLimitFactor;

  route(
    app,
    payByManualCode,
    async ({ person, body, request: { language } }) => {
      if (person.demo) throw new ApiError('demo_forbidden');
      if (!providers.has('manual_verification')) throw new ApiError('method_unavailable');
      const attempt = { userId: person.id, now: now() };
      await admitRedeemer(db, attempt, factor);
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
    },
    { rateLimit: { perHour: Math.ceil(10 * factor) } },
  );
}
