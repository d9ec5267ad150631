import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seeded } from '#tests/hostile/seeded.ts';
import type { Person } from './killings.ts';
import { newShopper } from './shopper.ts';
import { waysToPay } from './ways.ts';
import type { World } from './world.ts';

interface Caught {
  url: string;
  headers: Record<string, string>;
  body: string;
}

async function catchWebhooks(): Promise<{ origin: string; caught: Caught[]; close(): void }> {
  const caught: Caught[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' &&
        !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
          ? [[name, value]]
          : [],
      ),
    );
    caught.push({ url: request.url ?? '/', headers, body: Buffer.concat(chunks).toString() });
    response.end('{"received":true}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to catch webhooks on');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    caught,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const deliver = (origin: string, { url, headers, body }: Caught): Promise<number> =>
  fetch(`${origin}${url}`, { method: 'POST', headers, body }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

export async function allAtOnce(world: World, times: number): Promise<Person[]> {
  const { paypal: way } = waysToPay(world.providers);
  const people: Person[] = [];
  for (let time = 0; time < times; time++) {
    const shopper = await newShopper(world.server.origin);
    const order = await way.order(shopper);
    if (order === null) throw new Error('the order was not made');
    await way.approve(order);
    const activation = { paymentId: order, amount: 19.95 };
    await Promise.all([
      way.comeBack(shopper, order),
      way.comeBack(shopper, order),
      shopper.call('POST', '/api/activate-premium', activation),
      shopper.call('POST', '/api/activate-premium', activation),
    ]);
    people.push({ id: shopper.id, way: 'paypal', paid: true });
  }
  await sleep(3000);
  return people;
}

/** Concurrent payers, so that their webhooks interleave. */
const together = 20;

/** Ten deliveries of every webhook in a seeded random order. */
export async function shuffledWebhooks(world: World, seeds: number): Promise<Person[]> {
  const ways = waysToPay(world.providers);
  const catcher = await catchWebhooks();
  world.sendWebhooksTo(catcher.origin);
  const people: Person[] = [];
  while (people.length < seeds) {
    const chance = seeded(people.length);
    const names = Array.from({ length: Math.min(together, seeds - people.length) }, (_, at) =>
      at % 2 === 0 ? ('paypal' as const) : ('card' as const),
    );
    const purchases = await Promise.all(
      names.map(async (name) => {
        const shopper = await newShopper(world.server.origin);
        const order = await ways[name].order(shopper);
        if (order === null) throw new Error('the order was not made');
        await ways[name].approve(order);
        return { name, shopper, order };
      }),
    );
    const times = (webhooks: Caught[]) =>
      shuffled(
        webhooks.flatMap((one) => Array.from({ length: 10 }, () => one)),
        chance,
      );
    await untilQuiet(catcher.caught);
    const early = catcher.caught.splice(0);
    await inEights(times(early), (webhook) => deliver(world.server.origin, webhook));
    await untilQuiet(catcher.caught);
    const all = times([...early, ...catcher.caught.splice(0)]);
    await Promise.all([
      inEights(all, (webhook) => deliver(world.server.origin, webhook)),
      ...purchases.map(({ name, shopper, order }) => ways[name].comeBack(shopper, order)),
    ]);
    people.push(...purchases.map(({ name, shopper }) => ({ id: shopper.id, way: name, paid: true })));
  }
  catcher.close();
  world.sendWebhooksTo(world.webhooks.origin);
  return people;
}

/** The webhook precedes the response to the order. */
export async function earlyWebhooks(world: World, times: number): Promise<Person[]> {
  const { paypal: way } = waysToPay(world.providers);
  const people: Person[] = [];
  for (let time = 0; time < times; time++) {
    const shopper = await newShopper(world.server.origin);
    world.gates.paypal.ambush('POST', /^\/v2\/checkout\/orders$/, 'held', async (answer) => {
      await way.approve((JSON.parse(answer) as { id: string }).id);
      // The first delivery finds no row of the order.
      await sleep(250);
    });
    await way.order(shopper);
    people.push({ id: shopper.id, way: 'paypal', paid: true });
  }
  // The provider retries; the payer does not return.
  await sleep(30_000);
  return people;
}

async function untilQuiet(caught: readonly Caught[]): Promise<void> {
  for (let last = -1; last !== caught.length; ) {
    last = caught.length;
    await sleep(150);
  }
}

async function inEights<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await act(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

function shuffled<T>(items: readonly T[], chance: Random): T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const other = chance.below(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
