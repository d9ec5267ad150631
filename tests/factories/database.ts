import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseClient } from '#server/platform/db/client.ts';

/** Migrated; dropped on close. */
export async function openTestDatabase(): Promise<DatabaseClient> {
  const postgres = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = connectDatabase({ ...postgres, database: 'postgres', max: 1 });
  await admin.pool.query(`create database ${name} template ${inject('template')}`);
  const client = connectDatabase({ ...postgres, database: name, max: 5 });
  return {
    ...client,
    async close() {
      await client.close();
      await admin.pool.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
