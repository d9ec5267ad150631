import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/db/client.ts';

export interface Tracing {
  /** Records a span of each request and of its queries. */
  follow(app: FastifyInstance, db: Database): void;
  /** Flushes unsent spans. */
  stop(): Promise<void>;
}
