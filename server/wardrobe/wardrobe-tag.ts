import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { zonedDay } from '#server/platform/madrid.ts';
import project from '../../package.json' with { type: 'json' };

/**
 * ETag for calls that present garments, wears and outfits, with figures of the day.
 * @param facts what else the response depends on
 */
export function wardrobeTag(state: string | null, now: Date, facts: object = {}): string | null {
  if (state === null) return null;
  const parts = JSON.stringify([project.version, state, zonedDay(now), facts]);
  return `"${hash('sha256', parts, 'base64url').slice(0, 22)}"`;
}

/** Sets the ETag; true when the client has this response. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string | null): boolean {
  if (tag === null) return false;
  reply.header('etag', tag);
  // Weakened by compressing proxies.
  return request.headers['if-none-match']?.replace(/^W\//, '') === tag;
}
