import type { PaymentMethod, PaymentMethodId } from '#contract/payments.ts';
import type { PartRefund, Refund } from '#server/platform/db/schema/payment-details.ts';
import { DependencyError } from '#server/platform/errors.ts';
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

export type { PartRefund, Refund };

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

/** No answer that can be read: a timeout, a broken connection, an empty body, a 5xx. What happened is not known. */
export class ProviderUnreachable extends DependencyError {
  readonly errorCode = 'provider_unreachable';
  readonly logLevel = 'warn';
  /** Of the answer, where there was one: the log shows it, and never the message. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** A clear no: what was asked for has not happened and will not. */
export class ProviderRefusal extends DependencyError {
  readonly errorCode = 'provider_refused';
  readonly logLevel = 'warn';
}
