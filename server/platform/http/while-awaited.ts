import type { FastifyReply } from 'fastify';

/** A signal that fires when the one who asked has hung up before the answer. */
export function whileAwaited(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort(new Error('Nobody waits for the answer any more'));
  });
  return controller.signal;
}
