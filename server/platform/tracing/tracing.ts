import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/db/client.ts';

/** Spans on their way to a collector. */
export interface Tracing {
  /** Every request and every query of it becomes a span. */
  follow(app: FastifyInstance, db: Database): void;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/**
 * Starts tracing where a collector is named, by the variables that OpenTelemetry defines for every program. Its
 * parts are loaded by those alone who asked for them.
 */
export async function startTracing(env: NodeJS.ProcessEnv = process.env): Promise<Tracing | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(env);
}
