import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { httpStore } from '#tests/durability/http-store.ts';
import { runRound } from '#tests/durability/round.ts';
import { type ServerProcess, startServer } from '#tests/durability/server-process.ts';
import type { Victim } from '#tests/durability/victims.ts';
import { address } from '#tests/factories/orderer.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { send, sum, type Tally, Writer } from './people.ts';

/** `failures` counts failed starts and stops, and calls that hung. */
export interface Outcome extends Tally {
  faults: number;
  failures: string[];
}

export interface Ground {
  databaseUrl: string;
  rounds: number;
}

type Scenario = (ground: Ground, outcome: Outcome) => Promise<void>;

/** A new server with its own folder on the shared database. */
async function withServer(
  { databaseUrl }: Ground,
  work: (start: (more?: Parameters<typeof startServer>[1]) => Promise<ServerProcess>) => Promise<void>,
): Promise<void> {
  const folder = makeTemporaryFolder();
  const servers: ServerProcess[] = [];
  try {
    await work(async (more = {}) => {
      const env = { DATABASE_URL: databaseUrl, ...more.env };
      const server = await startServer(folder, { ...more, env });
      servers.push(server);
      return server;
    });
  } finally {
    for (const server of servers) await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function dying(victims: readonly Victim[]): Scenario {
  return async ({ rounds }, outcome) => {
    const store = await httpStore();
    const dataDir = makeTemporaryFolder();
    const confirmed = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      try {
        const { lost } = await runRound({ store, dataDir, confirmed, victims }, false);
        outcome.lost += lost.length;
      } catch (error) {
        outcome.failures.push((error as Error).message);
      }
      outcome.faults++;
    }
    outcome.acknowledged = confirmed.size;
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}

/** The exit is clean and every acknowledged photograph is stored. */
const stoppedMidUpload: Scenario = (ground, outcome) =>
  withServer(ground, async (start) => {
    const imageBase64 = (await photograph()).toString('base64');
    let server = await start();
    for (let round = 0; round < ground.rounds; round++) {
      const writer = await Writer.signUp(server.origin);
      await Promise.all([1, 2, 3].map(() => writer.add(server.origin)));
      const { origin } = server;
      const { wardrobe } = JSON.parse((await writer.send(origin, 'GET', '/api/wardrobe')).text);
      const uploads = wardrobe.items.map(async ({ id }: { id: string }) => {
        const answer = await writer
          .send(origin, 'PUT', `/api/wardrobe/items/${id}/photo`, { imageBase64 })
          .catch(() => null);
        return answer?.ok === true ? String(JSON.parse(answer.text).item.photo.full) : null;
      });
      await sleep(Math.random() * 250);
      const code = await server.end('SIGTERM');
      if (code !== 0) outcome.failures.push(`ended with ${code}: ${server.output().slice(-300)}`);
      const photos = (await Promise.all(uploads)).filter((photo) => photo !== null);
      server = await start();
      for (const photo of photos) {
        outcome.acknowledged++;
        if (!(await writer.send(server.origin, 'GET', photo)).ok) outcome.lost++;
      }
      const tally = await writer.tally(server.origin);
      Object.assign(outcome, sum([outcome, tally]));
      outcome.faults++;
    }
  });

/** Requires permission to mount a disk. */
const fullDisk: Scenario = async ({ rounds }, outcome) => {
  const disk = makeTemporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=0755', 'tmpfs', disk]);
  } catch {
    outcome.failures.push('not run: no disk may be mounted here');
    return;
  }
  const dataDir = path.join(disk, 'data');
  const filler = path.join(disk, 'filler');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const imageBase64 = (await photograph()).toString('base64');
  let server: ServerProcess | undefined;
  const writers: Writer[] = [];
  try {
    server = await startServer(dataDir);
    for (let round = 0; round < rounds; round++) {
      const writer = await Writer.signUp(server.origin);
      writers.push(writer);
      await writer.add(server.origin);
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
      } catch {}
      const { origin } = server;
      const { wardrobe } = JSON.parse((await writer.send(origin, 'GET', '/api/wardrobe')).text);
      const photo = `/api/wardrobe/items/${wardrobe.items[0].id}/photo`;
      await Promise.all([
        ...Array.from({ length: 20 }, () => writer.add(origin)),
        writer.send(origin, 'PUT', photo, { imageBase64 }).catch(() => null),
      ]);
      rmSync(filler, { force: true });
      // In two of three rounds the next server starts on the state left behind.
      if (round % 3 !== 0) {
        await server.end(round % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
        server = await startServer(dataDir);
      }
      let goesOn = false;
      for (let attempt = 0; attempt < 50 && !goesOn; attempt++) {
        goesOn = await writer.add(server.origin);
        if (!goesOn) await sleep(200);
      }
      if (!goesOn) outcome.failures.push(`does not write again: ${server.output().slice(-300)}`);
      outcome.faults++;
    }
    for (const writer of writers) Object.assign(outcome, sum([outcome, await writer.tally(server.origin)]));
  } catch (error) {
    outcome.failures.push((error as Error).message.slice(0, 300));
  } finally {
    await server?.end('SIGTERM');
    await sleep(500);
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
};

/** Slow-sending or non-reading clients beside a normal one. */
const slowClients: Scenario = (ground, outcome) =>
  withServer(ground, async (start) => {
    const { origin } = await start();
    const port = Number(new URL(origin).port);
    const writers: Writer[] = [];
    for (let round = 0; round < ground.rounds; round++) {
      const writer = await Writer.signUp(origin);
      writers.push(writer);
      const slow = Array.from({ length: 40 }, (_, index) => {
        const socket = net.connect(port, '127.0.0.1');
        socket.on('error', () => {});
        if (index % 2 === 0) socket.pause();
        socket.write(
          index % 3 === 0
            ? 'GET /api/store/pro'
            : index % 3 === 1
              ? 'POST /api/wardrobe/items HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"name"'
              : `GET /api/openapi.json HTTP/1.1\r\nhost: x\r\ncookie: ${writer.cookie}\r\n\r\n`.repeat(20),
        );
        return socket;
      });
      for (let call = 0; call < 10; call++) {
        if (!(await writer.add(origin))) outcome.failures.push('somebody else was not answered');
      }
      for (const socket of slow) socket.destroy();
      outcome.faults++;
    }
    for (const writer of writers) Object.assign(outcome, sum([outcome, await writer.tally(origin)]));
  });

/** The payer gets an error and other requests continue. */
const slowProvider: Scenario = (ground, outcome) =>
  withServer(ground, async (start) => {
    const { origin } = await start();
    const turn = (fault: string) => send(origin, 'POST', '/sandbox/switches', { body: { paypal: fault } });
    if (!(await turn('hang')).ok) throw new Error('the sandbox has no switch');
    const writers = await Promise.all(Array.from({ length: ground.rounds }, () => Writer.signUp(origin)));
    const order = { amount: 19.95, currency: 'EUR', intent: 'CAPTURE' };
    const paying = writers.map((writer) =>
      writer.send(origin, 'POST', '/api/paypal/order', order).catch((error: Error) => error),
    );
    for (const writer of writers) {
      if (!(await writer.add(origin))) outcome.failures.push('somebody else was not answered');
    }
    for (const answer of await Promise.all(paying)) {
      if (answer instanceof Error) outcome.failures.push(`paying hung: ${answer.message}`);
      else if (answer.status === 500) outcome.failures.push('paying broke');
      outcome.faults++;
    }
    await turn('none');
    for (const writer of writers) {
      const again = await writer.send(origin, 'POST', '/api/paypal/order', order);
      if (!again.ok) outcome.failures.push(`paying afterwards: ${again.status}`);
      Object.assign(outcome, sum([outcome, await writer.tally(origin)]));
    }
  });

const clockJump: Scenario = (ground, outcome) =>
  withServer(ground, async (start) => {
    const clock = path.join(makeTemporaryFolder(), 'clock');
    writeFileSync(clock, '0');
    const { origin } = await start({
      args: ['--import', path.join(import.meta.dirname, 'shifted-clock.mjs')],
      env: { SHIFTED_CLOCK: clock },
    });
    let writer = await Writer.signUp(origin);
    const writers = [writer];
    for (let round = 0; round < ground.rounds; round++) {
      if (round % 5 === 4) {
        writer = await Writer.signUp(origin);
        writers.push(writer);
      }
      const writing = Promise.all(Array.from({ length: 5 }, () => writer.add(origin)));
      writeFileSync(clock, String(Math.round((Math.random() - 0.5) * 14 * 24 * 3600 * 1000)));
      await writing;
      await sleep(60);
      if (!(await writer.add(origin))) outcome.failures.push('does not write after the leap');
      outcome.faults++;
    }
    writeFileSync(clock, '0');
    await sleep(60);
    for (const one of writers) Object.assign(outcome, sum([outcome, await one.tally(origin)]));
  });

/** Identical concurrent requests take effect once. */
const duplicates: Scenario = (ground, outcome) =>
  withServer(ground, async (start) => {
    const { origin } = await start();
    for (let round = 0; round < ground.rounds; round++) {
      const name = `d-${randomUUID().slice(0, 12)}`;
      const body = { username: name, email: `${name}@ejemplo.es`, password: 'una-clave-larga' };
      const sixTimes = (call: () => Promise<{ ok: boolean; status: number; text: string }>) =>
        Promise.all(Array.from({ length: 6 }, call));
      const accounts = await sixTimes(() => send(origin, 'POST', '/api/register', { body }));
      const made = accounts.filter(({ ok }) => ok).length;
      const writer = await Writer.signUp(origin);
      const trials = await sixTimes(() => writer.send(origin, 'POST', '/api/trial/start'));
      const started = trials.filter(({ ok }) => ok).length;
      const variant = { productId: 'camisa-popelin-recta', color: 'blanco', size: 'M', quantity: 1 };
      await writer.send(origin, 'POST', '/api/store/cart/add', variant);
      const { items, total } = JSON.parse((await writer.send(origin, 'GET', '/api/store/cart')).text);
      const order = {
        checkoutKey: randomUUID(),
        method: 'bank_transfer',
        address,
        items: items.map(({ productId, color, size, quantity, price }: Record<string, unknown>) => ({
          productId,
          color,
          size,
          quantity,
          price,
        })),
        total,
      };
      const orders = await sixTimes(() => writer.send(origin, 'POST', '/api/store/orders', order));
      const kept = JSON.parse((await writer.send(origin, 'GET', '/api/store/orders')).text).orders.length;
      outcome.acknowledged +=
        Math.min(made, 1) + Math.min(started, 1) + (orders.some(({ ok }) => ok) ? 1 : 0);
      outcome.doubled += Math.max(0, made - 1) + Math.max(0, kept - 1);
      outcome.lost += orders.some(({ ok }) => ok) && kept === 0 ? 1 : 0;
      if (made !== 1 || started < 1 || !orders.some(({ ok }) => ok))
        outcome.failures.push(
          `accounts ${made}, trials ${started}, orders ${orders.map(({ status }) => status)}`,
        );
      const broken = [...accounts, ...trials, ...orders].filter(({ status }) => status >= 500).length;
      if (broken > 0) outcome.failures.push(`${broken} broke`);
      outcome.faults++;
    }
  });

/** The previous version serves while this one migrates. */
const twoVersions: Scenario = (ground, outcome) =>
  withServer(ground, async (start) => {
    const root = path.resolve(import.meta.dirname, '../..');
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const folder = makeTemporaryFolder();
    // The last commit with fewer migrations.
    const journal = 'server/platform/db/migrations/meta/_journal.json';
    let before: string;
    try {
      const [newest = ''] = git('log', '--format=%H', '-1', '--', journal).split('\n');
      before = git('rev-parse', `${newest}~1`);
      git('worktree', 'add', '--detach', folder, before);
    } catch (error) {
      outcome.failures.push(`not run: ${(error as Error).message.slice(0, 100)}`);
      return;
    }
    try {
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      const old = await start({ folder });
      const writers: Writer[] = [];
      for (let round = 0; round < ground.rounds; round++) {
        const writer = await Writer.signUp(old.origin);
        writers.push(writer);
        const writing = Promise.all(Array.from({ length: 8 }, () => writer.add(old.origin)));
        const current = await start();
        if ((await writing).some((kept) => !kept))
          outcome.failures.push('the old one did not write meanwhile');
        const both = [old, current, old, current].map(({ origin }) => writer.add(origin));
        if ((await Promise.all(both)).some((kept) => !kept))
          outcome.failures.push('one of both did not write');
        const one = await writer.tally(old.origin);
        const other = await writer.tally(current.origin);
        if (JSON.stringify(one) !== JSON.stringify(other)) outcome.failures.push('they do not see the same');
        Object.assign(outcome, sum([outcome, other]));
        const code = await current.end('SIGTERM');
        if (code !== 0) outcome.failures.push(`ended with ${code}: ${current.output().slice(-300)}`);
        outcome.faults++;
      }
    } finally {
      git('worktree', 'remove', '--force', folder);
    }
  });

export const scenarios: Record<string, Scenario> = {
  'kill -9 of the server': dying(['server', 'everything']),
  'restart of the database, lost connections': dying(['postmaster', 'one backend', 'database']),
  'SIGTERM mid-upload': stoppedMidUpload,
  'disk full': fullDisk,
  'slow clients': slowClients,
  'slow provider': slowProvider,
  'clock jump': clockJump,
  'the same request six times at once': duplicates,
  'two versions at once': twoVersions,
};
