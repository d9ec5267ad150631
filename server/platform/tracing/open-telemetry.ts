import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/platform/db/client.ts';
import { routeLabel } from '#server/platform/metrics/route-label.ts';
import type { Tracing } from './spans.ts';

const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** OTLP over HTTP; the exporter reads endpoint and headers from the environment. */
export function openTelemetry(env: NodeJS.ProcessEnv): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME || 'vestidor',
      'process.pid': process.pid,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('vestidor');
  const current = new AsyncLocalStorage<Span>();
  return {
    follow(app, db) {
      followRequests(app, tracer, current);
      followQueries(db, tracer, () => current.getStore());
    },
    stop: () => provider.shutdown(),
  };
}

const spanOf = new WeakMap<FastifyRequest, Span>();

function followRequests(app: FastifyInstance, tracer: Tracer, current: AsyncLocalStorage<Span>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const route = routeLabel(request);
    const caller = callerOf(request.headers.traceparent);
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
      caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller),
    );
    span.setAttribute('vestidor.request_id', request.id);
    spanOf.set(request, span);
    current.run(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spanOf.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** W3C Trace Context. */
function callerOf(header: unknown): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] =
    (typeof header === 'string' && traceparent.exec(header)) || [];
  if (traceId === '') return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

type Query = (...input: unknown[]) => unknown;

/** Without parameters, which may be personal. */
function followQueries(db: Database, tracer: Tracer, parentOf: () => Span | undefined): void {
  const pool = db.$client;
  pool.on('connect', (connection) => {
    const query = connection.query.bind(connection) as Query;
    connection.query = ((...input: unknown[]) => {
      const parent = parentOf();
      if (parent === undefined) return query(...input);
      const statement = statementOf(input[0]);
      const span = tracer.startSpan(
        statement.name,
        {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement.text },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      const answer = query(...input);
      if (!(answer instanceof Promise)) {
        span.end();
        return answer;
      }
      answer.then(
        () => span.end(),
        () => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      );
      return answer;
    }) as typeof connection.query;
  });
}

function statementOf(first: unknown): { name: string; text: string } {
  const given =
    typeof first === 'object' && first !== null ? (first as { name?: string; text?: string }) : {};
  const text = typeof first === 'string' ? first : (given.text ?? '');
  const [verb = 'query'] = /^\s*\w+/.exec(text) ?? [];
  return { name: given.name ?? verb.trim().toLowerCase(), text: text.slice(0, 2000) };
}
