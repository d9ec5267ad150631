import type { PaymentMethod, PaymentMethodId } from '#contract/payments.ts';
import type { Dispute } from './disputes.ts';
import type { PaymentDetails, PaymentRow } from './payment.ts';

export type Mode = 'live' | 'test';

export interface Buyer {
  id: string;
  username: string;
  email: string;
}

export interface Opened {
  providerId: string;
  details: PaymentDetails;
  /** When the offer ends by itself. */
  expiresAt?: Date;
}

interface Noted {
  details?: PaymentDetails;
  /** All disputes of the payment, closed ones included. */
  disputes?: readonly Dispute[];
}

export interface PaidReading extends Noted {
  state: 'paid';
  /** The provider's id of the money, unique among payments. */
  captureId: string;
  amountCents: number;
  currency: string;
  mode: Mode;
  /** The owner id that the provider was given. */
  ownerId: string;
  /** The period that the provider bills for. */
  period?: { startsAt: Date; endsAt: Date };
  refundedCents?: number;
  /** Set when a dispute was won, or a vanished transaction is in the chain again. */
  standsAgain?: boolean;
  /** Whether it may be reverted and has to be checked again. */
  provisional?: boolean;
}

/** State of a payment at its provider, the only source that is trusted. */
export type Reading =
  | ({ state: 'pending' } & Noted)
  | PaidReading
  | ({ state: 'failed' | 'cancelled' | 'expired'; reason: string } & Noted)
  /** `lost`: by a dispute; goods that were sent do not come back. */
  | ({ state: 'refunded'; lost?: boolean } & Noted)
  /** The money is withheld until a dispute is decided. */
  | ({ state: 'disputed' } & Noted);

export interface PartRefund {
  /** Idempotency key. */
  id: string;
  cents: number;
  /** Total refunded once this part has been. */
  upToCents: number;
}

export type Refund = 'sent' | 'by_hand' | 'nothing_to_refund';

/** A payment method. Every call is idempotent: remote providers get `payment.id` as idempotency key. */
export interface Provider {
  readonly method: PaymentMethodId;
  readonly card: PaymentMethod;
  /** @throws ProviderUnreachable | ProviderRefusal */
  open(payment: PaymentRow, buyer: Buyer): Promise<Opened>;
  /**
   * Advances the payment as far as possible (captures an approved order) and returns its state. @throws
   * ProviderUnreachable
   */
  check(payment: PaymentRow): Promise<Reading>;
  /**
   * Cancels a replaced payment, where the provider can.
   * @throws ProviderUnreachable | ProviderRefusal
   */
  forget?(payment: PaymentRow): Promise<void>;
  /** Refunds what is left of the payment, or a part. @throws ProviderUnreachable */
  refund(payment: PaymentRow, part?: PartRefund): Promise<Refund>;
}

/** No readable response (timeout, broken connection, empty body, 5xx): the outcome is unknown. */
export class ProviderUnreachable extends Error {
  /** HTTP status, which may be logged; the message may not. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** A definite refusal: the request had no effect. */
export class ProviderRefusal extends Error {}
