import { oauthMetadataResponse } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { accessScopes, ConnectionRequest } from '#contract/access.ts';
import { accessLimits } from '#contract/access-limits.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import type { Services } from '#server/services.ts';
import { ClientMetadata, registerClient } from './clients.ts';
import { isOurResource, resourceOf } from './connection.ts';
import { accessSeconds, exchangeCode, refreshAccess, revokeToken, type Tokens } from './grants.ts';

const consentPath = '/connect';
const Field = z.string().max(3000);
const client_id = z.string().max(accessLimits.clientIdMax);
const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: Field,
    client_id,
    redirect_uri: Field.optional(),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
    resource: Field.optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: Field,
    client_id,
    resource: Field.optional(),
  }),
]);
/** The protocol ignores unknown parameters. */
const AnyConnectionRequest = z.object(ConnectionRequest.shape);
const Revocation = z.object({ token: Field, client_id });

/** OAuth 2.1 for public clients, with the errors of the protocol. */
export async function oauthRoutes(app: FastifyInstance, { db, now, config }: Services): Promise<void> {
  const origin = publicOriginOf(config);
  const resourceServerUrl = new URL(resourceOf(origin));
  const metadata = {
    resourceServerUrl,
    resourceName: 'Vestidor',
    scopesSupported: [...accessScopes],
    // Home servers have no certificate; exposing them is their operator's decision.
    dangerouslyAllowInsecureIssuerUrl: true,
    oauthMetadata: {
      issuer: origin,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      registration_endpoint: `${origin}/oauth/register`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      scopes_supported: [...accessScopes],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    },
  };
  for (const path of [
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server',
  ]) {
    const asked = path.endsWith('resource') ? `${path}/mcp` : path;
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const document = oauthMetadataResponse(new Request(`${origin}${asked}`), metadata);
      return reply.header('access-control-allow-origin', '*').send(await document?.json());
    });
  }

  const perMinute = (max: number) => ({
    schema: { hide: true },
    config: { rateLimit: { perMinute: max } },
  });

  app.get('/oauth/authorize', perMinute(60), async (request, reply) => {
    const asked = AnyConnectionRequest.safeParse(request.query);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${consentPath}?${new URLSearchParams(asked.data)}`, 302);
  });

  app.post('/oauth/register', perMinute(60), async (request, reply) => {
    const given = ClientMetadata.safeParse(request.body);
    if (!given.success) return refuse(reply, 'invalid_client_metadata');
    const client = await registerClient(db, given.data);
    if (client === null) return refuse(reply, 'invalid_redirect_uri');
    return reply
      .status(201)
      .header('cache-control', 'no-store')
      .send({
        client_id: client.id,
        client_name: client.name,
        redirect_uris: client.redirects,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      });
  });

  await app.register(async (forms) => {
    forms.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );

    // An assistant on the network speaks for many people from few addresses.
    forms.post('/oauth/token', perMinute(300), async (request, reply) => {
      const given = TokenRequest.safeParse(request.body);
      if (!given.success) {
        const { grant_type: type } = z
          .object({ grant_type: z.string().optional() })
          .parse(request.body ?? {});
        const known = type === 'authorization_code' || type === 'refresh_token';
        return refuse(reply, known || type === undefined ? 'invalid_request' : 'unsupported_grant_type');
      }
      const { data } = given;
      if (!isOurResource(data.resource, origin)) return refuse(reply, 'invalid_target');
      if (data.grant_type === 'refresh_token') {
        const { refresh_token: refresh, client_id: clientId } = data;
        return answer(reply, await refreshAccess(db, { refresh, clientId }, now()));
      }
      const { code, client_id: clientId, redirect_uri: redirectUri, code_verifier: verifier } = data;
      return answer(reply, await exchangeCode(db, { code, clientId, redirectUri, verifier }, now()));
    });

    forms.post('/oauth/revoke', perMinute(60), async (request, reply) => {
      const given = Revocation.safeParse(request.body);
      if (!given.success) return refuse(reply, 'invalid_request');
      await revokeToken(db, given.data.token, given.data.client_id);
      return reply.status(200).send({});
    });
  });
}

function answer(reply: FastifyReply, tokens: Tokens | null) {
  if (tokens === null) return refuse(reply, 'invalid_grant');
  return reply.header('cache-control', 'no-store').send({
    access_token: tokens.access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: tokens.refresh,
    scope: tokens.scope === 'change' ? 'read change' : 'read',
  });
}

const refuse = (reply: FastifyReply, error: string) =>
  reply.status(400).header('cache-control', 'no-store').send({ error });
