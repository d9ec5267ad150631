import pg from 'pg';
import { database, user } from './settings.ts';
import { port } from './socket-folder.ts';

/** Whether a query gets its answer through this socket; a server that is starting or stopping says no. */
export async function answers(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, port, user, database, connectionTimeoutMillis: 5_000 });
  // A connection cut after its answer must not take the process with it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}
