import { format } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { describeError, isError } from './describe-error.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
const textMax = 500;

/** Describes errors, shortens texts, drops objects. */
export function redirectConsole(log: FastifyBaseLogger, target: Console = console): void {
  for (const [method, level] of Object.entries(levels)) {
    target[method as keyof typeof levels] = (...values: unknown[]) => {
      const error = values.find(isError);
      const text = values.filter((value) => typeof value !== 'object').map((value) => format('%s', value));
      log[level](
        { from: 'console', ...(error !== undefined && { err: describeError(error) }) },
        text.join(' ').slice(0, textMax),
      );
    };
  }
}
