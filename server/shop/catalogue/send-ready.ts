import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedResponse } from './product-cache.ts';

/** Sends a prepared response in an encoding the client accepts, or 304. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: PreparedResponse,
): FastifyReply {
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('etag', ready.etag);
  // A compressing proxy marks the ETag as weak.
  if (request.headers['if-none-match']?.replace(/^W\//, '') === ready.etag) return reply.status(304).send();
  const takes = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(takes) ? 'br' : /\bgzip\b/.test(takes) ? 'gzip' : undefined;
  reply.type('application/json; charset=utf-8');
  if (encoding === undefined || ready[encoding] === ready.json) return reply.send(ready.json);
  return reply.header('content-encoding', encoding).send(ready[encoding]);
}
