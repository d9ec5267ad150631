import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/auth.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { wordsFor } from '#server/platform/language/api-words.ts';
import type { Services } from '#server/services.ts';
import { requireUnguessable } from './auth/password-rules.ts';
import { hashPassword } from './auth/passwords.ts';
import { presentUser } from './auth/present.ts';
import { insertUser } from './auth/queries.ts';
import type { Sessions } from './auth/sessions.ts';
import { signIn } from './auth/sign-in.ts';
import { sendLink } from './recovery/letters.ts';

export function registerRoute(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now } = services;

  route(app, contract.register, async ({ body, request, reply }) => {
    requireUnguessable(body.password, body);
    const passwordHash = await hashPassword(body.password);
    const { username, email } = body;
    const user = await inTransaction(db, async (tx) => {
      const { language } = request;
      const inserted = await insertUser(tx, { username, email, passwordHash, language, createdAt: now() });
      await sendLink(tx, services, { user: inserted, purpose: 'email-confirmation' });
      return inserted;
    });
    await signIn(services, sessions, { user, request, reply, tellOwner: false });
    return {
      success: true as const,
      message: wordsFor(request).confirmations.registered,
      user: presentUser(user),
    };
  });
}
