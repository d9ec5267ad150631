import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/db/client.ts';

/** Exports spans to a collector. */
export interface Tracing {
  /** Makes a span of every request and of every query in it. */
  follow(app: FastifyInstance, db: Database): void;
  /** Flushes the spans that have not been sent. */
  stop(): Promise<void>;
}
