import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/platform/db/client.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { connectionTo, type Ports } from '#tests/factories/citus-cluster.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { guardWardrobeState } from './guard-wardrobe-state.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
    template: string;
    /** Of a coordinator and its workers, each of whose databases is distributed. */
    citus: Ports | null;
  }
}

/** One PostgreSQL per run; each test file copies its migrated template. */
export default async function startPostgres(project: TestProject) {
  const ports: Ports | null = process.env.CITUS_PORTS ? process.env.CITUS_PORTS.split(',').map(Number) : null;
  project.provide('citus', ports);
  if (ports !== null) {
    project.provide('postgres', connectionTo(ports));
    return;
  }
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
  await guardWardrobeState(migrated.pool);
  await migrated.close();
  project.provide('postgres', { host, port, user });
  project.provide('template', template);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
