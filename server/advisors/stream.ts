import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatEvent } from '#contract/chat.ts';
import type { Language } from '#contract/languages.ts';
import { ApiError } from '#server/platform/errors.ts';

/** Below the idle timeout of common proxies. */
const heartbeatMillis = 15_000;

export function wantsStream({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((type) => type.trim().startsWith('text/event-stream'));
}

const interruptedIn = (language: Language): ChatEvent => ({
  type: 'error',
  ...new ApiError('unavailable').bodyIn(language),
});

/**
 * @param signal aborts on disconnect or when `stopping` aborts
 * @param stopping aborts on shutdown: the client receives an error event
 */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncGenerator<ChatEvent>,
  signal: AbortSignal,
  stopping: AbortSignal,
): FastifyReply {
  const line = new PassThrough();
  const heartbeat = setInterval(() => line.write(':\n\n'), heartbeatMillis);
  const pump = async () => {
    // Flushes the headers at once.
    line.write(':\n\n');
    const say = ({ type, ...data }: ChatEvent) =>
      line.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
    for await (const event of events) {
      if (signal.aborted) continue;
      if (!say(event) && !signal.aborted) await once(line, 'drain', { signal });
    }
    if (stopping.aborted) say(interruptedIn(reply.request.language));
  };
  pump()
    .catch(() => {})
    .finally(() => {
      clearInterval(heartbeat);
      line.end();
    });
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(line);
}
