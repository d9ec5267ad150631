import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { tokenScopeOf } from '#contract/call-access.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorMessages } from '#contract/error-messages.ts';
import { ErrorBody, type ErrorCode, errorStatuses } from '#contract/errors.ts';
import { endpoints } from '#contract/index.ts';
import * as modules from '#contract/modules.ts';
import { type WebhookTopic, webhookTopics } from '#contract/webhook-topics.ts';
import { requestExamples } from './request-examples.ts';

type Operation = OpenAPIV3_1.OperationObject;
type Responses = NonNullable<Operation['responses']>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The contract's exported schemas by name, so that operations refer to them; parameters stay in place. */
export function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  const named = new Set<string>();
  const inPlace = new Set<unknown>(endpoints.flatMap(({ endpoint: { params, query } }) => [params, query]));
  for (const exported of [{ ErrorBody }, ...Object.values(modules)]) {
    for (const [name, value] of Object.entries(exported)) {
      if (!(value instanceof z.ZodType) || !/^[A-Z]/.test(name) || inPlace.has(value)) continue;
      if (named.has(name) || registry.has(value)) continue;
      named.add(name);
      registry.add(value, { id: name });
    }
  }
  return registry;
}

/** Completes what the routes' schemas say with what the contract knows: names, access, errors; drops other routes. */
export function completeDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const paths: OpenAPIV3_1.PathsObject = {};
  for (const { tag, name, endpoint } of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const method = methods.find((each) => each.toUpperCase() === endpoint.method) ?? 'get';
    const found = document.paths?.[path]?.[method];
    if (found === undefined) continue;
    paths[path] = {
      ...paths[path],
      [method]: {
        ...found,
        operationId: idOf(tag, name),
        tags: [tag],
        ...withExample(endpoint, found),
        security: securityOf(endpoint),
        responses: { ...successOf(endpoint, found), ...errorResponses(endpoint) },
      },
    };
  }
  const { schemas = {} } = document.components ?? {};
  return {
    ...document,
    paths,
    webhooks: webhooksDocument(),
    components: {
      schemas: reached(schemas, paths),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'vestidor_session',
          description: 'Set by signing in.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal token, made on the account page. One that may only read makes GET calls.',
        },
      },
    },
  };
}

const signature = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** Signed as Standard Webhooks says. */
const webhooksDocument = () =>
  Object.fromEntries(
    webhookTopics.map((topic) => [topic, { post: messageOf(topic) } as OpenAPIV3_1.PathItemObject]),
  );

const messageOf = (topic: WebhookTopic): Operation => ({
  operationId: `webhook_${topic.replace('.', '_')}`,
  summary: `Sent to the person’s addresses that chose ${topic}; any 2xx accepts it`,
  tags: ['webhooks'],
  parameters: signature.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
  requestBody: { required: true, content: { 'application/json': { schema: messageSchema(topic) } } },
  security: [],
  responses: { '200': { description: 'Accepted' } },
});

function messageSchema(topic: WebhookTopic): OpenAPIV3_1.SchemaObject {
  const message = z.object({
    type: z.literal(topic),
    timestamp: z.iso.datetime(),
    data: modules.webhooks.webhookData[topic],
  });
  const { $schema: _, ...schema } = z.toJSONSchema(message);
  return schema as OpenAPIV3_1.SchemaObject;
}

function securityOf(endpoint: Endpoint): OpenAPIV3_1.SecurityRequirementObject[] {
  if (endpoint.access === 'public') return [];
  return tokenScopeOf(endpoint) === null ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

function withExample({ method, path }: Endpoint, { requestBody }: Operation): Pick<Operation, 'requestBody'> {
  const example = requestExamples[`${method} ${path}`];
  const { content = {} } = (requestBody ?? {}) as OpenAPIV3_1.RequestBodyObject;
  const json = content['application/json'];
  if (example === undefined || json === undefined) return {};
  return {
    requestBody: { ...requestBody, content: { ...content, 'application/json': { ...json, example } } },
  };
}

function reached<S>(schemas: Record<string, S>, paths: OpenAPIV3_1.PathsObject): Record<string, S> {
  const names = new Set<string>();
  const follow = (from: unknown): void => {
    for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      follow(schemas[name] ?? null);
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
}

/** Names of endpoints are unique within their module. */
const repeated = new Set(
  endpoints.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at),
);
const idOf = (tag: string, name: string) =>
  repeated.has(name) ? `${tag}${name[0]?.toUpperCase()}${name.slice(1)}` : name;

function successOf({ response }: Endpoint, { responses = {} }: Operation): Responses {
  if (response === 'redirect') return { 302: { description: 'Redirects to a page' } };
  if (response === 'file')
    return {
      200: {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  return Object.fromEntries(
    Object.entries(responses).map(([status, reply]) => [status, { ...reply, description: 'Success' }]),
  );
}

export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, method, params, query, body, errors = [] } = endpoint;
  const ofTokens = access !== 'public' && tokenScopeOf(endpoint) !== null;
  return [
    ...new Set<ErrorCode>([
      ...(params || query || body ? (['validation'] as const) : []),
      ...(body ? (['malformed_request'] as const) : []),
      ...(access !== 'public' ? (['unauthenticated'] as const) : []),
      ...(ofTokens ? (['token_invalid', 'token_scope'] as const) : []),
      ...(access === 'premium' ? (['premium_required'] as const) : []),
      ...(method !== 'GET' ? (['cross_site_request'] as const) : []),
      ...errors,
      'rate_limited',
      'internal',
      'unavailable',
    ]),
  ];
}

function errorResponses(endpoint: Endpoint): Responses {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorMessages[code]}`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/ErrorBody' },
                { type: 'object', properties: { code: { enum: codes } } },
              ],
            },
            example: { code: codes[0], message: codes[0] && errorMessages[codes[0]] },
          },
        },
      },
    ]),
  );
}
