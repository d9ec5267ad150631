import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';

/** A request after its schema and its session have been checked. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  person: E['access'] extends 'public' ? Person | null : Person;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A reply that has been sent, too: of JSON that lies ready as bytes, already checked by the contract. */
type Answer<E extends Endpoint> = E['response'] extends string ? FastifyReply : ResponseOf<E> | FastifyReply;

export interface RouteGuards {
  /** How often one network may call, on top of the general limit. */
  rateLimit?: RateLimitOptions;
}

/**
 * Registers the route of a contract entry: limit, session, schema, then the handler, whose answer
 * goes through the response schema. A handler that answers a redirect or a file uses `reply`.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
  guards: RouteGuards = {},
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
    config: { endpoint, ...(guards.rateLimit && { rateLimit: guards.rateLimit }) },
    ...(endpoint.bodyLimitBytes !== undefined && { bodyLimit: endpoint.bodyLimitBytes }),
    // Before the body is read: nobody uploads twelve megabytes to learn that they are signed out.
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
