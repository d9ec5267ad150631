import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ready } from './shelf.ts';

/** Sends what lies ready, in the encoding that the caller takes, or only word that nothing has changed. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready): FastifyReply {
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('etag', ready.etag);
  // A proxy that compresses marks the version as weak.
  if (request.headers['if-none-match']?.replace(/^W\//, '') === ready.etag) return reply.status(304).send();
  const takes = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(takes) ? 'br' : /\bgzip\b/.test(takes) ? 'gzip' : undefined;
  reply.type('application/json; charset=utf-8');
  if (encoding === undefined || ready[encoding] === ready.json) return reply.send(ready.json);
  return reply.header('content-encoding', encoding).send(ready[encoding]);
}
