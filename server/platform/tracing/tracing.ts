import type { Tracing } from './spans.ts';

export type { Tracing };

/** Only if OpenTelemetry's variables name a collector. */
export async function startTracing(env: NodeJS.ProcessEnv = process.env): Promise<Tracing | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(env);
}
