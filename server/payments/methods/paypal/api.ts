import type { PaypalConfig } from '#server/payments/config.ts';
import { type PaypalClient, PaypalRefusal, paypalClient } from './client.ts';
import {
  Dispute,
  Disputes,
  Order,
  type OrderRequest,
  Refunded,
  type RefundRequest,
  Verification,
} from './shapes.ts';

export interface Transmission {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  cert_url: string;
  auth_algo: string;
}

export type PaypalApi = ReturnType<typeof paypalApi>;

/** @throws ProviderUnreachable | PaypalRefusal */
export function paypalApi(config: PaypalConfig, tools: { timeoutMs: number; now(): Date }) {
  const call: PaypalClient = paypalClient(config, tools);
  const orders = '/v2/checkout/orders';
  const disputes = '/v1/customer/disputes';
  return {
    createOrder: (request: OrderRequest, requestId: string) =>
      call({ method: 'POST', path: orders, body: JSON.stringify(request), requestId, answer: Order }),

    async readOrder(id: string): Promise<Order | null> {
      try {
        return await call({ method: 'GET', path: `${orders}/${encodeURIComponent(id)}`, answer: Order });
      } catch (error) {
        if (error instanceof PaypalRefusal && error.status === 404) return null;
        throw error;
      }
    },

    captureOrder: (id: string, requestId: string) =>
      call({
        method: 'POST',
        path: `${orders}/${encodeURIComponent(id)}/capture`,
        body: '{}',
        requestId,
        answer: Order,
      }),

    refundCapture: (captureId: string, request: RefundRequest, requestId: string) =>
      call({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        body: JSON.stringify(request),
        requestId,
        answer: Refunded,
      }),

    /** The list omits outcome and deadline. */
    async disputesOf(captureId: string): Promise<Dispute[]> {
      const { items = [] } = await call({
        method: 'GET',
        path: `${disputes}?disputed_transaction_id=${encodeURIComponent(captureId)}`,
        answer: Disputes,
      });
      const found: Dispute[] = [];
      for (const { dispute_id } of items) {
        const path = `${disputes}/${encodeURIComponent(dispute_id)}`;
        found.push(await call({ method: 'GET', path, answer: Dispute }));
      }
      return found;
    },

    /** @param rawEvent the unchanged body, which is signed byte for byte */
    async verifyWebhook(transmission: Transmission, rawEvent: string): Promise<boolean> {
      const head = JSON.stringify({ ...transmission, webhook_id: config.webhookId });
      const { verification_status } = await call({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        body: `${head.slice(0, -1)},"webhook_event":${rawEvent}}`,
        answer: Verification,
      });
      return verification_status === 'SUCCESS';
    },
  };
}
