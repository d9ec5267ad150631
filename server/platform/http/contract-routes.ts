import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  person: E['access'] extends 'public' ? Person | null : Person;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handlers may send prepared JSON. */
type Answer<E extends Endpoint> = E['response'] extends string ? FastifyReply : ResponseOf<E> | FastifyReply;

/** Order: rate limit, session, schema, handler, response schema. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  const schema: Record<string, unknown> = { summary: endpoint.summary };
  if (endpoint.params) schema.params = endpoint.params;
  if (endpoint.query) schema.querystring = endpoint.query;
  if (endpoint.body) schema.body = endpoint.body;
  if (typeof endpoint.response !== 'string') schema.response = { 200: endpoint.response };
  const options: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    schema,
    config: { endpoint, ...(endpoint.rate && { rateLimit: endpoint.rate }) },
    ...(endpoint.bodyLimitBytes !== undefined && { bodyLimit: endpoint.bodyLimitBytes }),
    // Signed-out callers must not upload a body in vain.
    preParsing: (request, _reply, payload, done) => {
      const refused = endpoint.access !== 'public' && request.person === null;
      done(refused ? new ApiError('unauthenticated') : null, payload);
    },
    handler: (request, reply) =>
      handler({
        params: request.params,
        query: request.query,
        body: request.body,
        person: request.person,
        request,
        reply,
      } as Call<E>),
  };
  app.route(options);
}
