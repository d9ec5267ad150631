import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './sessions.ts';

const name = 'vestidor_session';
const daySeconds = 24 * 60 * 60;

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** The prefix makes browsers refuse the cookie from a subdomain or over HTTP. */
const nameFor = (request: FastifyRequest, plain: string): string =>
  isSecure(request) ? `__Host-${plain}` : plain;

export const readHostCookie = (request: FastifyRequest, plain: string): string | undefined =>
  request.cookies[nameFor(request, plain)];

export function setHostCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    name: plain,
    value,
    sameSite,
    days,
  }: { name: string; value: string; sameSite: 'lax' | 'strict'; days: number },
): void {
  const secure = isSecure(request);
  const options = { path: '/', httpOnly: true, sameSite, secure, maxAge: days * daySeconds };
  reply.setCookie(nameFor(request, plain), value, options);
}

export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  readHostCookie(request, name);

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setHostCookie(request, reply, { name, value: token, sameSite: 'lax', days: sessionDays });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(request);
  // Photos may be cached for a year: signing out clears them.
  if (secure) reply.header('clear-site-data', '"cache"');
  reply.clearCookie(nameFor(request, name), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
