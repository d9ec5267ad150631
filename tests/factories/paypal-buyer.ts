import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Turn } from '#sandbox/paypal/turns.ts';
import type { Client, PaidTestServer } from './server.ts';

export function paypalBuyer({ app }: PaidTestServer) {
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return {
    /** Returns PayPal's redirect target. */
    async answer(token: string, answer: 'pay' | 'cancel'): Promise<URL> {
      const { headers, statusCode, body } = await post('/sandbox/paypal/approve', { token, answer });
      if (statusCode !== 303) throw new Error(`approving answered ${statusCode}: ${body}`);
      return new URL(String(headers.location));
    },
    async turn(token: string, turn: Turn): Promise<number> {
      return (await post('/sandbox/paypal/simulate', { order: token, turn })).statusCode;
    },
  };
}

export const startPaypal = async (person: Client): Promise<string> => {
  const body = { amount: 19.95, currency: 'EUR', intent: 'CAPTURE' };
  const answer = await person.send('POST /api/paypal/order', body);
  if (answer.status !== 200) throw new Error(`ordering answered ${answer.status}`);
  return answer.body.id;
};

export const capturePaypal = (person: Client, token: string) =>
  person.send(`POST /api/paypal/order/${token}/capture`, { PayerID: 'ANYBODY' });

export const activate = (person: Client, paymentId: string, amount = 19.95) =>
  person.send('POST /api/activate-premium', { paymentId, amount });

export interface RecordedWebhook {
  body: string;
  headers: Record<string, string>;
}

/** Instead of the product, for a test to deliver. */
export async function recordWebhooks() {
  const received: RecordedWebhook[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).filter(([name]) => /^(paypal-|content-type)/.test(name));
    received.push({
      body: Buffer.concat(chunks).toString(),
      headers: Object.fromEntries(headers) as Record<string, string>,
    });
    response.writeHead(200).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async next(type: string, about: string): Promise<RecordedWebhook> {
      for (let waited = 0; waited < 5000; waited += 50) {
        const at = received.findIndex(({ body }) => body.includes(`"${type}"`) && body.includes(about));
        if (at >= 0) return received.splice(at, 1)[0] as RecordedWebhook;
        await sleep(50);
      }
      throw new Error(`no ${type} about ${about} has come`);
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
