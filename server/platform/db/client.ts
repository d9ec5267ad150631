import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** What a query runs on: the database, or a transaction of it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseClient {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool of connections. Nothing is sent until the first query. */
export function connectDatabase(connection: pg.PoolConfig): DatabaseClient {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, ...connection });
  // A connection that the server drops is replaced by the pool at the next query, and a query under
  // way fails by itself; without listeners either event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
