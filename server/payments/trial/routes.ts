import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/trial.ts';
import { requireUnguessable } from '#server/people/auth/password-rules.ts';
import { hashPassword } from '#server/people/auth/passwords.ts';
import { presentUser } from '#server/people/auth/present.ts';
import { insertUser } from '#server/people/auth/queries.ts';
import { setSessionCookie } from '#server/people/auth/session-cookie.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { sendLink } from '#server/people/recovery/letters.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { presentTrial } from './present.ts';
import { claimTrialOf, startTrial, trialEndOf } from './queries.ts';

export function trialRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now, config } = services;
  const perNetwork = {
    rateLimit: { max: Math.ceil(30 * config.rateLimitFactor), timeWindow: '1 hour' },
  };

  route(app, contract.trialStatus, async ({ person }) => {
    const endsAt = person === null ? null : await trialEndOf(db, person.id);
    return presentTrial(endsAt, now());
  });

  route(
    app,
    contract.registerTrial,
    async ({ body, request, reply }) => {
      requireUnguessable(body.password, body);
      const passwordHash = await hashPassword(body.password);
      const createdAt = now();
      const user = await inTransaction(db, async (tx) => {
        const { username, email } = body;
        const inserted = await insertUser(tx, { username, email, passwordHash, createdAt });
        await claimTrialOf(tx, email, createdAt);
        await startTrial(tx, inserted.id, createdAt);
        await sendLink(tx, services, { user: inserted, purpose: 'email-confirmation' });
        return inserted;
      });
      if (request.sessionHash !== null) await sessions.end(request.sessionHash);
      setSessionCookie(request, reply, await sessions.start(user.id));
      return { success: true as const, message: 'Tu prueba ha empezado', user: presentUser(user) };
    },
    perNetwork,
  );

  route(
    app,
    contract.startOwnTrial,
    async ({ person }) => {
      if (person.demo) throw new ApiError('demo_forbidden');
      const startedAt = now();
      await inTransaction(db, async (tx) => {
        await claimTrialOf(tx, person.email, startedAt);
        await startTrial(tx, person.id, startedAt);
      });
      return presentTrial(await trialEndOf(db, person.id), startedAt);
    },
    perNetwork,
  );
}
