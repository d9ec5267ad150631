import path from 'node:path';
import { connectDatabase, type DatabaseClient } from '#server/platform/db/client.ts';
import { type ServerProcess, startServer } from '#tests/durability/server-process.ts';
import { createCitusDatabase } from '#tests/factories/citus-cluster.ts';
import type { Ground } from './ground.ts';
import { operate } from './operate.ts';

export interface Served {
  server: ServerProcess;
  database: DatabaseClient;
  url: string;
  dataDir: string;
  close(): Promise<void>;
}

/** Returns the address of a database that is distributed among the first two workers. */
export async function makeDistributed({ cluster }: Ground, name: string, dataDir: string): Promise<string> {
  await createCitusDatabase(cluster.ports, name, 2);
  const url = cluster.address(name);
  await operate(url, dataDir, 'database', 'distribute', '--shards', '8');
  return url;
}

/** The product on a database of its own. */
export async function serve(ground: Ground, name: string): Promise<Served> {
  const dataDir = path.join(ground.folder, name);
  const url = await makeDistributed(ground, name, dataDir);
  const database = connectDatabase({ connectionString: url, max: 3 });
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
