import path from 'node:path';
import type { Config } from '#server/config.ts';
import { connectDatabase, type DatabaseClient } from './client.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrate } from './migrate.ts';
import { oldestPostgres, requirePostgres, unusableDatabase } from './unusable-database.ts';

/** `close` also stops an embedded server that this process started. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<DatabaseClient> {
  if (config.databaseUrl !== undefined) return openAt(config.databaseUrl, log);
  const embedded = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log });
  const client = connectDatabase(embedded.connection);
  const close = async () => {
    await client.close();
    await embedded.stop();
  };
  try {
    await migrate(client, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...client, close };
}

/** @throws StartFault where the database cannot serve */
export async function openAt(
  url: string,
  log: (message: string) => void,
  oldest = oldestPostgres,
): Promise<DatabaseClient> {
  const client = connectDatabase({ connectionString: url });
  try {
    await requirePostgres(client, oldest);
    await migrate(client, log);
    return client;
  } catch (error) {
    await client.close();
    throw unusableDatabase(error, url) ?? error;
  }
}
