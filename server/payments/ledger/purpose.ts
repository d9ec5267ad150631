import type { Executor } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';
import type { PaymentRow } from './payment.ts';

/** `refunding`: promised, and on its way; the follow-up sends it. `lost`: refunded, by a dispute. */
export type Revocation = 'refunding' | 'refunded' | 'disputed' | 'lost';

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

export type PurposeNeeds = Pick<Services, 'config' | 'now'>;

/**
 * What a payment is for. The ledger knows when money has come, gone back or will not come; a purpose says what
 * that means. Every call is made in the transaction that holds the payment's row.
 */
export interface Purpose {
  /** The provider waits for the money: tells whoever pays elsewhere, and later, how. Once for each payment. */
  await?(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<void>;
  /** Until when what is paid for is kept at most: no payment for it is waited for any longer. */
  keptUntil?(tx: Executor, payment: PaymentRow): Promise<Date | null>;
  /**
   * The money is here, as agreed: gives what was paid for, once. Where that cannot be given any more, the
   * payment is answered as `refunding`.
   * @param billed the period that the provider bills for, where it has one
   */
  grant(
    tx: Executor,
    services: PurposeNeeds,
    payment: PaymentRow,
    billed: Period | undefined,
  ): Promise<PaymentRow>;
  /** The money will not come: frees what was kept for it. Freeing it again frees nothing more. */
  release(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<void>;
  /** The money goes back: takes back what was given. The second of two has nothing to take back. */
  undo(tx: Executor, services: PurposeNeeds, payment: PaymentRow, to: Revocation): Promise<void>;
  /** A dispute over the money was won: gives again what it had taken back. False where that is not possible. */
  redo(tx: Executor, services: PurposeNeeds, payment: PaymentRow): Promise<boolean>;
}
