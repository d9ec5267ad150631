import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenScopeOf, whoseCall } from '#contract/call-access.ts';
import { wardrobeHeader } from '#contract/wardrobe-header.ts';
import { readSessionCookie } from '#server/people/auth/session-cookie.ts';
import { hashToken, type Sessions, type SignedIn } from '#server/people/auth/sessions.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { bearerOf } from './grants.ts';

export function identifyCallers(
  app: FastifyInstance,
  sessions: Sessions,
  services: Pick<Services, 'db' | 'now'>,
): void {
  app.decorateRequest('person', null);
  app.decorateRequest('ward', null);
  app.decorateRequest('sessionHash', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const bearer = bearerToken(request);
    if (bearer !== null && request.url.startsWith('/api/')) {
      personOfToken(services, request, bearer).then((person) => {
        request.person = person;
        done();
      }, done);
      return;
    }
    const tokenHash = sessionHashOf(request);
    if (tokenHash === undefined) return done();
    const recognise = (found: SignedIn | null) => {
      if (found === null) return done();
      request.sessionHash = tokenHash;
      request.person = found.person;
      request.ward = found.ward;
      done(openWardrobe(request, found) ?? undefined);
    };
    const remembered = sessions.cached(tokenHash);
    if (remembered !== undefined) return recognise(remembered);
    sessions.find(tokenHash).then(recognise, done);
  });
}

/** Makes the call the ward's where it is theirs; returns the refusal of those that no ward may make. */
function openWardrobe(request: FastifyRequest, { person, ward }: SignedIn): ApiError | null {
  const whose = whoseCall(request.routeOptions.config.endpoint);
  const shown = request.headers[wardrobeHeader];
  const isStale = whose !== 'guardian' && shown !== undefined && shown !== (ward ?? person).id;
  if (isStale) return new ApiError('wardrobe_switched');
  if (ward === null || whose === 'guardian') return null;
  if (whose === 'refused') return new ApiError('ward_forbidden');
  request.person = ward;
  return null;
}

/** A connection mostly repeats its cookies. */
const lastHashed = new WeakMap<object, { cookies: string; protocol: string; tokenHash: string }>();

function sessionHashOf(request: FastifyRequest): string | undefined {
  const { protocol } = request;
  const { cookie: cookies } = request.headers;
  if (cookies === undefined) return undefined;
  const { socket } = request.raw;
  const last = lastHashed.get(socket);
  if (last?.cookies === cookies && last.protocol === protocol) return last.tokenHash;
  const token = readSessionCookie(request);
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  lastHashed.set(socket, { cookies, protocol, tokenHash });
  return tokenHash;
}

const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** Those of assistants are for `/mcp` alone (RFC 8707). */
async function personOfToken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { routeOptions }: FastifyRequest,
  token: string,
): Promise<Person> {
  const bearer = await bearerOf(db, token, now());
  if (bearer?.grant.kind !== 'token') throw new ApiError('token_invalid');
  const { endpoint } = routeOptions.config;
  const needed = endpoint === undefined ? null : tokenScopeOf(endpoint);
  if (needed === null) throw new ApiError('token_forbidden');
  if (needed === 'change' && bearer.grant.scope === 'read') throw new ApiError('token_scope');
  return bearer.person;
}
