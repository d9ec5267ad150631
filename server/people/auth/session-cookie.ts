import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './sessions.ts';

const name = 'vestidor_session';
export const daySeconds = 24 * 60 * 60;

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** The prefix makes browsers refuse the cookie from a subdomain or over HTTP. */
const nameFor = (request: FastifyRequest, plain: string): string =>
  isSecure(request) ? `__Host-${plain}` : plain;

/** Cookies are parsed when the first is asked for. */
export function readHostCookie(request: FastifyRequest, plain: string): string | undefined {
  request.cookies ??= request.server.parseCookie(request.headers.cookie ?? '');
  return request.cookies[nameFor(request, plain)];
}

export function setHostCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    name: plain,
    value,
    sameSite,
    seconds,
  }: { name: string; value: string; sameSite: 'lax' | 'strict'; seconds: number },
): void {
  const secure = isSecure(request);
  const options = { path: '/', httpOnly: true, sameSite, secure, maxAge: seconds };
  reply.setCookie(nameFor(request, plain), value, options);
}

export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  readHostCookie(request, name);

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setHostCookie(request, reply, { name, value: token, sameSite: 'lax', seconds: sessionDays * daySeconds });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  // Photos may be cached for a year: signing out clears them.
  if (isSecure(request)) reply.header('clear-site-data', '"cache"');
  clearHostCookie(request, reply, name, 'lax');
}

export function clearHostCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  plain: string,
  sameSite: 'lax' | 'strict',
): void {
  const secure = isSecure(request);
  reply.clearCookie(nameFor(request, plain), { path: '/', httpOnly: true, sameSite, secure });
}
