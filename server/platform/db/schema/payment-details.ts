import type { Refund } from '#contract/payment-methods.ts';
import type { VatCountry } from '#contract/vat.ts';

export interface PartRefund {
  id: string;
  cents: number;
  /** Total refunded once this part has been. */
  upToCents: number;
}

export interface PaymentDetails {
  paymentUrl?: string;
  paypal?: { payerId?: string };
  stripe?: {
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
    /** Set when less than the price was sent. */
    missingSatoshis?: number;
    /** The payment stands while the address holds as much. */
    paidSatoshis?: number;
    /** Outputs (`txid:vout`) seen in time keep the quote's rate. */
    seenInTime?: string[];
  };
  bank?: {
    receivedCents?: number;
  };
  /** Request to begin Premium within the withdrawal term. */
  beginNow?: { words: string; agreedAt: string };
  /** Country of residence as stated by the customer; a renewal keeps it. */
  country?: VatCountry;
  partRefunds?: (PartRefund & { sent?: Refund })[];
  /** When not the account's address. */
  confirmationEmail?: string;
  notice?: string;
  /** For the operator. */
  failure?: string;
}
