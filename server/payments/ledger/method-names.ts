import type { PaymentMethodId } from '#contract/payments.ts';

export const methodNames: Readonly<Record<PaymentMethodId, string>> = {
  stripe_card: 'tarjeta',
  paypal_redirect: 'PayPal',
  bank_transfer: 'transferencia bancaria',
  crypto_btc: 'Bitcoin',
  manual_verification: 'código de verificación',
};
