import type { payments } from '#server/platform/db/schema/index.ts';
import type { PartRefund, Refund } from './provider.ts';

/** A row of `payments`. */
export type PaymentRow = typeof payments.$inferSelect;

/** What only one method knows of its payments. */
export interface PaymentDetails {
  /** Where the buyer goes to pay. */
  paymentUrl?: string;
  paypal?: { payerId?: string };
  stripe?: {
    /** Absent where it is a single charge. */
    subscriptionId?: string;
    clientSecret?: string;
  };
  bitcoin?: {
    address: string;
    /** Index of the address under the extended public key. */
    index: number;
    satoshis: number;
    centsPerBitcoin: number;
    /** What has been seen on the chain so far. */
    receivedSatoshis?: number;
    confirmations?: number;
    /** What is still to be sent, when less than the price came. */
    missingSatoshis?: number;
    /** What it was granted for: as long as the address holds so much, the payment stands. */
    paidSatoshis?: number;
    /** Outputs (`txid:vout`) that were seen while the quote stood: they are worth what it said. */
    seenInTime?: string[];
  };
  bank?: {
    /** What has come so far, when it is less than the price. */
    receivedCents?: number;
  };
  /** The person's request that Premium begins within the withdrawal term: its words, and when. */
  beginNow?: { words: string; agreedAt: string };
  /** Parts that were promised back, and the result of sending each. */
  partRefunds?: (PartRefund & { sent?: Refund })[];
  /** Where the confirmation goes, when not to the account's address. */
  confirmationEmail?: string;
  /** What has happened to the money, ready to show. */
  notice?: string;
  /** What the provider said when it refused, for the operator. */
  failure?: string;
}
