import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerUnderTest, StoreUnderTest } from './store-under-test.ts';
import { nameOf, pickVictim, strike, type Victim } from './victims.ts';

export interface Subject {
  store: StoreUnderTest;
  dataDir: string;
  /** Of all rounds on this folder. */
  confirmed: Set<string>;
  victims?: readonly Victim[];
}

export interface RoundResult {
  story: string;
  lost: string[];
  restartMs: number;
}

const writersAtOnce = 4;
/** A first start takes about a second. */
const firstStartMs = 1_200;
const recoveryPatienceMs = 30_000;
const startPatienceMs = 60_000;
let serial = 0;
let lastRefusal = '';

async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = sleep(ms, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`${what}: nada en ${ms / 1000} s`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.abort();
  }
}

const hasEnded = ({ child }: ServerUnderTest) => child.exitCode !== null || child.signalCode !== null;

async function ended(server: ServerUnderTest): Promise<void> {
  if (!hasEnded(server)) await within(startPatienceMs, 'parada', once(server.child, 'exit'));
}

/** Failed writes were not acknowledged. */
function keepWriting(server: ServerUnderTest, confirmed: Set<string>) {
  let stopped = false;
  const write = async () => {
    while (!stopped && !hasEnded(server)) {
      serial += 1;
      const id = `prenda-${serial}`;
      try {
        await server.write(id);
        confirmed.add(id);
      } catch (error) {
        lastRefusal = (error as Error).message;
        await sleep(50);
      }
    }
  };
  const writers = Array.from({ length: writersAtOnce }, write);
  return async () => {
    stopped = true;
    await Promise.all(writers);
  };
}

/** The same server must recover. */
async function untilConfirmed(
  server: ServerUnderTest,
  confirmed: Set<string>,
  more: number,
): Promise<number> {
  const startedAt = Date.now();
  const goal = confirmed.size + more;
  while (confirmed.size < goal) {
    if (hasEnded(server)) throw new Error(`el servidor ha caído con su base de datos: ${server.output()}`);
    if (Date.now() - startedAt > recoveryPatienceMs) {
      throw new Error(`el servidor no ha vuelto a escribir: ${lastRefusal}`);
    }
    await sleep(10);
  }
  return Date.now() - startedAt;
}

async function interruptFirstStart({ store, dataDir }: Subject): Promise<string> {
  const server = store.launch(dataDir);
  server.ready.catch(() => {});
  const afterMs = Math.round(Math.random() * firstStartMs);
  await sleep(afterMs);
  const victim: Victim = Math.random() < 0.5 ? 'server' : 'everything';
  strike(victim, server.child, dataDir);
  server.child.kill('SIGKILL');
  await ended(server);
  return `primer arranque: muere ${nameOf(victim)} a los ${afterMs} ms; `;
}

async function start(
  { store, dataDir }: Subject,
  running: ServerUnderTest[],
): Promise<{ server: ServerUnderTest; tookMs: number }> {
  const startedAt = Date.now();
  const server = store.launch(dataDir);
  running.push(server);
  await within(startPatienceMs, 'arranque', server.ready);
  return { server, tookMs: Date.now() - startedAt };
}

async function strikeWhileWriting(subject: Subject, server: ServerUnderTest): Promise<string> {
  const finish = keepWriting(server, subject.confirmed);
  const victim = pickVictim(subject.victims);
  const afterMs = 100 + Math.round(Math.random() * 1_500);
  await sleep(afterMs);
  strike(victim, server.child, subject.dataDir);
  let story = `muere ${nameOf(victim)} a los ${afterMs} ms`;
  if (victim !== 'server' && victim !== 'everything') {
    story += `, vuelve a escribir en ${await untilConfirmed(server, subject.confirmed, writersAtOnce + 1)} ms`;
    server.child.kill('SIGKILL');
  }
  await ended(server);
  await finish();
  return story;
}

async function lifeAndDeath(
  subject: Subject,
  isFirst: boolean,
  running: ServerUnderTest[],
): Promise<RoundResult> {
  let story = isFirst ? await interruptFirstStart(subject) : '';
  const { server } = await start(subject, running);
  story += await strikeWhileWriting(subject, server);
  // The orphaned database may have been told to stop.
  await sleep(Math.random() < 0.5 ? 0 : Math.random() * 4_000);

  const { server: next, tookMs } = await start(subject, running);
  const kept = await within(startPatienceMs, 'lectura', next.readAll());
  const lost = [...subject.confirmed].filter((id) => !kept.has(id));
  next.child.kill(Math.random() < 0.5 ? 'SIGTERM' : 'SIGKILL');
  await ended(next);
  return { story, lost, restartMs: tookMs };
}

export async function runRound(subject: Subject, isFirst: boolean): Promise<RoundResult> {
  const running: ServerUnderTest[] = [];
  try {
    return await lifeAndDeath(subject, isFirst, running);
  } finally {
    for (const server of running) server.child.kill('SIGKILL');
  }
}
