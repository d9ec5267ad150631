import type { PaymentMethod, PaymentMethodId } from '#contract/payments.ts';
import { DependencyError } from '#server/platform/errors.ts';
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

/** Where a payment stands at the provider: the only thing that is ever believed. */
export type Reading =
  | { state: 'pending'; details?: PaymentDetails }
  | {
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
      details?: PaymentDetails;
    }
  | { state: 'failed' | 'cancelled' | 'expired'; reason: string; details?: PaymentDetails }
  | { state: 'refunded' | 'disputed'; details?: PaymentDetails };

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
  /**
   * Sends the money back.
   * @param partCents how much of it, where it is not all that came
   * @throws ProviderUnreachable
   */
  refund(payment: PaymentRow, partCents?: number): Promise<Refund>;
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
