import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '#tests/factories/database.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { readConfig } from './config.ts';
import { newestMigration } from './platform/db/migrate.ts';
import { openAt } from './platform/db/open.ts';
import { startCodes, startFaultOf } from './platform/start-fault.ts';

const ignore = () => {};
const root = new URL('../', import.meta.url);
const folder = makeTemporaryFolder();
const database = await openTestDatabase();
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

function run(environment: Record<string, string>, args = ['server/main.ts']) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      args,
      { cwd: root, env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', ...environment } },
      (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }),
    ),
  );
}

async function expectSentence(environment: Record<string, string>, sentence: RegExp, args?: string[]) {
  const { code, stdout, stderr } = await run(environment, args);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(`${stdout}${stderr}`).not.toMatch(/^ +at |"stack"/m);
  expect(code).toBe(1);
}

const urlOf = (name: string) => {
  const { host, port, user } = inject('postgres');
  return `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
};

describe('a server that cannot start says why in one sentence', { timeout: 60_000 }, () => {
  it('for variables with a wrong value, without repeating it', async () => {
    const environment = { PORT: 'tres mil', DATABASE_KIND: 'oracle', METRICS_TOKEN: 'corto' };
    await expectSentence(
      environment,
      /PORT debe ser un número; DATABASE_KIND debe ser postgres o citus; METRICS_TOKEN debe tener 24.*\[SETTINGS\]/,
    );
    expect(() => readConfig({ PORT: '70000' })).toThrow(/PORT debe ser 65535 como máximo.*\[SETTINGS\]/);
  });

  it('for a port in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' && address?.port);
    await expectSentence({ PORT: port }, new RegExp(`El puerto ${port} está ocupado.*\\[PORT_TAKEN\\]`));
    other.close();
  });

  it('for a data folder that cannot be written', async () => {
    const file = path.join(folder, 'not-a-folder');
    await writeFile(file, '');
    await expectSentence(
      { DATA_DIR: path.join(file, 'data') },
      /No puedo escribir en .*DATA_DIR.*\[DATA_DIR\]/,
    );
  });

  it('for a database that is away, and so does an operator’s command', async () => {
    const away = { DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:1/vestidor' };
    const sentence =
      /^La base de datos de 127\.0\.0\.1:1 no responde \(ECONNREFUSED\).*\[DATABASE_UNREACHABLE\]/;
    await Promise.all([
      expectSentence(away, sentence),
      expectSentence(away, sentence, ['server/operator/main.ts', 'limits']),
    ]);
  });

  it('for a database that does not exist', () =>
    expect(openAt(urlOf('none'), ignore)).rejects.toThrow(
      /créala con createdb.*\(3D000\).*\[DATABASE_REFUSED\]/,
    ));

  it('for a PostgreSQL that is too old', () =>
    expect(openAt(urlOf('postgres'), ignore, 99)).rejects.toThrow(
      /hace falta el 99 o posterior.*\[DATABASE_OLD\]/,
    ));

  it('for a database of a newer version, unless that version says that this one works on it', async () => {
    const { pool } = database;
    const { rows } = await pool.query<{ name: string }>('select current_database() as name');
    const url = urlOf(rows[0]?.name ?? '');
    await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)`);
    const said: string[] = [];
    await (await openAt(url, (message) => said.push(message))).close();
    expect(said).toEqual([expect.stringContaining('esta puede trabajar con ella')]);
    await pool.query('update migration_turn set works_since = $1', [newestMigration() + 1]);
    await expect(openAt(url, ignore)).rejects.toThrow(
      /una versión posterior de Vestidor.*\[DATABASE_NEWER\]/,
    );
    await pool.query('alter table migration_turn drop column works_since');
    await expect(openAt(url, ignore)).rejects.toThrow('[DATABASE_NEWER]');
  });
});

it('errors of the system become sentences, and faults of the program do not', () => {
  const codeOf = (fields: object) => startFaultOf(Object.assign(new Error('x'), fields))?.code;
  expect(codeOf({ code: 'EROFS', path: '/data/photos' })).toBe('DATA_DIR');
  expect(codeOf({ code: 'ENOSPC', path: '/data/photos' })).toBe('DISK_FULL');
  expect(codeOf({ code: 'EACCES', syscall: 'listen', port: 80 })).toBe('PORT_REFUSED');
  expect(codeOf({ code: 'ENOTFOUND', syscall: 'getaddrinfo' })).toBe('SETTINGS');
  expect(codeOf({ code: 'EACCES' })).toBeUndefined();
  expect(startFaultOf(new TypeError('x'))).toBeUndefined();
});

it('docs/operating.md explains every code', () => {
  const page = readFileSync(new URL('docs/operating.md', root), 'utf8');
  const explained = [...page.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, code]) => code);
  for (const code of startCodes) expect(explained).toContain(code);
});
