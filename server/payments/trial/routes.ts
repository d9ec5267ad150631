import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/trial.ts';
import { requireUnguessable } from '#server/people/auth/password-rules.ts';
import { hashPassword } from '#server/people/auth/passwords.ts';
import { presentUser } from '#server/people/auth/present.ts';
import { insertUser, userById } from '#server/people/auth/queries.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { signIn } from '#server/people/auth/sign-in.ts';
import { sendLink } from '#server/people/recovery/letters.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { wordsFor } from '#server/platform/language/api-words.ts';
import type { Services } from '#server/services.ts';
import { isTrialPending, trialEndOf } from './queries.ts';
import { beginTrial, presentTrial } from './trial.ts';

export function trialRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now, config } = services;

  route(app, contract.trialStatus, async ({ person }) => {
    const endsAt = person === null ? null : await trialEndOf(db, person.id);
    return presentTrial(endsAt, now());
  });

  route(app, contract.registerTrial, async ({ body, request, reply }) => {
    requireUnguessable(body.password, body);
    const passwordHash = await hashPassword(body.password);
    const createdAt = now();
    const user = await inTransaction(db, async (tx) => {
      const { username, email } = body;
      const { language } = request;
      const inserted = await insertUser(tx, { username, email, passwordHash, language, createdAt });
      await beginTrial(tx, services, inserted);
      const trialPending = await isTrialPending(tx, inserted.id);
      await sendLink(tx, services, { user: inserted, purpose: 'email-confirmation', trialPending });
      return inserted;
    });
    await signIn(services, sessions, { user, request, reply, tellOwner: false });
    const { confirmations } = wordsFor(request);
    const message = config.production ? confirmations.trialPending : confirmations.trialBegun;
    return { success: true as const, message, user: presentUser(user) };
  });

  route(app, contract.startOwnTrial, async ({ person }) => {
    if (person.demo) throw new ApiError('demo_forbidden');
    await inTransaction(db, async (tx) => {
      const user = await userById(tx, person.id);
      if (user === undefined) throw new ApiError('unauthenticated');
      await beginTrial(tx, services, user);
      if (await isTrialPending(tx, user.id))
        await sendLink(tx, services, { user, purpose: 'email-confirmation', trialPending: true });
    });
    return presentTrial(await trialEndOf(db, person.id), now());
  });
}
