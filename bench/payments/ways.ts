import type { Gate } from './gate.ts';
import type { Shopper } from './shopper.ts';

/** Direct addresses, bypassing the gates. */
export interface Providers {
  stripe: string;
  paypal: string;
  esplora: string;
}

export type Gates = Record<keyof Providers, Gate>;

const price = { amount: 19.95, currency: 'EUR' };

const postJson = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const postForm = (url: string, fields: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });

/** Each step can be repeated, as by a reload. */
export interface Way {
  order(shopper: Shopper): Promise<string | null>;
  approve(order: string): Promise<void>;
  comeBack(shopper: Shopper, order: string): Promise<void>;
}

export function waysToPay(providers: Providers): Record<'paypal' | 'card' | 'bitcoin', Way> {
  return {
    paypal: {
      async order(shopper) {
        const answer = await shopper.call('POST', '/api/paypal/order', { ...price, intent: 'CAPTURE' });
        return answer?.status === 200 ? answer.body.id : null;
      },
      async approve(order) {
        await postForm(`${providers.paypal}/sandbox/paypal/approve`, { token: order, answer: 'pay' });
      },
      async comeBack(shopper, order) {
        await shopper.call('POST', `/api/paypal/order/${order}/capture`, { PayerID: 'SANDBOXPAYER' });
        await shopper.call('POST', '/api/activate-premium', { paymentId: order, amount: price.amount });
      },
    },
    card: {
      async order(shopper) {
        const answer = await shopper.call('POST', '/api/stripe/create-subscription');
        return answer?.status === 200 ? answer.body.clientSecret : null;
      },
      async approve(clientSecret) {
        const intent = clientSecret.split('_secret_')[0];
        await postJson(`${providers.stripe}/sandbox/stripe/intents/${intent}/confirm`, {
          key: 'pk_test_sandbox',
          client_secret: clientSecret,
          card: { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' },
        });
      },
      async comeBack(shopper, clientSecret) {
        const intent = clientSecret.split('_secret_')[0];
        await shopper.call('GET', `/api/verify-payment?session_id=${intent}`);
      },
    },
    bitcoin: {
      async order(shopper) {
        const answer = await shopper.call('POST', '/api/payment/crypto', price);
        if (answer?.status !== 200) return null;
        const { id, walletAddress, cryptoAmount } = answer.body.payment;
        return `${id} ${walletAddress} ${Math.round(Number(cryptoAmount) * 1e8)}`;
      },
      async approve(order) {
        const [, address = '', satoshis = ''] = order.split(' ');
        await postForm(`${providers.esplora}/sandbox/esplora/pay`, { address, satoshis });
        await postForm(`${providers.esplora}/sandbox/esplora/mine`, { address, satoshis });
      },
      async comeBack(shopper, order) {
        await shopper.call('POST', '/api/payment/verify', { paymentId: order.split(' ')[0] });
      },
    },
  };
}
