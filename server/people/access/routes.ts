import type { FastifyInstance } from 'fastify';
import type { ConnectionRequest } from '#contract/access.ts';
import * as contract from '#contract/access.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Person } from '#server/platform/http/person.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import type { Services } from '#server/services.ts';
import { sendNewAccess } from '../auth/letters.ts';
import { requirePassword } from '../auth/require-password.ts';
import { readConnection, refusal, resourceOf } from './connection.ts';
import { accessOf, endAccess, grantAssistant, grantToken } from './grants.ts';
import { assistantIn, placeOfRedirect, withParameters } from './redirects.ts';

export function accessRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config } = services;
  const origin = publicOriginOf(config);

  async function connectionOf(person: Person, request: ConnectionRequest) {
    if (person.demo) throw new ApiError('demo_forbidden');
    const connection = await readConnection(db, origin, request);
    if (connection === null) throw new ApiError('connection_invalid');
    return connection;
  }

  route(app, contract.listAccess, async ({ person }) => ({
    access: await accessOf(db, person.id, now()),
    address: resourceOf(origin),
  }));

  route(app, contract.endAccess, async ({ person, params }) => {
    await endAccess(db, person.id, params.id);
  });

  route(app, contract.createToken, async ({ person, body: { password, ...wanted } }) => {
    const user = await requirePassword(db, person, password, 'password');
    return inTransaction(db, async (tx) => {
      const made = await grantToken(tx, { userId: person.id, ...wanted }, now());
      await sendNewAccess(tx, services, user, made.access);
      return made;
    });
  });

  route(app, contract.readConnection, async ({ person, query, request: { language } }) => {
    const { client, asks } = await connectionOf(person, query);
    const place = assistantIn(language, placeOfRedirect(query.redirect_uri));
    return { name: assistantIn(language, client.name), place, asks };
  });

  route(app, contract.answerConnection, async ({ person, body: { request, scope } }) => {
    const { client, asks, challenge } = await connectionOf(person, request);
    if (scope === null) return { redirectTo: refusal(request, origin) };
    if (scope === 'change' && asks === 'read') throw new ApiError('connection_invalid');
    const { name } = client;
    const code = await inTransaction(db, async (tx) => {
      await sendNewAccess(tx, services, person, { kind: 'assistant', name, scope });
      return grantAssistant(
        tx,
        {
          userId: person.id,
          name,
          place: placeOfRedirect(request.redirect_uri),
          scope,
          clientId: request.client_id,
          redirectUri: request.redirect_uri,
          challenge,
        },
        now(),
      );
    });
    return {
      redirectTo: withParameters(request.redirect_uri, { code, state: request.state, iss: origin }),
    };
  });
}
