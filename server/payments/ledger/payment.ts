import type { payments } from '#server/platform/db/schema/index.ts';
import type { PartRefund, Refund } from './provider.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Data that only one method has. */
export interface PaymentDetails {
  paymentUrl?: string;
  paypal?: { payerId?: string };
  stripe?: {
    /** Absent for single charges. */
    subscriptionId?: string;
    clientSecret?: string;
  };
  bitcoin?: {
    address: string;
    index: number;
    satoshis: number;
    centsPerBitcoin: number;
    receivedSatoshis?: number;
    confirmations?: number;
    /** Set when less than the price arrived. */
    missingSatoshis?: number;
    /** Amount at the time of the grant: the payment stands while the address holds as much. */
    paidSatoshis?: number;
    /** Outputs (`txid:vout`) seen while the quote stood, valued at its rate. */
    seenInTime?: string[];
  };
  bank?: {
    /** Set when less than the price arrived. */
    receivedCents?: number;
  };
  /** The person's request that Premium begins within the withdrawal term: its words, and when. */
  beginNow?: { words: string; agreedAt: string };
  /** Parts that were promised back, and the result of sending each. */
  partRefunds?: (PartRefund & { sent?: Refund })[];
  /** Recipient of the confirmation, when not the account's address. */
  confirmationEmail?: string;
  /** Message for the payer. */
  notice?: string;
  /** The provider's reason, for the operator. */
  failure?: string;
}
