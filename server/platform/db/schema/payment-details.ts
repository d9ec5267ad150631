export interface PartRefund {
  /** Idempotency key. */
  id: string;
  cents: number;
  /** Total refunded once this part has been. */
  upToCents: number;
}

export type Refund = 'sent' | 'by_hand' | 'nothing_to_refund';

/** The part of a payment that depends on its method. */
export interface PaymentDetails {
  paymentUrl?: string;
  paypal?: { payerId?: string };
  stripe?: {
    /** Absent for a single charge. */
    subscriptionId?: string;
    clientSecret?: string;
  };
  bitcoin?: {
    address: string;
    /** Of the address under the extended public key. */
    index: number;
    satoshis: number;
    centsPerBitcoin: number;
    /** Seen on the chain so far. */
    receivedSatoshis?: number;
    confirmations?: number;
    /** Set when less than the price was sent. */
    missingSatoshis?: number;
    /** Amount at the time of the grant: the payment stands while the address holds as much. */
    paidSatoshis?: number;
    /** Outputs (`txid:vout`) seen while the quote was valid, which keep its rate. */
    seenInTime?: string[];
  };
  bank?: {
    /** Set when less than the price was received. */
    receivedCents?: number;
  };
  /** The request to begin Premium within the withdrawal term: its words and time. */
  beginNow?: { words: string; agreedAt: string };
  /** Parts promised back, and the result of sending each. */
  partRefunds?: (PartRefund & { sent?: Refund })[];
  /** When not the account's address. */
  confirmationEmail?: string;
  /** Shown to the buyer. */
  notice?: string;
  /** The provider's reason for refusing, for the operator. */
  failure?: string;
}
