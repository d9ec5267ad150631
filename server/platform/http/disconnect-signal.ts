import type { FastifyReply } from 'fastify';
import { CallerGone } from '#server/platform/errors.ts';

export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!reply.raw.writableEnded) controller.abort(new CallerGone('The client closed the connection'));
  };
  // It may have left while earlier hooks were under way.
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return controller.signal;
}
