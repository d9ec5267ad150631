import type { PaymentStatus } from '#contract/payments.ts';

/** What the pages of the bank see and change of the product, which the server provides. */
export interface Product {
  readonly iban: string;
  /** Of a payment by transfer. */
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
