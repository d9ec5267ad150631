import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { followClaims } from '../../claims.ts';
import { scheduledJobs } from '../../jobs.ts';
import { JobQueue } from './queue.ts';

export interface Jobs {
  /** Ends when what is under way has ended. */
  stop(): Promise<void>;
}

/** What the server does without being asked, beside the other servers of the same database. */
export function startJobs(services: Services, app: FastifyInstance): Jobs {
  const { config, db } = services;
  const stopClaims = followClaims(services, app.log);
  const queue = JobQueue.open({
    db,
    backend: config.databaseKind,
    jobs: scheduledJobs(services, app),
    log: app.log,
  }).catch((err: unknown) => {
    app.log.error({ err }, 'the queue of jobs could not be opened: scheduled work waits for the next start');
    return null;
  });
  return {
    async stop() {
      await Promise.all([stopClaims(), queue.then((opened) => opened?.stop())]);
    },
  };
}
