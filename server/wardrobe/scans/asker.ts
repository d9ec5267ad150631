import type { FastifyReply } from 'fastify';
import type { Person } from '#server/platform/http/person.ts';
import { whileAwaited } from '#server/platform/http/while-awaited.ts';
import type { RunOptions } from '#server/platform/threads/task-pool.ts';

/** For whom a photograph is read, and for how long. */
export type Asker = RunOptions;

/** @param reply the answer that is waited for; without one the work is done in any case */
export function askerOf({ id, demo }: Pick<Person, 'id' | 'demo'>, reply?: FastifyReply): Asker {
  return { caller: { id, member: !demo }, signal: reply && whileAwaited(reply) };
}
