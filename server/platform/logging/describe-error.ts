/** Too short to carry a sentence or a picture. */
const word = /^[\w.-]{1,80}$/;
const framesMax = 30;
const nestedMax = 5;
const depthMax = 6;

/** The text after an error's name may be anything. */
const frame =
  /^ {4}at (?:async )?(?:[\w$.<>#[\] ]{1,120} \()?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s()]{1,400}:\d+:\d+\)?$/;

type Fields = Readonly<Record<string, unknown>>;

export interface ErrorDescription {
  type: string;
  name?: string;
  code?: string;
  status?: number;
  requestId?: string;
  syscall?: string;
  /** Names from our schema, never values. */
  table?: string;
  column?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

const descriptions = new WeakSet<object>();

/**
 * Uses only fields without personal text: the message is dropped, as SDKs put the request or the response
 * in it.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (typeof error === 'object' && error !== null && descriptions.has(error))
    return error as ErrorDescription;
  const description = fieldsKept(error, depth);
  descriptions.add(description);
  return description;
}

function fieldsKept(error: unknown, depth: number): ErrorDescription {
  if (!isError(error)) return { type: error === null ? 'null' : typeof error };
  const fields = error as unknown as Fields;
  const inner = (value: unknown) => (depth < depthMax ? describeError(value, depth + 1) : undefined);
  const type = wordOf(error.constructor.name) ?? 'Error';
  const name = wordOf(fields.name);
  return defined({
    type,
    name: name === type ? undefined : name,
    code: wordOf(fields.code ?? fields.issue),
    status: statusOf(fields),
    requestId: requestIdOf(fields),
    syscall: wordOf(fields.syscall),
    table: wordOf(fields.table),
    column: wordOf(fields.column),
    constraint: wordOf(fields.constraint),
    stack: framesOf(error),
    cause: fields.cause === undefined ? undefined : inner(fields.cause),
    errors: Array.isArray(fields.errors)
      ? fields.errors.slice(0, nestedMax).flatMap((one) => inner(one) ?? [])
      : undefined,
  });
}

export function describeErrorsIn<T>(value: T, depth = 0): T {
  if (isError(value)) return describeError(value) as T;
  if (typeof value !== 'object' || value === null || descriptions.has(value)) return value;
  if (depth > depthMax || 'toJSON' in value) return value;
  if (Array.isArray(value)) return value.map((one) => describeErrorsIn(one, depth + 1)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      // Any thrown value.
      if (name === 'err' || name === 'error' || name === 'cause') return [name, describeError(inner)];
      // Fastify's serializers need the whole object.
      if (depth === 0 && (name === 'req' || name === 'res')) return [name, inner];
      return [name, describeErrorsIn(inner, depth + 1)];
    }),
  ) as T;
}

/** Includes errors of other realms. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && word.test(value) ? value : undefined;

const fieldsOf = (value: unknown): Fields =>
  (typeof value === 'object' && value !== null ? value : {}) as Fields;

function statusOf(error: Fields): number | undefined {
  // Stripe and the AI SDK, fetch and PayPal, AWS, SMTP.
  const candidates = [
    error.statusCode,
    error.status,
    fieldsOf(error.$metadata).httpStatusCode,
    error.responseCode,
  ];
  return candidates.find(
    (status): status is number => Number.isInteger(status) && Number(status) >= 100 && Number(status) < 1000,
  );
}

function requestIdOf(error: Fields): string | undefined {
  const headers = fieldsOf(error.responseHeaders);
  const candidates = [error.requestId, fieldsOf(error.$metadata).requestId, headers['x-request-id']];
  return candidates.map(wordOf).find((id) => id !== undefined);
}

function framesOf({ stack, message }: Error): string | undefined {
  if (typeof stack !== 'string') return undefined;
  // A message may contain lines that look like frames.
  const head = stack.indexOf(message);
  const frames = stack
    .slice(head < 0 ? 0 : head + message.length)
    .split('\n')
    .filter((line) => frame.test(line));
  return frames.length === 0 ? undefined : frames.slice(0, framesMax).join('\n');
}

const defined = <T extends object>(fields: T): { [K in keyof T]: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
