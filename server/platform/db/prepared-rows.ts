import { Column, fillPlaceholders, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

type RowOf<Q> = Q extends PromiseLike<(infer Row)[]> ? Row : never;

export interface Lines<Row> {
  /** One text, of which `splitLines` makes lines. */
  text: SQL;
  rowIn: (line: string) => Row;
}

/** Neither in JSON's texts nor between them. */
const separator = '\u001f';

export const splitLines = (text: string): string[] => (text === '' ? [] : text.split(separator));

/**
 * A line of JSON for each row: the driver and Drizzle each spend as long on the cells as the query takes.
 * @param fields the selected columns, in order
 */
export function linesOf<Q extends SQLWrapper>(
  name: string,
  fields: Record<string, unknown>,
  query: Q,
): Lines<RowOf<Q>> {
  for (const [key, field] of Object.entries(fields)) {
    if (is(field, Column) && !plainColumns.has(field.columnType)) {
      throw new Error(`${name}: ${key} is a ${field.columnType}, which has to be mapped`);
    }
  }
  const keys = Object.keys(fields);
  const moments = new Set(keys.filter((key) => is(fields[key], PgTimestamp)));
  const cells = sql.raw(keys.map((_, index) => `c${index}`).join());
  return {
    text: sql`(select coalesce(string_agg(json_build_array(${cells})::text, E'\\x1f'), '')
      from ${query} rows(${cells}))`,
    rowIn: (line) => {
      const values = JSON.parse(line);
      const row: Record<string, unknown> = {};
      for (let index = 0; index < keys.length; index++) row[keys[index] as string] = values[index];
      for (const key of moments) if (row[key] !== null) row[key] = new Date(row[key] as string);
      return row as RowOf<Q>;
    },
  };
}

export function prepareRows<Q extends SQLWrapper>(
  db: Database,
  name: string,
  fields: Record<string, unknown>,
  query: Q,
): (values: Record<string, unknown>) => Promise<RowOf<Q>[]> {
  const { text, rowIn } = linesOf(name, fields, query);
  const read = prepareRow<{ lines: string }>(db, name, sql`select ${text} as lines`);
  return async (values) => splitLines((await read(values)).lines).map(rowIn);
}

const dialect = new PgDialect();

/** For queries that the query builder cannot express. */
export function prepareRow<Row extends object>(
  db: Database,
  name: string,
  query: SQL,
): (values: Record<string, unknown>) => Promise<Row> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return async (values) => {
    const answer = await db.$client.query<Row>({
      name,
      text,
      values: fillPlaceholders(params, values),
      types,
    });
    return answer.rows[0] as Row;
  };
}
