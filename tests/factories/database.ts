import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { distribute } from '#server/platform/db/citus/distribute.ts';
import { connectDatabase, type DatabaseClient } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { connectionTo, createCitusDatabase, dropCitusDatabase, type Ports } from './citus-cluster.ts';
import { closedAfter } from './closed-after.ts';

/** Migrated; dropped after the tests that share it. */
export async function openTestDatabase(): Promise<DatabaseClient> {
  const postgres = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const ports = inject('citus');
  if (ports !== null) return openDistributed(ports, name);
  const admin = connectDatabase({ ...postgres, database: 'postgres', max: 1 });
  await admin.pool.query(`create database ${name} template ${inject('template')}`);
  const client = connectDatabase({ ...postgres, database: name, max: 5 });
  closedAfter({
    async close() {
      await client.close();
      await admin.pool.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  });
  return client;
}

async function openDistributed(ports: Ports, name: string): Promise<DatabaseClient> {
  await createCitusDatabase(ports, name);
  const empty = connectDatabase({ ...connectionTo(ports), database: name, max: 2 });
  await migrate(empty);
  await distribute(empty.pool, 4);
  await empty.pool.query(`alter database ${name} set citus.multi_task_query_log_level = 'log'`);
  await empty.close();
  const client = connectDatabase({ ...connectionTo(ports), database: name, max: 5 });
  closedAfter({
    async close() {
      await client.close();
      await dropCitusDatabase(ports, name);
    },
  });
  return client;
}
