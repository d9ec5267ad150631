import type { FastifyReply } from 'fastify';
import type { Person } from '#server/platform/http/person.ts';
import { whileAwaited } from '#server/platform/http/while-awaited.ts';
import type { RunOptions } from '#server/platform/threads/task-pool.ts';

export type Asker = RunOptions;

/** @param reply cancels the work when its client disconnects */
export function askerOf({ id, demo }: Pick<Person, 'id' | 'demo'>, reply?: FastifyReply): Asker {
  return { caller: { id, member: !demo }, signal: reply && whileAwaited(reply) };
}
