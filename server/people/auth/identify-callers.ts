import type { FastifyInstance } from 'fastify';
import { readSessionCookie } from '#server/people/auth/session-cookie.ts';
import { hashToken, type Sessions } from '#server/people/auth/sessions.ts';
import type { Person } from '#server/platform/http/person.ts';

export function identifyCallers(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('person', null);
  app.decorateRequest('sessionHash', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = readSessionCookie(request);
    if (token === undefined) return done();
    const tokenHash = hashToken(token);
    const recognise = (person: Person | null) => {
      request.person = person;
      request.sessionHash = person === null ? null : tokenHash;
      done();
    };
    const remembered = sessions.cachedPerson(tokenHash);
    if (remembered !== undefined) return recognise(remembered);
    sessions.personOf(tokenHash).then(recognise, done);
  });
}
