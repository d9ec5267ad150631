import type { Writable } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';
import { describeError, describeErrorsIn, isError } from './describe-error.ts';
import { redactLine } from './without-secrets.ts';

/** Errors are described and every line is redacted. */
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
      streamWrite: redactLine,
      logMethod(args, method) {
        method.apply(this, withoutErrorMessages(args));
      },
    },
    ...(stream !== undefined && { stream }),
  };
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
// Fastify's type requires a message, which must be absent.
const serializers: object = { err: (error: unknown) => describeError(error) };

type LogArguments = Parameters<NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>>[0];

/** pino and Fastify use it when a line has no text. */
function withoutErrorMessages([first, text, ...rest]: LogArguments): LogArguments {
  const entry: unknown = isError(first) ? { err: first } : first;
  const error = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : undefined;
  const own = text === undefined || (isError(error) && text === error.message) ? 'an error' : text;
  const values = [own, ...rest].map((value) => (isError(value) ? describeError(value).type : value));
  return [entry, ...(error === undefined && text === undefined ? [] : values)] as unknown as LogArguments;
}

/** Before the server starts and when it crashes. */
export const logLine = (msg: string, error?: unknown): string =>
  redactLine(
    JSON.stringify({
      level: error === undefined ? 'info' : 'fatal',
      time: new Date().toISOString(),
      pid: process.pid,
      msg,
      ...(error !== undefined && { err: describeError(error) }),
    }),
  );
