import type { OpenAPIV3_1 } from 'openapi-types';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const jsonMedia = 'application/json';

/**
 * Returns a client in TypeScript for one file without dependencies: a function for each operation, which
 * resolves to its data or to one of its errors.
 */
export function clientSource(document: OpenAPIV3_1.Document): string {
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>);
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) =>
      operationOf(method, path, operation as OpenAPIV3_1.OperationObject),
    ),
  );
  return [
    `/* The API of ${document.info.title} ${document.info.version}, generated from /api/openapi.json. */`,
    ...schemas.map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`),
    `export interface Operations {\n${operations.map(({ type }) => type).join('\n')}\n}`,
    `const operations = {\n${operations.map(({ entry }) => entry).join('\n')}\n} as const;`,
    runtime,
  ].join('\n\n');
}

function operationOf(method: string, path: string, operation: OpenAPIV3_1.OperationObject) {
  const { operationId = '', parameters = [], responses = {} } = operation;
  const body = contentOf(operation.requestBody);
  const request = [
    ...(['path', 'query'] as const).flatMap((place) => {
      const found = (parameters as OpenAPIV3_1.ParameterObject[]).filter((one) => one.in === place);
      if (found.length === 0) return [];
      const fields = found.map(
        ({ name, required, schema }) =>
          `${JSON.stringify(name)}${required ? '' : '?'}: ${typeOf(schema as Schema)}`,
      );
      const needed = found.some(({ required }) => required);
      return [`${place}${needed ? '' : '?'}: { ${fields.join('; ')} }`];
    }),
    ...(body === undefined ? [] : [`body: ${typeOf(body)}`]),
  ];
  const [success, ...failures] = split(responses);
  const codes = failures.flatMap((one) => codesOf(one));
  return {
    type: `  ${operationId}: {\n    request: { ${request.join('; ')} };\n    data: ${success === undefined ? 'Blob' : typeOf(success)};\n    code: ${codes.map((code) => JSON.stringify(code)).join(' | ') || 'never'};\n  };`,
    entry: `  ${operationId}: ['${method.toUpperCase()}', '${path}'],`,
  };
}

/** Returns the schema of a success first; undefined for a file. */
function split(responses: OpenAPIV3_1.ResponsesObject): (Schema | undefined)[] {
  const entries = Object.entries(responses);
  const success = entries.find(([status]) => Number(status) < 400)?.[1];
  return [
    contentOf(success),
    ...entries.filter(([status]) => Number(status) >= 400).map(([, one]) => contentOf(one)),
  ];
}

function contentOf(holder: unknown): Schema | undefined {
  const { content } = (holder ?? {}) as { content?: Record<string, { schema?: Schema }> };
  return content?.[jsonMedia]?.schema;
}

function codesOf(schema: Schema | undefined): unknown[] {
  return schema?.allOf?.flatMap(({ properties }) => properties?.code?.enum ?? []) ?? [];
}

function typeOf(schema: Schema | undefined): string {
  if (schema === undefined) return 'unknown';
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return joined(alternatives, ' | ');
  if (schema.allOf !== undefined) return joined(schema.allOf, ' & ');
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'unknown' : types.map((type) => ofType(type, schema)).join(' | ');
}

const joined = (schemas: Schema[], by: string): string =>
  `(${schemas.map((schema) => typeOf(schema)).join(by)})`;

function ofType(type: string, schema: Schema): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      if (schema.prefixItems !== undefined)
        return `[${schema.prefixItems.map((one) => typeOf(one)).join(', ')}]`;
      return `(${typeOf(schema.items || undefined)})[]`;
    case 'object':
      return objectType(schema);
    default:
      return type;
  }
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (properties === undefined)
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`;
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

const runtime = `type Name = keyof Operations;
type Request<K extends Name> = Operations[K]['request'];
export type Failure<K extends Name> = Omit<ErrorBody, 'code'> & { code: Operations[K]['code'] };
export type Result<K extends Name> =
  | { ok: true; data: Operations[K]['data'] }
  | { ok: false; status: number; error: Failure<K> };

/** The error of a response that is not Vestidor's, of a proxy for example, is thrown. */
export class UnexpectedResponse extends Error {}

type Client = {
  [K in Name]: (
    ...request: {} extends Request<K> ? [request?: Request<K>] : [request: Request<K>]
  ) => Promise<Result<K>>;
};

/** Sessions are cookies: outside a browser, keep those that \`fetcher\` receives. */
export function vestidor(origin: string, fetcher: typeof fetch = fetch): Client {
  const call = async (
    [method, path]: readonly [string, string],
    request: { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } = {},
  ) => {
    const address = path.replaceAll(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(String(request.path?.[name])));
    const url = new URL(address, origin);
    for (const [name, value] of Object.entries(request.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const response = await fetcher(url, {
      method,
      credentials: 'include',
      ...(request.body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request.body),
      }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.ok) return { ok: true, data: isJson ? await response.json() : await response.blob() };
    if (!isJson) throw new UnexpectedResponse(\`\${method} \${url.pathname}: \${response.status}\`);
    return { ok: false, status: response.status, error: await response.json() };
  };
  return Object.fromEntries(
    Object.entries(operations).map(([name, route]) => [name, (request?: object) => call(route, request)]),
  ) as unknown as Client;
}
`;
