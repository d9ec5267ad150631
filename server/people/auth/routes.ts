import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/auth.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { isCrossSite } from '#server/platform/http/same-origin.ts';
import { wordsFor } from '#server/platform/language/api-words.ts';
import type { Services } from '#server/services.ts';
import { knownDeviceOf } from './known-devices.ts';
import { passwordMatches } from './passwords.ts';
import { presentUser } from './present.ts';
import { userByUsername } from './queries.ts';
import { clearSessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { requireSecondStep } from './sign-in-steps.ts';
import { SignInThrottle } from './throttle.ts';

export function authRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now, config } = services;
  const throttle = new SignInThrottle(db, now, config.rateLimitFactor);

  route(app, contract.currentUser, async ({ person, request }) => presentUser(person, request.ward));

  route(app, contract.login, async ({ body, request, reply }) => {
    const username = body.username.trim().toLowerCase();
    const user = await userByUsername(db, username);
    const device = user && (await knownDeviceOf(db, { userId: user.id, now: now(), request }));
    const takeBack = await throttle.admit({ username, ip: request.ip, device });
    if (!(await passwordMatches(user?.passwordHash, body.password)) || user === undefined) {
      throw new ApiError('invalid_credentials');
    }
    await takeBack();
    await requireSecondStep(services, user.id, { request, reply });
    await signIn(services, sessions, { user, request, reply });
    return {
      success: true as const,
      message: wordsFor(request).confirmations.signedIn,
      user: presentUser(user),
    };
  });

  route(app, contract.logout, async ({ request, reply }) => {
    await endSessionOf(request.sessionHash);
    clearSessionCookie(request, reply);
  });

  route(app, contract.logoutAndGoHome, async ({ request, reply }) => {
    // Another site's link must not sign people out.
    if (!isCrossSite(request)) {
      await endSessionOf(request.sessionHash);
      clearSessionCookie(request, reply);
    }
    return reply.redirect('/', 302);
  });

  async function endSessionOf(tokenHash: string | null): Promise<void> {
    if (tokenHash !== null) await sessions.end(tokenHash);
  }
}
