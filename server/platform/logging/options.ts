import type { Writable } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';
import { describeError, describeErrorsIn, isError } from './describe-error.ts';
import { withoutSecrets } from './without-secrets.ts';

/**
 * How the server writes its log: one JSON object a line, with the words for the levels and ISO times that people
 * read as well. Errors are described, never written as they are; every line is searched for secrets as it leaves.
 */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: Writable,
): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }), log: describeErrorsIn },
    serializers: serializers as NonNullable<LoggerOptions['serializers']>,
    hooks: {
      streamWrite: withoutSecrets,
      logMethod(args, method) {
        method.apply(this, withoutErrorMessages(args));
      },
    },
    ...(stream !== undefined && { stream }),
  };
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
// Fastify's type asks for a message, which is what must not be there.
const serializers: object = { err: (error: unknown) => describeError(error) };

type LogArguments = Parameters<NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>>[0];

/** pino takes the message of an error for a line that has no text of its own, and so does Fastify. */
function withoutErrorMessages([first, text, ...rest]: LogArguments): LogArguments {
  const entry: unknown = isError(first) ? { err: first } : first;
  const error = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : undefined;
  const own = text === undefined || (isError(error) && text === error.message) ? 'an error' : text;
  const values = [own, ...rest].map((value) => (isError(value) ? describeError(value).type : value));
  return [entry, ...(error === undefined && text === undefined ? [] : values)] as unknown as LogArguments;
}

/** A line of the same shape from where there is no server: before its start, and at its end by a fault. */
export const logLine = (msg: string, error?: unknown): string =>
  withoutSecrets(
    JSON.stringify({
      level: error === undefined ? 'info' : 'fatal',
      time: new Date().toISOString(),
      pid: process.pid,
      msg,
      ...(error !== undefined && { err: describeError(error) }),
    }),
  );
