import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './sessions.ts';

const plainName = 'vestidor_session';
/** The prefix makes browsers refuse the cookie from a subdomain or over plain HTTP. */
const secureName = `__Host-${plainName}`;

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[isSecure(request) ? secureName : plainName];
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request);
  reply.setCookie(secure ? secureName : plainName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: sessionDays * 24 * 60 * 60,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(request);
  // Photographs may be kept for a year by a browser: with the session goes what it has kept of them.
  if (secure) reply.header('clear-site-data', '"cache"');
  reply.clearCookie(secure ? secureName : plainName, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
