import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { register } from '#contract/auth.ts';
import { kinds } from '#contract/vocabulary.ts';
import { addGarment, readWardrobe } from '#contract/wardrobe.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { outputOf, type ServerUnderTest, type StoreUnderTest } from './store-under-test.ts';

const server = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Below the free plan's limit. */
const garmentsPerAccount = 15;

interface Account {
  cookie: string;
  garments: number;
}

export async function httpStore(): Promise<StoreUnderTest> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const accountsOf = new Map<string, Account[]>();

  async function call(method: string, path: string, cookie?: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  async function newAccount(): Promise<Account> {
    const name = `d${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
    const person = { username: name, email: `${name}@example.com`, password: 'durable-1234' };
    const response = await call(register.method, register.path, undefined, person);
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { cookie: cookie.join('; '), garments: 0 };
  }

  async function accountWithRoom(accounts: Account[]): Promise<Account> {
    const open = accounts.find((account) => account.garments < garmentsPerAccount);
    if (open) return open;
    const account = await newAccount();
    accounts.push(account);
    return account;
  }

  async function photoAnswers(cookie: string, photo: string): Promise<void> {
    const bytes = await (await call('GET', photo, cookie)).arrayBuffer();
    if (bytes.byteLength === 0) throw new Error(`${photo} is empty`);
  }

  async function garmentsOf(account: Account): Promise<string[]> {
    const answer = await call(readWardrobe.method, readWardrobe.path, account.cookie);
    const { wardrobe } = readWardrobe.response.parse(await answer.json());
    const last = wardrobe.items.at(-1);
    if (last) await photoAnswers(account.cookie, last.photo.thumb);
    return wardrobe.items.map((item) => item.name);
  }

  return {
    launch(dataDir): ServerUnderTest {
      const accounts = accountsOf.get(dataDir) ?? [];
      accountsOf.set(dataDir, accounts);
      const child = spawn(process.execPath, [server], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          PORT: String(port),
          HOST: 'localhost',
          DEMO: 'false',
          LOG_LEVEL: 'silent',
          RATE_LIMIT_FACTOR: '100000',
        },
      });
      const output = outputOf(child);
      async function untilReady(): Promise<void> {
        while (child.exitCode === null && child.signalCode === null) {
          const status = await fetch(`${address}/api/auth/user`).then(
            (response) => response.status,
            () => 0,
          );
          if (status === 401) return;
          await sleep(20);
        }
        throw new Error(`el servidor ha terminado: ${output()}`);
      }
      return {
        child,
        output,
        ready: untilReady(),
        async write(id) {
          const account = await accountWithRoom(accounts);
          account.garments += 1;
          const garment = { name: id, kind: kinds[0], color: 'azul' };
          await call(addGarment.method, addGarment.path, account.cookie, garment);
        },
        async readAll() {
          const lists = [];
          for (const account of accounts) lists.push(await garmentsOf(account));
          return new Set(lists.flat());
        },
      };
    },
  };
}
