import type { AccessScope, ConnectionRequest } from '#contract/access.ts';
import type { Database } from '#server/platform/db/client.ts';
import { type Client, clientOf } from './clients.ts';
import { redirectMatches, withParameters } from './redirects.ts';

export interface Connection {
  client: Client;
  asks: AccessScope;
  challenge: string;
}

export const resourceOf = (origin: string): string => `${origin}/mcp`;

/** Some clients always ask for `offline_access` too. Without any scope, everything is asked for. */
const scopeIn = (text = 'change'): AccessScope => (text.split(' ').includes('change') ? 'change' : 'read');

/** RFC 8707: with and without the slash that URL parsers add. */
export const isOurResource = (resource: string | undefined, origin: string): boolean =>
  resource === undefined || resource.replace(/\/$/, '') === resourceOf(origin);

/**
 * Null for what is not to be answered: a fault is shown on our page, because anyone can register a redirect and send people
 * there by a faulty request (RFC 9700, 4.11.2).
 */
export async function readConnection(
  db: Database,
  origin: string,
  request: ConnectionRequest,
): Promise<Connection | null> {
  const client = await clientOf(db, request.client_id);
  if (!client?.redirects.some((one) => redirectMatches(one, request.redirect_uri))) return null;
  const { code_challenge: challenge = '', code_challenge_method: method } = request;
  const isProvable = method === 'S256' && /^[\w-]{43}$/.test(challenge);
  if (request.response_type !== 'code' || !isProvable || !isOurResource(request.resource, origin))
    return null;
  return { client, asks: scopeIn(request.scope), challenge };
}

/** `iss` as in RFC 9207. */
export const refusal = (request: ConnectionRequest, origin: string): string =>
  withParameters(request.redirect_uri, { error: 'access_denied', state: request.state, iss: origin });
