import type { FastifyInstance } from 'fastify';
import { routeLabel } from '#server/platform/metrics/route-label.ts';

/** One line for each answer: which route, how it ended and how long it took; not who asked, nor for what. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: routeLabel(request),
      status: reply.statusCode,
      millis: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'answered');
    done();
  });
}
