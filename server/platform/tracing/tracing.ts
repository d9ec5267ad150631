import type { Tracing } from './spans.ts';

export type { Tracing };

/**
 * Starts tracing if OpenTelemetry's standard variables name a collector. Its modules are loaded only then.
 */
export async function startTracing(env: NodeJS.ProcessEnv = process.env): Promise<Tracing | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(env);
}
