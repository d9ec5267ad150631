import type { FastifyReply } from 'fastify';
import { disconnectSignal } from '#server/platform/http/disconnect-signal.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { RunOptions } from '#server/platform/threads/task-pool.ts';

/** @param reply cancels the work when its client disconnects */
export function runOptionsFor({ id, demo }: Pick<Person, 'id' | 'demo'>, reply?: FastifyReply): RunOptions {
  return { caller: { id, member: !demo }, signal: reply && disconnectSignal(reply) };
}
