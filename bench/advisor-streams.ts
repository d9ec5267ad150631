import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { startOwnServer } from './_own-server.ts';
import type { Order } from './_stream-clients.ts';

/* Delay of each streamed word, and the effect of 200 open streams on other requests. */
const rounds = process.env.BENCH_SHORT === undefined ? 5 : 2;
const streams = 200;
const words = 200;
process.env.BENCH_WORDS = String(words);

const clients = new Worker(new URL('./_stream-clients.ts', import.meta.url));
const [provider] = (await once(clients, 'message')) as [string];
Object.assign(process.env, {
  OPENAI_API_KEY: 'bench',
  OPENAI_BASE_URL: provider,
  CHAT_DAILY_BUDGET_EUR: '1000',
  CHAT_PERSON_DAILY_BUDGET_EUR: '1000',
  CHAT_VISITORS_DAILY_BUDGET_EUR: '1000',
});
const server = await startOwnServer();
const cookie = (await server.demoSession()).split(';', 1)[0] ?? '';

let orders = 0;
/** @param onOpen called when every stream has sent its first word */
function ask(order: Order, onOpen = () => {}): Promise<number[]> {
  const id = ++orders;
  return new Promise((resolve) => {
    const onMessage = (
      reply: { id: number; open: true; millis?: undefined } | { id: number; millis: number[] },
    ) => {
      if (reply.id !== id) return;
      if (reply.millis === undefined) return onOpen();
      clients.off('message', onMessage);
      resolve(reply.millis);
    };
    clients.on('message', onMessage);
    clients.postMessage({ id, order });
  });
}

const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
const summary = (values: readonly number[]) =>
  `${at(values, 0.5).toFixed(2)} ms (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;

const { origin } = server;
const results = {
  direct: [] as number[],
  through: [] as number[],
  crowd: [] as number[],
  opening: [] as number[],
  quiet: [] as number[],
  busy: [] as number[],
};
await ask({ do: 'streams', origin, count: 1, round: 1000 });
for (let round = 0; round < rounds; round++) {
  results.direct.push(at(await ask({ do: 'direct', provider }), 0.5));
  results.through.push(at(await ask({ do: 'streams', origin, count: 1, round: round + 2000 }), 0.5));
  results.quiet.push(at(await ask({ do: 'calls', origin, cookie, count: 300 }), 0.99));
  const began = performance.now();
  const opened = Promise.withResolvers<void>();
  const streaming = ask({ do: 'streams', origin, count: streams, round }, opened.resolve);
  await opened.promise;
  results.opening.push(performance.now() - began);
  results.busy.push(at(await ask({ do: 'calls', origin, cookie, count: 150 }), 0.99));
  const late = await streaming;
  if (late.length !== streams * words) throw new Error(`${late.length} words arrived`);
  results.crowd.push(at(late, 0.5));
}
console.log(
  `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, Node ${process.version}; medians of ${rounds} rounds (spread)`,
);
console.log(`a word straight from its provider, median of a round     ${summary(results.direct)}`);
console.log(`the same word through the server                         ${summary(results.through)}`);
console.log(`a word through the server, ${streams} streams open               ${summary(results.crowd)}`);
console.log(`until ${streams} streams that begin together have begun       ${summary(results.opening)}`);
console.log(`p99 of GET /api/auth/user, no stream open                ${summary(results.quiet)}`);
console.log(`p99 of GET /api/auth/user, ${streams} streams open               ${summary(results.busy)}`);
await server.close();
await clients.terminate();
