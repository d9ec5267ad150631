import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What a proxy may call a request: nothing that could pass for more than one name in a line of a log. */
const sane = /^[\w.-]{8,64}$/;

/** The id under which a request is known: the proxy's where it gives a sane one, else one of ours. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && sane.test(given) ? given : randomUUID();
}

/** Every answer says under which id it is found in the log. */
export function sayRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
