import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseUser, giveTo, spawnIds } from '#server/platform/db/embedded/run-as.ts';
import { programEnvironment } from '#server/platform/db/embedded/settings.ts';

const installations = '/usr/lib/postgresql';
const user = 'vestidor';
const host = '127.0.0.1';

/** Programs of a PostgreSQL that has the extension; undefined where none is installed. */
function programs(): string | undefined {
  const versions = existsSync(installations) ? readdirSync(installations).sort() : [];
  const version = versions.findLast((one) => existsSync(path.join(installations, one, 'lib/citus.so')));
  return version && path.join(installations, version, 'bin');
}

export type Ports = readonly number[];

async function query(port: number | undefined, database: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ host, port, user, database });
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

export const connectionTo = (ports: Ports) => ({ host, port: ports[0] as number, user });

/** Knows the first `workers` workers. */
export async function createCitusDatabase(
  ports: Ports,
  name: string,
  workers = ports.length - 1,
): Promise<void> {
  for (const port of ports) {
    await query(port, 'postgres', `create database ${name}`);
    await query(port, name, 'create extension citus');
  }
  await query(ports[0], name, 'select citus_set_coordinator_host($1, $2)', [host, ports[0]]);
  for (const port of ports.slice(1, workers + 1)) await addWorker(ports, name, port);
}

export async function addWorker(ports: Ports, name: string, port: number): Promise<void> {
  await query(ports[0], name, 'select citus_add_node($1, $2)', [host, port]);
}

export async function dropCitusDatabase(ports: Ports, name: string): Promise<void> {
  for (const port of ports) await query(port, 'postgres', `drop database ${name} with (force)`);
}

export interface Cluster {
  address(database: string): string;
  ports: Ports;
  /** Nodes are numbered from 0, the coordinator. `immediate` is a crash. */
  stop(node: number, how: 'fast' | 'immediate'): Promise<void>;
  start(node: number): Promise<void>;
  /** Statements that the coordinator planned with more than one task, as written. */
  severalTasks(): Set<string>;
  close(): Promise<void>;
}

export async function startCluster(
  folder: string,
  firstPort: number,
  workers = 2,
): Promise<Cluster | undefined> {
  const bin = programs();
  if (bin === undefined) return undefined;
  const runAs = chooseUser(path.join(folder, 'citus'));
  const home = path.join(folder, 'citus');
  mkdirSync(home, { recursive: true });
  giveTo(runAs, home);
  const run = (program: string, args: string[]) =>
    promisify(execFile)(path.join(bin, program), args, {
      cwd: '/',
      env: programEnvironment,
      ...spawnIds(runAs),
    });
  const ports = Array.from({ length: workers + 1 }, (_, at) => firstPort + at);
  const dataOf = (node: number) => path.join(home, `node-${node}`);

  async function start(node: number): Promise<void> {
    const settings = {
      port: String(ports[node]),
      listen_addresses: host,
      unix_socket_directories: '',
      shared_preload_libraries: 'citus',
      // Shards move by logical replication.
      wal_level: 'logical',
      max_connections: '200',
      max_prepared_transactions: '200',
      max_locks_per_transaction: '256',
      max_replication_slots: '20',
      max_wal_senders: '20',
      shared_buffers: '64MB',
      jit: 'off',
      lc_messages: 'C',
      log_destination: 'jsonlog',
      logging_collector: 'on',
      log_directory: 'log',
      log_filename: 'postgres',
      log_rotation_age: '0',
      log_rotation_size: '0',
      log_min_messages: 'log',
      log_min_error_statement: 'log',
      log_checkpoints: 'off',
    };
    const child = spawn(
      path.join(bin as string, 'postgres'),
      [
        '-D',
        dataOf(node),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { cwd: '/', env: programEnvironment, stdio: 'ignore', ...spawnIds(runAs) },
    );
    const ended = once(child, 'exit');
    running.set(node, { child, ended });
    for (let waited = 0; waited < 60_000; waited += 100) {
      if (child.exitCode !== null) break;
      if (await query(ports[node] as number, 'postgres', 'select 1').catch(() => null)) return;
      await sleep(100);
    }
    throw new Error(`node ${node} did not start`);
  }

  const running = new Map<number, { child: ReturnType<typeof spawn>; ended: Promise<unknown> }>();
  process.on('exit', () => {
    for (const { child } of running.values()) child.kill('SIGQUIT');
  });

  async function stop(node: number, how: 'fast' | 'immediate'): Promise<void> {
    const process = running.get(node);
    if (process === undefined) return;
    process.child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await process.ended;
    running.delete(node);
  }

  for (const node of ports.keys()) {
    await run('initdb', [
      '-D',
      dataOf(node),
      `--username=${user}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '-A',
      'trust',
    ]);
    await start(node);
  }

  return {
    address: (database) => `postgres://${user}@${host}:${ports[0]}/${database}`,
    ports,
    stop,
    start,
    severalTasks() {
      const found = new Set<string>();
      const log = path.join(dataOf(0), 'log/postgres.json');
      if (!existsSync(log)) return found;
      for (const line of readFileSync(log, 'utf8').split('\n')) {
        if (!line.includes('multi-task query about to be executed')) continue;
        const { message, statement } = JSON.parse(line) as { message: string; statement?: string };
        if (message.startsWith('multi-task') && statement !== undefined) found.add(statement);
      }
      return found;
    },
    async close() {
      for (const node of [...running.keys()].reverse()) await stop(node, 'immediate');
    },
  };
}
