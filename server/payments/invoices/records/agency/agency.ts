import type { Issuer } from '#server/payments/invoices/records/record-xml.ts';

export interface Delivery {
  seller: Issuer;
  records: readonly string[];
  late: boolean;
}

export interface Answer {
  /** Proof of receipt. */
  csv: string | null;
  waitSeconds: number;
  lines: AnsweredLine[];
}

export interface AnsweredLine {
  number: string;
  kind: 'registration' | 'cancellation';
  status: 'accepted' | 'accepted_with_errors' | 'rejected';
  errorCode: number | null;
  error: string | null;
}

/** Accepts invoicing records. */
export interface Agency {
  /** @throws AgencyFault when nothing was accepted; an error of the network */
  deliver(delivery: Delivery): Promise<Answer>;
}

export class AgencyFault extends Error {}
