import type { SpanContext } from '@opentelemetry/api';

const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Parses the caller's span from a W3C Trace Context header; null when absent or invalid. */
export function callerOf(header: unknown): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] =
    (typeof header === 'string' && traceparent.exec(header)) || [];
  if (traceId === '') return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
