import { createHmac, randomUUID } from 'node:crypto';
import type { StandInTools } from '#sandbox/stand-in.ts';
import { newId, type PaypalState, timeNow } from './state.ts';

export const webhookId = 'WHSANDBOX';

/** Shorter waits than PayPal, which retries for three days. */
const retriesMillis = [250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
const attemptsMax = 30;
const lookEveryMillis = 100;

type EventType =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.REFUNDED'
  | 'PAYMENT.CAPTURE.REVERSED'
  | 'CUSTOMER.DISPUTE.CREATED'
  | 'CUSTOMER.DISPUTE.UPDATED'
  | 'CUSTOMER.DISPUTE.RESOLVED';

const resourceTypes = { CHECKOUT: 'checkout-order', PAYMENT: 'capture', CUSTOMER: 'dispute' } as const;

/** Retries until the product confirms; pending events outlive the process. */
export class Deliveries {
  readonly #state: PaypalState;
  readonly #tools: StandInTools;
  #timer: NodeJS.Timeout | undefined;
  #sending = false;

  constructor(state: PaypalState, tools: StandInTools) {
    this.#state = state;
    this.#tools = tools;
  }

  /** @param origin host in the certificate's URL */
  add(type: EventType, resource: object, origin: string): void {
    const id = `WH-${newId()}-${newId()}`;
    const family = type.slice(0, type.indexOf('.')) as keyof typeof resourceTypes;
    const event = {
      id,
      event_version: '1.0',
      create_time: timeNow(),
      resource_type: /REFUNDED|REVERSED/.test(type) ? 'refund' : resourceTypes[family],
      resource_version: '2.0',
      event_type: type,
      summary: `Modo de pruebas — ${type}`,
      resource,
      links: [{ href: `${origin}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
    };
    // Spaced, so that a signature over reserialised JSON fails.
    const body = JSON.stringify(event, null, 1);
    this.#state.undelivered.push({
      body,
      headers: this.sign(body, { origin }),
      attempts: 0,
      nextAt: Date.now(),
    });
  }

  /** Repetitions keep the time of the first transmission. */
  sign(
    body: string,
    { origin, time = timeNow() }: { origin: string; time?: string },
  ): Record<string, string> {
    const transmissionId = randomUUID();
    return {
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': this.signatureOf({ transmissionId, time, webhookId, body }),
      'paypal-cert-url': `${origin}/v1/notifications/certs/CERT-SANDBOX`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
  }

  signatureOf(signed: { transmissionId: string; time: string; webhookId: string; body: string }): string {
    const text = [signed.transmissionId, signed.time, signed.webhookId, signed.body].join('|');
    return `s${createHmac('sha256', this.#state.secret).update(text).digest('hex')}`;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#sendDue(), lookEveryMillis);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #sendDue(): Promise<void> {
    const origin = this.#tools.productOrigin();
    const due = this.#state.undelivered.filter(({ nextAt }) => nextAt <= Date.now());
    if (origin === null || this.#sending || due.length === 0) return;
    this.#sending = true;
    try {
      for (const delivery of due) {
        const taken = await deliver(origin, delivery);
        delivery.attempts += 1;
        delivery.nextAt = Date.now() + (retriesMillis[delivery.attempts - 1] ?? 60_000);
        if (taken || delivery.attempts >= attemptsMax) {
          const at = this.#state.undelivered.indexOf(delivery);
          if (at >= 0) this.#state.undelivered.splice(at, 1);
        }
      }
      this.#tools.books.save();
    } finally {
      this.#sending = false;
    }
  }
}

async function deliver(
  origin: string,
  { body, headers }: Pick<PaypalState['undelivered'][number], 'body' | 'headers'>,
): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/api/webhooks/paypal`, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
