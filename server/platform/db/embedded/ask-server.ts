import pg from 'pg';
import { database, user } from './settings.ts';
import { port } from './socket-folder.ts';

export async function acceptsQueries(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, port, user, database, connectionTimeoutMillis: 5_000 });
  // A connection cut after its response must not end the process.
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
