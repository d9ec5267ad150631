import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { StandInTools } from '#sandbox/stand-in.ts';
import { newId, nowSeconds, type State } from './state.ts';

export type EventType =
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'setup_intent.succeeded';

const apiVersion = '2026-10-28.endive';
export const webhookSecret = 'whsec_sandbox';

/** Shorter waits than Stripe, which retries for three days. */
const retriesMs = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
const attemptsMax = 60;
const lookEveryMs = 250;

/** Stripe's `t=…,v1=…`: HMAC-SHA-256 over time and body. */
export function signatureOf(body: string, secret = webhookSecret, at = nowSeconds()): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** Retries until the product confirms; pending events outlive the process. */
export class Deliveries {
  readonly #state: State;
  readonly #tools: StandInTools;
  #timer: NodeJS.Timeout | undefined;
  #sending = false;

  constructor(state: State, tools: StandInTools) {
    this.#state = state;
    this.#tools = tools;
  }

  send(type: EventType, object: object): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: nowSeconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } as unknown as Stripe.Event;
    this.#state.undelivered.push({ event, attempts: 0, nextAt: Date.now() });
  }

  start(): void {
    this.#timer = setInterval(() => void this.#sendDue(), lookEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #sendDue(): Promise<void> {
    const origin = this.#tools.productOrigin();
    if (origin === null || this.#sending || this.#state.undelivered.length === 0) return;
    this.#sending = true;
    try {
      const due = this.#state.undelivered.filter(({ nextAt }) => nextAt <= Date.now());
      for (const delivery of due) {
        const taken = await deliver(origin, delivery.event);
        delivery.attempts += 1;
        delivery.nextAt = Date.now() + (retriesMs[delivery.attempts - 1] ?? 60_000);
        if (taken || delivery.attempts >= attemptsMax) {
          this.#state.undelivered = this.#state.undelivered.filter((one) => one !== delivery);
        }
      }
      if (due.length > 0) this.#tools.books.save();
    } finally {
      this.#sending = false;
    }
  }
}

async function deliver(origin: string, event: Stripe.Event): Promise<boolean> {
  const body = JSON.stringify(event);
  try {
    const answer = await fetch(`${origin}/api/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(body) },
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
