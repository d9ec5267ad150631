import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/recovery.ts';
import { confirmAddress } from '#server/payments/trial/begin.ts';
import { rememberDevice } from '#server/people/auth/known-devices.ts';
import { requireUnguessable } from '#server/people/auth/password-rules.ts';
import { hashPassword } from '#server/people/auth/passwords.ts';
import { presentUser } from '#server/people/auth/present.ts';
import { updatePasswordHash, userByEmail, userById } from '#server/people/auth/queries.ts';
import { setSessionCookie } from '#server/people/auth/session-cookie.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { SignInThrottle } from '#server/people/auth/throttle.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { holdLonger } from '#server/shop/orders/hold.ts';
import { sendLink, tellOfNewPassword } from './letters.ts';
import { isUsable, useLink } from './links.ts';

/** The ways back into an account by the mailbox that it was made with. */
export function recoveryRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now, config } = services;
  const throttle = new SignInThrottle(db, now, config.rateLimitFactor);
  const perHour = (max: number) => ({
    rateLimit: { max: Math.ceil(max * config.rateLimitFactor), timeWindow: '1 hour' },
  });

  route(
    app,
    contract.requestPasswordReset,
    async ({ body }) => {
      await inTransaction(db, async (tx) => {
        const user = await userByEmail(tx, body.email);
        if (user !== undefined) await sendLink(tx, services, { user, purpose: 'password-reset' });
      });
      return {
        success: true as const,
        message: 'Si hay una cuenta con ese email, en unos minutos te llegará un enlace.',
      };
    },
    perHour(10),
  );

  route(
    app,
    contract.resetPassword,
    async ({ body, request, reply }) => {
      const link = { token: body.token, purpose: 'password-reset' as const, at: now() };
      if (!(await isUsable(db, link))) throw new ApiError('link_expired');
      const passwordHash = await hashPassword(body.password);
      const { user, token } = await inTransaction(db, async (tx) => {
        const used = await useLink(tx, link);
        const owner = used && (await userById(tx, used.userId));
        // Another tab was quicker, or the account is gone.
        if (used === undefined || owner === undefined) throw new ApiError('link_expired');
        // Whatever is thrown here leaves the link as it was, to be used with a better one.
        requireUnguessable(body.password, owner);
        await updatePasswordHash(tx, owner.id, passwordHash);
        await confirmAddress(tx, services, used);
        await holdLonger(tx, services, used.userId);
        await sessions.endAll(owner.id, undefined, tx);
        await tellOfNewPassword(tx, services, owner);
        return { user: owner, token: await sessions.start(owner.id, tx) };
      });
      sessions.forget(user.id);
      await throttle.forgive({ username: user.username, ip: request.ip });
      if (request.sessionHash !== null) await sessions.end(request.sessionHash);
      setSessionCookie(request, reply, token);
      await rememberDevice(db, { userId: user.id, now: now(), request, reply });
      return {
        success: true as const,
        message: 'Contraseña cambiada. Hemos cerrado la sesión en los demás dispositivos.',
        user: presentUser(user),
      };
    },
    perHour(20),
  );

  route(
    app,
    contract.requestEmailConfirmation,
    async ({ person }) => {
      if (person.demo) throw new ApiError('demo_forbidden');
      await inTransaction(db, async (tx) => {
        const user = await userById(tx, person.id);
        if (user === undefined) throw new ApiError('unauthenticated');
        if (user.emailConfirmedAt !== null) throw new ApiError('email_confirmed');
        await sendLink(tx, services, { user, purpose: 'email-confirmation' });
      });
      return { success: true as const, message: `Te hemos escrito a ${person.email}.` };
    },
    perHour(10),
  );

  route(
    app,
    contract.confirmEmail,
    async ({ body }) => {
      const trial = await inTransaction(db, async (tx) => {
        const used = await useLink(tx, { token: body.token, purpose: 'email-confirmation', at: now() });
        if (used === undefined) throw new ApiError('link_expired');
        const begun = await confirmAddress(tx, services, used);
        await holdLonger(tx, services, used.userId);
        return begun;
      });
      return { success: true as const, message: 'Tu email está confirmado.', trial };
    },
    perHour(60),
  );
}
