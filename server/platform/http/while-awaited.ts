import type { FastifyReply } from 'fastify';
import { CallerGone } from '#server/platform/errors.ts';

/** Fires when the client leaves before the response. */
export function whileAwaited(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort(new CallerGone('The client closed the connection'));
  });
  return controller.signal;
}
