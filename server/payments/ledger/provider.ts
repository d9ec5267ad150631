import type { PaymentMethod, PaymentMethodId } from '#contract/payments.ts';
import type { Dispute } from './disputes.ts';
import type { PaymentDetails, PaymentRow } from './payment.ts';

export type Mode = 'live' | 'test';

/** Who pays, as far as a provider has to know. */
export interface Buyer {
  id: string;
  username: string;
  email: string;
}

/** What a provider answers to a new payment. */
export interface Opened {
  providerId: string;
  details: PaymentDetails;
  /** Until when the offer stands, where it ends by itself. */
  expiresAt?: Date;
}

/** What every reading may say beside its state. */
interface Noted {
  details?: PaymentDetails;
  /** Every dispute of the payment, also those that are over. */
  disputes?: readonly Dispute[];
}

export interface PaidReading extends Noted {
  state: 'paid';
  /** The provider's name of the money; no two payments have the same. */
  captureId: string;
  amountCents: number;
  currency: string;
  mode: Mode;
  /** Who the provider was told the payment is for. */
  ownerId: string;
  /** The period that the provider bills for, where it has one. */
  period?: { startsAt: Date; endsAt: Date };
  /** How much of it has gone back so far. */
  refundedCents?: number;
  /** What had taken the money away is over: a dispute was won, a transaction is in the chain again. */
  standsAgain?: boolean;
  /** It may still come undone, and is looked at again. */
  provisional?: boolean;
}

/** Where a payment stands at the provider: the only thing that is ever believed. */
export type Reading =
  | ({ state: 'pending' } & Noted)
  | PaidReading
  | ({ state: 'failed' | 'cancelled' | 'expired'; reason: string } & Noted)
  /** `lost`: by a dispute, and what was sent does not come back. */
  | ({ state: 'refunded'; lost?: boolean } & Noted)
  /** The money is withheld until a dispute is decided. */
  | ({ state: 'disputed' } & Noted);

/** A part of a payment that goes back. */
export interface PartRefund {
  /** The key of idempotency. */
  id: string;
  cents: number;
  /** What has gone back in all once this part has. */
  upToCents: number;
}

/** What became of sending money back. */
export type Refund = 'sent' | 'by_hand' | 'nothing_to_refund';

/**
 * One way to pay. Every call may be made again with the same payment and then has no second effect:
 * a provider that is reached over the network is given `payment.id` as its idempotency key.
 */
export interface Provider {
  readonly method: PaymentMethodId;
  /** How the method presents itself. */
  readonly card: PaymentMethod;
  /** Asks for the payment. @throws ProviderUnreachable | ProviderRefusal */
  open(payment: PaymentRow, buyer: Buyer): Promise<Opened>;
  /**
   * Brings the payment as far as it can go by itself (an approved order is captured) and says where it
   * stands. @throws ProviderUnreachable
   */
  check(payment: PaymentRow): Promise<Reading>;
  /**
   * Sees to it that a payment which has made room for another takes no money any more, where the provider can.
   * @throws ProviderUnreachable | ProviderRefusal
   */
  forget?(payment: PaymentRow): Promise<void>;
  /** Refunds what is left of the payment, or a part. @throws ProviderUnreachable */
  refund(payment: PaymentRow, part?: PartRefund): Promise<Refund>;
}

/** No answer that can be read: a timeout, a broken connection, an empty body, a 5xx. What happened is not known. */
export class ProviderUnreachable extends Error {
  /** Of the answer, where there was one: the log shows it, and never the message. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** A clear no: what was asked for has not happened and will not. */
export class ProviderRefusal extends Error {}
