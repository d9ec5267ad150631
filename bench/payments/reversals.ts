import { setTimeout as sleep } from 'node:timers/promises';
import type { Moment } from './gate.ts';
import type { Person } from './killings.ts';
import { newShopper } from './shopper.ts';
import { waysToPay } from './ways.ts';
import type { World } from './world.ts';

export const reversals = {
  'dispute won': ['dispute', 'win'],
  'dispute lost': ['dispute', 'lose'],
  'inquiry closed': ['inquiry', 'close_inquiry'],
  'inquiry, dispute, won': ['inquiry', 'escalate', 'win'],
  'partial refunds': ['partial_refund', 'partial_refund', 'partial_refund'],
  'partial refunds up to all': ['partial_refund', 'refund'],
  'reorganisation, mined again': ['reorganise', 'mine'],
  'reorganisation, vanished': ['vanish'],
  'reorganisation, vanished and back': ['vanish', 'pay', 'mine'],
} as const;
export type Reversal = keyof typeof reversals;

/** The provider repeats the webhook after the server died. */
const moments: readonly Moment[] = ['before', 'during', 'withheld'];

/** Longer than a webhook takes. */
const betweenTurnsMs = 400;

/**
 * Payments reversed at once. In Bitcoin each adds blocks, and six deep is out of a reorganisation's reach.
 */
const together = { bitcoin: 3, others: 5 };

export async function reverseAll(world: World, reversal: Reversal, times: number): Promise<Person[]> {
  const { server } = world;
  const inBitcoin = reversal.startsWith('reorganisation');
  const people: Person[] = [];
  for (let batch = 0; people.length < times; batch++) {
    const bought = await Promise.all(
      Array.from(
        { length: Math.min(together[inBitcoin ? 'bitcoin' : 'others'], times - people.length) },
        (_, at) => buy(world, inBitcoin ? 'bitcoin' : at % 2 === 0 ? 'card' : 'paypal'),
      ),
    );
    let died = false;
    const kill = () => {
      died = true;
      server.kill();
    };
    const moment = moments[batch % moments.length] as Moment;
    if (inBitcoin) world.gates.esplora.ambush('GET', /\/txs$/, 'after', kill);
    else world.webhooks.ambush('POST', /webhooks/, moment, kill);
    await Promise.all(
      bought.map(async ({ id, order }, at) => {
        for (const turn of reversals[reversal]) {
          await take(world, order, turn);
          if (inBitcoin) await passTime(world, id);
          if (inBitcoin || at % 2 === 0) await sleep(betweenTurnsMs);
        }
      }),
    );
    for (let waited = 0; !died && waited < 10_000; waited += 20) await sleep(20);
    if (!died) throw new Error(`the server did not die: ${reversal}`);
    for (const gate of [...Object.values(world.gates), world.webhooks]) gate.clear();
    await server.gone();
    await server.start();
    const paid = reversal !== 'reorganisation, vanished';
    people.push(...bought.map(({ id, way }) => ({ id, way, paid })));
  }
  return people;
}

async function buy(world: World, name: Person['way']) {
  const way = waysToPay(world.providers)[name];
  const shopper = await newShopper(world.server.origin);
  const order = await way.order(shopper);
  if (order === null) throw new Error('the order was not made');
  await way.approve(order);
  await way.comeBack(shopper, order);
  await untilPaid(world, shopper.id);
  return { id: shopper.id, way: name, order };
}

/** Makes the server's own checks of payments due. */
export async function passTime({ database }: World, ownerId?: string): Promise<void> {
  await database.pool.query(
    `update payments set check_at = now() where check_at > now() and ($1::uuid is null or owner_id = $1)`,
    [ownerId ?? null],
  );
}

async function untilPaid({ database }: World, ownerId: string): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    const { rows } = await database.pool.query(
      `select 1 from payments where owner_id = $1 and status = 'paid'`,
      [ownerId],
    );
    if (rows.length > 0) return;
    await sleep(50);
  }
  throw new Error('the payment was not paid');
}

type Turn = (typeof reversals)[Reversal][number];

async function take({ providers }: World, order: string, turn: Turn): Promise<void> {
  const post = async (url: string, fields: Record<string, string>) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    if (answer.status >= 400) throw new Error(`${turn} answered ${answer.status}`);
  };
  const [first = '', address = '', satoshis = ''] = order.split(' ');
  if (address !== '') {
    const action = turn === 'vanish' ? 'reorganise' : turn;
    const vanishes = turn === 'vanish' ? { vanishes: 'yes' } : undefined;
    return post(`${providers.esplora}/sandbox/esplora/${action}`, { address, satoshis, ...vanishes });
  }
  const [intent = ''] = first.split('_secret_');
  return intent.startsWith('pi_')
    ? post(`${providers.stripe}/sandbox/stripe/turn`, { action: turn, id: intent })
    : post(`${providers.paypal}/sandbox/paypal/simulate`, { turn, order });
}
