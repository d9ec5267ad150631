import type { FastifyReply } from 'fastify';

/** The person who asked has hung up before the answer. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}

/** A signal that fires when the one who asked has hung up before the answer. */
export function whileAwaited(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort(new CallerGone('Nobody waits for the answer any more'));
  });
  return controller.signal;
}
