import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/platform/db/client.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
    template: string;
  }
}

/** One PostgreSQL per run; each test file copies its migrated template. */
export default async function startPostgres(project: TestProject) {
  const folder = makeTemporaryFolder();
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    survivesPowerCuts: false,
  });
  const { host, port, user, database } = server.connection;
  const template = 'vestidor_template';
  const admin = connectDatabase({ host, port, user, database });
  await admin.pool.query(`create database ${template}`);
  await admin.close();
  const migrated = connectDatabase({ host, port, user, database: template });
  await migrate(migrated);
  await migrated.close();
  project.provide('postgres', { host, port, user });
  project.provide('template', template);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
