import type { Writable } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';
import { withoutSecrets } from './without-secrets.ts';

/**
 * How the server writes its log: one JSON object a line, with the words for the levels and ISO times that people
 * read as well. Every line is searched for secrets as it leaves, whoever wrote it.
 */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: Writable,
): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    hooks: { streamWrite: withoutSecrets },
    ...(stream !== undefined && { stream }),
  };
}

/** A line of the same shape from the time before there is a server. */
export const logLine = (msg: string): string =>
  withoutSecrets(JSON.stringify({ level: 'info', time: new Date().toISOString(), pid: process.pid, msg }));
