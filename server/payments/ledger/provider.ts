import type { Language } from '#contract/languages.ts';
import type { PaymentMethodId, Refund } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import type { disputes } from '#server/platform/db/schema/index.ts';
import type { PartRefund } from '#server/platform/db/schema/payment-details.ts';
import { DependencyError } from '#server/platform/errors.ts';

export interface Buyer {
  id: string;
  username: string;
  email: string;
  language: Language;
}

export interface Opened {
  providerId: string;
  details: PaymentDetails;
  expiresAt?: Date;
}

export type Dispute = Omit<typeof disputes.$inferSelect, 'ownerId' | 'paymentId' | 'mode' | 'updatedAt'>;

interface Noted {
  details?: PaymentDetails;
  disputes?: readonly Dispute[];
}

export interface PaidReading extends Noted {
  state: 'paid';
  /** Unique among payments. */
  captureId: string;
  amountCents: number;
  currency: string;
  mode: PaymentRow['mode'];
  ownerId: string;
  period?: { startsAt: Date; endsAt: Date };
  refundedCents?: number;
  /** A dispute was won, or a vanished transaction is in the chain again. */
  standsAgain?: boolean;
  /** It may be reverted and is checked again. */
  provisional?: boolean;
}

/** State at the provider, the only trusted source. */
export type Reading =
  | ({ state: 'pending' } & Noted)
  | PaidReading
  | ({ state: 'failed' | 'cancelled' | 'expired'; reason: string } & Noted)
  /** `lost`: by a dispute; goods that were sent do not come back. */
  | ({ state: 'refunded'; lost?: boolean } & Noted)
  | ({ state: 'disputed' } & Noted);

export type { PartRefund, Refund };

/** Every call is idempotent: remote providers get `payment.id` as idempotency key. */
export interface Provider {
  /** @throws ProviderUnreachable | ProviderRefusal */
  open(payment: PaymentRow, buyer: Buyer): Promise<Opened>;
  /** Also advances the payment: captures an approved order. @throws ProviderUnreachable */
  check(payment: PaymentRow): Promise<Reading>;
  present(payment: PaymentRow, instructions: BuyerWords['instructions']): Partial<Payment>;
  /** Part of the money was seen: no other payment may take its place. */
  isOnItsWay(payment: PaymentRow): boolean;
  /** @throws ProviderUnreachable | ProviderRefusal */
  forget?(payment: PaymentRow): Promise<void>;
  /** Without a part refunds all that is left. @throws ProviderUnreachable */
  refund(payment: PaymentRow, part?: PartRefund): Promise<Refund>;
  /** Money received since then that belongs to no payment. */
  unclaimedSince?(moment: Date): Promise<Unclaimed[]>;
}

export interface Unclaimed {
  id: string;
  amountCents: number;
  currency: string;
  bookedAt: Date;
}

export type Providers = ReadonlyMap<PaymentMethodId, Provider>;

/** Timeout, broken connection, empty body or 5xx: the outcome is unknown. */
export class ProviderUnreachable extends DependencyError {
  readonly errorCode = 'provider_unreachable';
  readonly logLevel = 'warn';
  /** HTTP status, for the log only. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** Nothing has happened and nothing will. */
export class ProviderRefusal extends DependencyError {
  readonly errorCode = 'provider_refused';
  readonly logLevel = 'warn';
}

/** A refused read leaves the state unknown. */
export async function neverRefused<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw new ProviderUnreachable(error.message, { cause: error });
    throw error;
  }
}
