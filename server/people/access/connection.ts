import type { AccessScope, ConnectionRequest } from '#contract/access.ts';
import type { Database } from '#server/platform/db/client.ts';
import { type Client, clientOf } from './clients.ts';
import { redirectMatches, withParameters } from './redirects.ts';

export type Connection =
  /** The redirect is not to be trusted, so the fault is shown here. */
  | { fault: 'client' }
  | { fault: string; redirectTo: string }
  | { fault: null; client: Client; asks: AccessScope; challenge: string };

export const resourceOf = (origin: string): string => `${origin}/mcp`;

/** Space-separated; without any, everything is asked for. Null for one that does not exist. */
export function scopeIn(text: string | undefined): AccessScope | null {
  const asked = (text ?? 'read change').split(' ').filter(Boolean);
  if (asked.some((one) => one !== 'read' && one !== 'change')) return null;
  return asked.includes('change') || asked.length === 0 ? 'change' : 'read';
}

/** RFC 8707: with and without the slash that URL parsers add. */
export const isOurResource = (resource: string | undefined, origin: string): boolean =>
  resource === undefined || resource.replace(/\/$/, '') === resourceOf(origin);

export async function readConnection(
  db: Database,
  origin: string,
  request: ConnectionRequest,
): Promise<Connection> {
  const client = await clientOf(db, request.client_id);
  if (!client?.redirects.some((one) => redirectMatches(one, request.redirect_uri)))
    return { fault: 'client' };
  const refuse = (fault: string) => ({ fault, redirectTo: refusal(request, origin, fault) });
  if (request.response_type !== 'code') return refuse('unsupported_response_type');
  const { code_challenge: challenge = '', code_challenge_method: method } = request;
  if (method !== 'S256' || !/^[\w-]{43}$/.test(challenge)) return refuse('invalid_request');
  if (!isOurResource(request.resource, origin)) return refuse('invalid_target');
  const asks = scopeIn(request.scope);
  return asks === null ? refuse('invalid_scope') : { fault: null, client, asks, challenge };
}

/** `iss` as in RFC 9207. */
export const refusal = (request: ConnectionRequest, origin: string, error: string): string =>
  withParameters(request.redirect_uri, { error, state: request.state, iss: origin });
