import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PaymentMethodId } from '#contract/payment-methods.ts';

interface Described {
  switchName: string;
  title: string;
  page?: { href: string; label: string };
}

export const standIns = {
  stripe_card: {
    switchName: 'stripe',
    title: 'Tarjeta (Stripe)',
    page: { href: '/sandbox/stripe', label: 'Cobros vistos desde Stripe' },
  },
  paypal_redirect: {
    switchName: 'paypal',
    title: 'PayPal',
    page: { href: '/sandbox/paypal', label: 'Pagos vistos desde PayPal' },
  },
  crypto_btc: {
    switchName: 'bitcoin',
    title: 'Bitcoin',
    page: { href: '/sandbox/esplora', label: 'La cadena de bloques' },
  },
  bank_transfer: {
    switchName: 'bank',
    title: 'Transferencia',
    page: { href: '/sandbox/bank', label: 'El banco' },
  },
  manual_verification: { switchName: 'codes', title: 'Código de verificación' },
  agency: {
    switchName: 'agency',
    title: 'Agencia Tributaria (VERI*FACTU)',
    page: { href: '/sandbox/aeat', label: 'Facturas vistas desde la Agencia Tributaria' },
  },
} as const satisfies Record<PaymentMethodId | 'agency', Described>;

export type SwitchName = (typeof standIns)[keyof typeof standIns]['switchName'];
export const switchNames = Object.values(standIns).map(({ switchName }) => switchName);

export const faults = [
  'none',
  'error',
  'cancelled',
  'pending',
  'exception',
  'empty',
  'hang',
  'wrong_amount',
] as const;
export type Fault = (typeof faults)[number];

export type Switches = Record<SwitchName, Fault>;

export const noFaults = (): Switches =>
  Object.fromEntries(switchNames.map((name) => [name, 'none'])) as Switches;

/** Cancelled, pending and wrong amount are states that the stand-in itself reads. */
export function failAsSwitched(
  app: FastifyInstance,
  read: () => Fault,
  { hangMs, isApi }: { hangMs: number; isApi: (url: string) => boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request.url)) return;
    switch (read()) {
      case 'error':
        return reply
          .status(500)
          .send({ name: 'INTERNAL_SERVER_ERROR', error: { type: 'api_error', message: 'sandbox' } });
      case 'exception':
        request.raw.socket.destroy();
        return reply.hijack();
      case 'empty':
        return reply.status(200).send('');
      case 'hang':
        await sleep(hangMs, undefined, { ref: false });
    }
  });
}
