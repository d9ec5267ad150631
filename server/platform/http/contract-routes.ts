import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import {
  type BodyOf,
  Done,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '#contract/endpoint.ts';
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

const done = { success: true } as const;

/** Handlers may send prepared JSON, and return nothing where success is all there is to say. */
type Answer<E extends Endpoint> = E['response'] extends string
  ? Promise<FastifyReply>
  : Promise<ResponseOf<E> | FastifyReply> | (typeof done extends ResponseOf<E> ? Promise<void> : never);

/** Order: rate limit, session, schema, handler, response schema. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Answer<E>,
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
    handler: (request, reply) => {
      const { params, query, body, person } = request;
      const answer = handler({ params, query, body, person, request, reply } as Call<E>);
      return endpoint.response === Done ? answer.then((said) => said ?? done) : answer;
    },
  };
  app.route(options);
}
