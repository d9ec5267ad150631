import type { PaymentStatus } from '#contract/payments.ts';

export interface Product {
  readonly iban: string;
  paymentOf(reference: string): Promise<ShownPayment | undefined>;
  /** @param statement CAMT.053 */
  importStatement(statement: string): Promise<unknown>;
  makeCode(days: number): Promise<{ code: string; revoke(): Promise<unknown> }>;
}

export interface ShownPayment {
  reference: string;
  /** In euros, ready to display. */
  price: string;
  missingCents: number;
  status: PaymentStatus;
  notice: string | undefined;
}
