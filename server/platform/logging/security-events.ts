import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import { networkOf } from '#server/platform/http/network.ts';
import { routeLabel } from '#server/platform/metrics/route-label.ts';

const events: Readonly<Record<string, string>> = {
  'POST /api/login': 'sign-in',
  'POST /api/logout': 'sign-out',
  'GET /api/logout': 'sign-out',
  'POST /api/register': 'sign-up',
  'POST /api/trial/register': 'sign-up',
  'GET /api/demo-login': 'demonstration',
  'POST /api/account/password': 'password-change',
  'POST /api/auth/password-reset/request': 'password-reset-request',
  'POST /api/auth/password-reset': 'password-reset',
  'POST /api/auth/email-confirmation': 'email-confirmation',
  'POST /api/account/sign-out-everywhere': 'sign-out-everywhere',
  'POST /api/auth/passkey': 'sign-in',
  'POST /api/auth/second-step/code': 'second-step',
  'POST /api/auth/second-step/passkey': 'second-step',
  'POST /api/account/passkeys': 'passkey-added',
  'POST /api/account/passkeys/:id/remove': 'passkey-removed',
  'POST /api/account/authenticator/confirm': 'authenticator-added',
  'POST /api/account/authenticator/remove': 'authenticator-removed',
  'POST /api/account/second-step': 'second-step-on',
  'POST /api/account/second-step/end': 'second-step-off',
  'POST /api/account/recovery-codes': 'recovery-codes',
  'POST /api/account/devices/:id/end': 'device-ended',
  'POST /api/account/tokens': 'token-made',
  'POST /api/account/access/:id/end': 'access-ended',
  'POST /api/connection': 'assistant-connected',
  'POST /oauth/token': 'assistant-token',
  'POST /oauth/register': 'assistant-registered',
  'POST /api/account/erase': 'erasure',
  'GET /api/account/export': 'export',
  'PUT /api/second-look/consent': 'consent',
  'DELETE /api/second-look/consent': 'consent-revoked',
  'POST /api/payment/manual': 'code',
};

const refusals: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  429: 'too-many',
};

/** A leaked log reveals no names, yet its lines can be correlated. */
const key = randomBytes(32);
const pseudonym = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 12);

/** Accounts appear by id; typed names and networks as pseudonyms of this process. */
export function logSecurityEvents(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const event = events[`${route.method} ${route.url}`];
    if (event === undefined) return;
    const record: onResponseHookHandler = (request, reply, done) => {
      log(event, request, reply);
      done();
    };
    route.onResponse = [route.onResponse ?? [], record].flat();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    // Checking one's own session is no attempt.
    const refused = statusCode in refusals && !(statusCode === 401 && request.person === null);
    if (refused && !(eventKey(request) in events)) log('refused', request, reply);
    done();
  });
}

const eventKey = (request: FastifyRequest): string => `${request.method} ${routeLabel(request)}`;

function log(event: string, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status } = reply;
  const line = {
    event,
    outcome: status < 400 ? 'done' : (refusals[status] ?? 'failed'),
    method: request.method,
    route: routeLabel(request),
    status,
    person: request.person?.id ?? null,
    account: typedAccount(request),
    network: pseudonym(networkOf(request.ip ?? '')),
  };
  if (status < 400) request.log.info(line, 'security');
  else request.log.warn(line, 'security');
}

function typedAccount({ body }: FastifyRequest): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const typed = 'username' in body ? body.username : 'email' in body ? body.email : null;
  return typeof typed === 'string' ? pseudonym(typed.trim().toLowerCase()) : null;
}
