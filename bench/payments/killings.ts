import type { Moment } from './gate.ts';
import { newShopper } from './shopper.ts';
import { waysToPay } from './ways.ts';
import type { World } from './world.ts';

interface KillingPoint {
  name: string;
  way: keyof typeof gateOf;
  method: 'GET' | 'POST';
  path: RegExp;
  when: Moment;
  /** At a webhook, when the person has left. */
  leaves?: true;
}

const gateOf = { paypal: 'paypal', card: 'stripe', bitcoin: 'esplora' } as const;
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
    method: 'POST',
    path: orders,
    when: 'before',
  },
  { name: 'PayPal: order made, answer lost', way: 'paypal', method: 'POST', path: orders, when: 'withheld' },
  { name: 'PayPal: order answered', way: 'paypal', method: 'POST', path: orders, when: 'after' },
  { name: 'PayPal: before the capture', way: 'paypal', method: 'POST', path: capture, when: 'before' },
  { name: 'PayPal: captured, answer lost', way: 'paypal', method: 'POST', path: capture, when: 'withheld' },
  { name: 'PayPal: capture answered', way: 'paypal', method: 'POST', path: capture, when: 'after' },
  { name: 'PayPal: state read', way: 'paypal', method: 'GET', path: order, when: 'after' },
  {
    name: 'PayPal: in the middle of a webhook',
    way: 'paypal',
    method: 'POST',
    path: /paypal/,
    when: 'during',
    leaves: true,
  },
  {
    name: 'card: subscription made, answer lost',
    way: 'card',
    method: 'POST',
    path: subscriptions,
    when: 'withheld',
  },
  { name: 'card: invoice read', way: 'card', method: 'GET', path: invoice, when: 'after' },
  {
    name: 'card: in the middle of a webhook',
    way: 'card',
    method: 'POST',
    path: /stripe/,
    when: 'during',
    leaves: true,
  },
  { name: 'Bitcoin: transaction seen', way: 'bitcoin', method: 'GET', path: transactions, when: 'after' },
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
  const gate = point.leaves ? world.webhooks : world.gates[gateOf[point.way]];
  gate.ambush(point.method, point.path, point.when, () => {
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
