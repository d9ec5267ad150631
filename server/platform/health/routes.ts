import type { FastifyInstance, FastifyReply } from 'fastify';
import { Readiness } from './readiness.ts';

const unlimited = { schema: { hide: true }, config: { rateLimit: false as const } };

export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  readiness.report = (part, err) => {
    if (err === undefined) app.log.info({ part }, 'a part works again');
    else app.log.error({ part, err }, 'not ready');
  };

  // Of the process alone: restarting it does not mend a database.
  app.get('/healthz', unlimited, async (_request, reply) => answer(reply, 200, { status: 'alive' }));

  app.get('/readyz', unlimited, async (_request, reply) => {
    const failing = await readiness.failing();
    if (failing.length === 0) return answer(reply, 200, { status: 'ready' });
    return Readiness.isServing(failing)
      ? answer(reply, 200, { status: 'degraded', failing })
      : answer(reply, 503, { status: 'unready', failing });
  });
}

const answer = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.status(status).header('cache-control', 'no-store').send(body);
