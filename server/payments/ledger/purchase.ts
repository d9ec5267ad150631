import { randomUUID } from 'node:crypto';
import type { PaymentMethodId } from '#contract/payment-methods.ts';
import type { PaymentPurpose } from '#contract/payments.ts';
import { premiumPrice } from '#contract/price.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { payments } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';
import { nextCheckOf } from './check-times.ts';
import { newReference } from './reference.ts';

export interface Purchase {
  purpose: PaymentPurpose;
  orderId: string | null;
  amountCents: number;
  currency: string;
  /** Runs in the transaction that writes the payment. @throws ApiError */
  admit?(tx: Executor): Promise<void>;
}

export const premiumMonth: Purchase = {
  purpose: 'premium',
  orderId: null,
  amountCents: premiumPrice.cents,
  currency: premiumPrice.currency,
};

export function newPayment(
  { now, config }: Pick<Services, 'now' | 'config'>,
  ownerId: string,
  method: PaymentMethodId,
  { purpose, orderId, amountCents, currency }: Purchase,
): typeof payments.$inferInsert {
  const createdAt = now();
  return {
    id: randomUUID(),
    ownerId,
    method,
    mode: config.payments.mode,
    purpose,
    orderId,
    status: 'created',
    amountCents,
    currency,
    reference: newReference(),
    details: {},
    checkAt: nextCheckOf({ status: 'created', createdAt, method, providerId: null }, createdAt),
    createdAt,
    updatedAt: createdAt,
  };
}
