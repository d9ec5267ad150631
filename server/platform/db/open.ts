import path from 'node:path';
import type { Config } from '#server/config.ts';
import { connectDatabase, type DatabaseClient } from './client.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrate } from './migrate.ts';

/** `close` also stops an embedded server that this process started. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<DatabaseClient> {
  if (config.databaseUrl !== undefined) {
    const client = connectDatabase({ connectionString: config.databaseUrl });
    await migrate(client);
    return client;
  }
  const embedded = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log });
  const client = connectDatabase(embedded.connection);
  await migrate(client);
  return {
    ...client,
    async close() {
      await client.close();
      await embedded.stop();
    },
  };
}
