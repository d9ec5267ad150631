import type { Tracing } from './spans.ts';

export type { Tracing };

/**
 * Starts tracing where a collector is named, by the variables that OpenTelemetry defines for every program. Its
 * parts are loaded by those alone who asked for them.
 */
export async function startTracing(env: NodeJS.ProcessEnv = process.env): Promise<Tracing | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(env);
}
