import type { PaymentPurpose } from '#contract/payments.ts';
import type { Config } from '#server/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';

/** `refunding`: promised, sent by the follow-up. `lost`: refunded by a dispute. */
export type Revocation = 'refunding' | 'refunded' | 'disputed' | 'lost';

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

export interface PurposeNeeds {
  config: Config;
  now(): Date;
}

/** Every call runs in the transaction that holds the payment's row. */
export interface Purpose {
  await?(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<void>;
  /** End of the reservation; no payment is awaited longer. */
  keptUntil?(tx: Executor, payment: PaymentRow): Promise<Date | null>;
  /**
   * Grants once. Returns the payment as `refunding` when that is no longer possible.
   * @param billed the period that the provider bills for
   */
  grant(
    tx: Executor,
    services: PurposeNeeds,
    payment: PaymentRow,
    billed: Period | undefined,
  ): Promise<PaymentRow>;
  /** Idempotent. */
  release(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<void>;
  /** Idempotent. */
  undo(tx: Executor, services: PurposeNeeds, payment: PaymentRow, to: Revocation): Promise<void>;
  /** After a won dispute. Returns false when not possible. */
  redo(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<boolean>;
}

export type Purposes = Readonly<Record<PaymentPurpose, Purpose>>;
