import type { FastifyInstance } from 'fastify';
import { readSessionCookie } from '#server/auth/session-cookie.ts';
import { hashToken, type Sessions } from '#server/auth/sessions.ts';

/** Finds out who is calling, before anything else looks at the request. */
export function recognisePeople(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('person', null);
  app.decorateRequest('sessionHash', null);
  app.addHook('onRequest', async (request) => {
    const token = readSessionCookie(request);
    if (token === undefined) return;
    const tokenHash = hashToken(token);
    request.person = await sessions.personOf(tokenHash);
    request.sessionHash = request.person === null ? null : tokenHash;
  });
}
