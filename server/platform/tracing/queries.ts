import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { Database } from '#server/platform/db/client.ts';

type Query = (...input: unknown[]) => unknown;

/** Without parameters, which may be personal. */
export function followQueries(db: Database, tracer: Tracer, parentOf: () => Span | undefined): void {
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
