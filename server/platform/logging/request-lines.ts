import type { FastifyInstance } from 'fastify';
import { routeLabel } from '#server/platform/metrics/route-label.ts';

/** Neither the person nor the address is logged. */
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
