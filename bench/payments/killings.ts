import type { Strike } from './gate.ts';
import { newShopper } from './shopper.ts';
import { waysToPay } from './ways.ts';
import type { World } from './world.ts';

interface KillingPoint {
  name: string;
  way: 'paypal' | 'card' | 'bitcoin';
  arm(world: World, strike: Strike): void;
  leaves?: true;
}

const orders = /^\/v2\/checkout\/orders$/;
const order = /^\/v2\/checkout\/orders\/[^/]+$/;
const capture = /\/capture$/;
const subscriptions = /^\/v1\/subscriptions$/;
const invoice = /^\/v1\/invoices\/in_/;
const transactions = /\/txs$/;

export const killingPoints: readonly KillingPoint[] = [
  {
    name: 'PayPal: before the order is asked for',
    way: 'paypal',
    arm: ({ gates }, kill) => gates.paypal.ambush('POST', orders, 'before', kill),
  },
  {
    name: 'PayPal: order made, answer lost',
    way: 'paypal',
    arm: ({ gates }, kill) => gates.paypal.ambush('POST', orders, 'withheld', kill),
  },
  {
    name: 'PayPal: order answered',
    way: 'paypal',
    arm: ({ gates }, kill) => gates.paypal.ambush('POST', orders, 'after', kill),
  },
  {
    name: 'PayPal: before the capture',
    way: 'paypal',
    arm: ({ gates }, kill) => gates.paypal.ambush('POST', capture, 'before', kill),
  },
  {
    name: 'PayPal: captured, answer lost',
    way: 'paypal',
    arm: ({ gates }, kill) => gates.paypal.ambush('POST', capture, 'withheld', kill),
  },
  {
    name: 'PayPal: capture answered',
    way: 'paypal',
    arm: ({ gates }, kill) => gates.paypal.ambush('POST', capture, 'after', kill),
  },
  {
    name: 'PayPal: state read',
    way: 'paypal',
    arm: ({ gates }, kill) => gates.paypal.ambush('GET', order, 'after', kill),
  },
  {
    name: 'PayPal: in the middle of a webhook',
    way: 'paypal',
    leaves: true,
    arm: ({ webhooks }, kill) => webhooks.ambush('POST', /paypal/, 'during', kill),
  },
  {
    name: 'card: subscription made, answer lost',
    way: 'card',
    arm: ({ gates }, kill) => gates.stripe.ambush('POST', subscriptions, 'withheld', kill),
  },
  {
    name: 'card: invoice read',
    way: 'card',
    arm: ({ gates }, kill) => gates.stripe.ambush('GET', invoice, 'after', kill),
  },
  {
    name: 'card: in the middle of a webhook',
    way: 'card',
    leaves: true,
    arm: ({ webhooks }, kill) => webhooks.ambush('POST', /stripe/, 'during', kill),
  },
  {
    name: 'Bitcoin: transaction seen',
    way: 'bitcoin',
    arm: ({ gates }, kill) => gates.esplora.ambush('GET', transactions, 'after', kill),
  },
];

export interface Person {
  id: string;
  way: KillingPoint['way'];
  paid: boolean;
}

export async function killOnce(world: World, point: KillingPoint, triesAgain: boolean): Promise<Person> {
  const { server } = world;
  const way = waysToPay(world.providers)[point.way];
  const shopper = await newShopper(server.origin);
  let died = false;
  point.arm(world, () => {
    died = true;
    server.kill();
  });
  const revive = async () => {
    died = false;
    await server.gone();
    await server.start();
  };

  let placed = await way.order(shopper);
  if (died) {
    await revive();
    if (placed === null && triesAgain) placed = await way.order(shopper);
  }
  const person: Person = { id: shopper.id, way: point.way, paid: false };
  if (placed !== null) {
    await way.approve(placed);
    person.paid = true;
    if (point.leaves) await untilDead(world, () => died);
    else await way.comeBack(shopper, placed);
    if (died) {
      await revive();
      if (triesAgain && !point.leaves) await way.comeBack(shopper, placed);
    }
  }
  for (const gate of [...Object.values(world.gates), world.webhooks]) gate.clear();
  return person;
}

async function untilDead(_world: World, isDead: () => boolean): Promise<void> {
  for (let waited = 0; waited < 3000 && !isDead(); waited += 5) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
