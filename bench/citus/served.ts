import path from 'node:path';
import { connectDatabase, type DatabaseClient } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createCitusDatabase } from '#tests/factories/citus-cluster.ts';
import { type RealServer, startServer } from '../faults/real-server.ts';
import type { Ground } from './ground.ts';
import { operate } from './operate.ts';

export interface Served {
  server: RealServer;
  database: DatabaseClient;
  url: string;
  dataDir: string;
  close(): Promise<void>;
}

/** The product on a database of its own, distributed among the first two workers. */
export async function serve({ cluster, folder }: Ground, name: string): Promise<Served> {
  await createCitusDatabase(cluster.ports, name, 2);
  const url = cluster.address(name);
  const dataDir = path.join(folder, name);
  const database = connectDatabase({ connectionString: url, max: 3 });
  await migrate(database);
  await operate(url, dataDir, 'database', 'distribute', '--shards', '8');
  const server = await startServer(dataDir, {
    env: { DATABASE_URL: url, DATABASE_KIND: 'citus', PAYMENTS_SANDBOX: 'false', DRAW_AHEAD: 'false' },
  });
  return {
    server,
    database,
    url,
    dataDir,
    async close() {
      await server.end();
      await database.close();
    },
  };
}
