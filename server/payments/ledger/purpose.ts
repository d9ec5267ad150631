import type { Executor } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';
import type { PaymentRow } from './payment.ts';

/** `refunding`: promised, sent by the follow-up. `lost`: refunded by a dispute. */
export type Revocation = 'refunding' | 'refunded' | 'disputed' | 'lost';

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

export type PurposeNeeds = Pick<Services, 'config' | 'now'>;

/**
 * Effects of a payment's states on what it buys. Every call runs in the transaction that holds the
 * payment's row.
 */
export interface Purpose {
  /** Sends payment instructions, once per payment. */
  await?(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<void>;
  /** Returns until when the goods are reserved; no payment for them is awaited longer. */
  keptUntil?(tx: Executor, payment: PaymentRow): Promise<Date | null>;
  /**
   * Grants what was paid for, once. Returns the payment as `refunding` when that is no longer possible.
   * @param billed the period that the provider bills for
   */
  grant(
    tx: Executor,
    services: PurposeNeeds,
    payment: PaymentRow,
    billed: Period | undefined,
  ): Promise<PaymentRow>;
  /** Releases what was reserved. Idempotent. */
  release(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<void>;
  /** Revokes what was granted. Idempotent. */
  undo(tx: Executor, services: PurposeNeeds, payment: PaymentRow, to: Revocation): Promise<void>;
  /** Grants again after a dispute was won. Returns false when that is not possible. */
  redo(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<boolean>;
}
