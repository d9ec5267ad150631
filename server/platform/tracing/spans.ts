import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/db/client.ts';

export interface Tracing {
  follow(app: FastifyInstance, db: Database): void;
  stop(): Promise<void>;
}
