import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/auth.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { rememberDevice } from './auth/known-devices.ts';
import { requireUnguessable } from './auth/password-rules.ts';
import { hashPassword } from './auth/passwords.ts';
import { presentUser } from './auth/present.ts';
import { insertUser } from './auth/queries.ts';
import { setSessionCookie } from './auth/session-cookie.ts';
import type { Sessions } from './auth/sessions.ts';
import { sendLink } from './recovery/letters.ts';

export function registerRoute(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now, config } = services;

  route(
    app,
    contract.register,
    async ({ body, request, reply }) => {
      requireUnguessable(body.password, body);
      const passwordHash = await hashPassword(body.password);
      const { username, email } = body;
      const user = await inTransaction(db, async (tx) => {
        const inserted = await insertUser(tx, { username, email, passwordHash, createdAt: now() });
        await sendLink(tx, services, { user: inserted, purpose: 'email-confirmation' });
        return inserted;
      });
      if (request.sessionHash !== null) await sessions.end(request.sessionHash);
      setSessionCookie(request, reply, await sessions.start(user.id));
      await rememberDevice(db, { userId: user.id, now: now(), request, reply });
      return {
        success: true as const,
        message: 'Cuenta creada. ¡Te damos la bienvenida!',
        user: presentUser(user),
      };
    },
    { rateLimit: { max: Math.ceil(30 * config.rateLimitFactor), timeWindow: '1 hour' } },
  );
}
