import {
  createMcpHandler,
  getOAuthProtectedResourceMetadataUrl,
  OAuthError,
  OAuthErrorCode,
  originValidationResponse,
  requireBearerAuth,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/access.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { resourceOf } from '#server/people/access/connection.ts';
import { bearerOf, type TokenBearer } from '#server/people/access/grants.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { disconnectSignal } from '#server/platform/http/disconnect-signal.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import type { Services } from '#server/services.ts';
import { type Spender, spenderOf } from '#server/trust/level.ts';
import { latestChanges, undoChange } from './changes.ts';
import { serverFor } from './server-for.ts';

interface Caller {
  bearer: TokenBearer;
  spender: Spender;
  request: FastifyRequest;
}

/** The Model Context Protocol, without sessions: any server of the database takes any request. */
export function mcpRoutes(app: FastifyInstance, services: Services, stylist: Stylist): void {
  const { db, now, config } = services;
  assistantChangeRoutes(app, services);
  const origin = publicOriginOf(config);
  const resource = new URL(resourceOf(origin));

  const gate = requireBearerAuth({
    resourceMetadataUrl: getOAuthProtectedResourceMetadataUrl(resource),
    verifier: {
      async verifyAccessToken(token) {
        const bearer = await bearerOf(db, token, now());
        if (bearer === null)
          throw new OAuthError(OAuthErrorCode.InvalidToken, 'the token is unknown, expired or revoked');
        const { id, scope, expiresAt } = bearer.grant;
        return {
          token,
          clientId: id,
          scopes: scope === 'change' ? ['read', 'change'] : ['read'],
          expiresAt: expiresAt.getTime() / 1000,
          resource,
          extra: { bearer },
        };
      },
    },
    expectedResource: resource,
  });

  const handler = createMcpHandler(
    ({ authInfo }) => {
      const { bearer, spender, request } = (authInfo as { extra: unknown }).extra as Caller;
      return serverFor({ services, stylist, bearer, spender, log: request.log });
    },
    // Nothing is announced.
    { maxSubscriptions: 0 },
  );
  app.addHook('preClose', () => handler.close());

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    async handler(request, reply) {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === 'string') headers.set(name, value);
      const asked = new Request(resource, {
        method: request.method,
        headers,
        signal: disconnectSignal(reply),
      });
      reply.header('cache-control', 'no-store');
      // Against DNS rebinding, a page's origin must be the configured one.
      const auth = originValidationResponse(asked, [resource.hostname]) ?? (await gate(asked));
      if (auth instanceof Response) return reply.send(auth);
      const { bearer } = auth.extra as unknown as Pick<Caller, 'bearer'>;
      request.person = bearer.person;
      const caller: Caller = { bearer, spender: await spenderOf(services, request), request };
      const authInfo = { ...auth, extra: { ...caller } };
      return reply.send(await handler.fetch(asked, { authInfo, parsedBody: request.body }));
    },
  });
}

function assistantChangeRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  route(app, contract.listAssistantChanges, async ({ person }) => ({
    changes: (await latestChanges(db, person.id)).map(({ id, assistant, tool, createdAt, undoneAt }) => ({
      id,
      assistant,
      tool,
      madeAt: createdAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
  }));

  route(app, contract.undoAssistantChange, async ({ person, params }) => {
    const at = { now: now(), mode: config.payments.mode };
    await undoChange(db, { ownerId: person.id }, params.id, at);
  });
}
