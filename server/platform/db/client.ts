import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseClient {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export function connectDatabase(connection: pg.PoolConfig): DatabaseClient {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, ...connection });
  // Without listeners a dropped connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
