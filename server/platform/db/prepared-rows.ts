import { Column, fillPlaceholders, is, type SQL } from 'drizzle-orm';
import { PgDialect, PgTimestamp } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './client.ts';

const { builtins } = pg.types;
const readers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(text)],
  [builtins.DATE, (text) => text],
]);
const types = {
  getTypeParser: (type: number, format?: string) =>
    (format !== 'binary' && readers.get(type)) || pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig;

const plainColumns = new Set([
  'PgText',
  'PgUUID',
  'PgInteger',
  'PgBoolean',
  'PgReal',
  'PgDoublePrecision',
  'PgJsonb',
  'PgTimestamp',
  'PgDateString',
  'PgArray',
]);

interface Query {
  toSQL(): { sql: string; params: unknown[] };
}
type RowOf<Q> = Q extends PromiseLike<(infer Row)[]> ? Row : never;

/**
 * As one JSON text: the driver and Drizzle each spend as long on the cells as the query takes.
 * @param fields the selected columns, in order
 */
export function prepareRows<Q extends Query>(
  db: Database,
  name: string,
  fields: Record<string, unknown>,
  query: Q,
): (values: Record<string, unknown>) => Promise<RowOf<Q>[]> {
  for (const [key, field] of Object.entries(fields)) {
    if (is(field, Column) && !plainColumns.has(field.columnType)) {
      throw new Error(`${name}: ${key} is a ${field.columnType}, which has to be mapped`);
    }
  }
  const { sql, params } = query.toSQL();
  const keys = Object.keys(fields);
  const moments = new Set(keys.filter((key) => is(fields[key], PgTimestamp)));
  const cells = keys.map((_, index) => `c${index}`).join();
  const text = `select coalesce(json_agg(json_build_array(${cells})), '[]')::text from (${sql}) rows(${cells})`;
  const rowOf = (values: unknown[]) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < keys.length; index++) row[keys[index] as string] = values[index];
    for (const key of moments) if (row[key] !== null) row[key] = new Date(row[key] as string);
    return row as RowOf<Q>;
  };
  return async (values) => {
    const answer = await db.$client.query<[string]>({
      name,
      text,
      values: fillPlaceholders(params, values),
      rowMode: 'array',
    });
    return JSON.parse(answer.rows[0]?.[0] ?? '[]').map(rowOf);
  };
}

const dialect = new PgDialect();

/** For queries that the query builder cannot express. */
export function prepareRow<Row extends object>(
  db: Database,
  name: string,
  query: SQL,
): (values: Record<string, unknown>) => Promise<Row> {
  const { sql, params } = dialect.sqlToQuery(query);
  return async (values) => {
    const answer = await db.$client.query<Row>({
      name,
      text: sql,
      values: fillPlaceholders(params, values),
      types,
    });
    return answer.rows[0] as Row;
  };
}
