import { useMutation, useQueryClient } from '@tanstack/react-query';
import { atOnce } from '#contract/begin-now.ts';
import type { PaymentMethodId } from '#contract/payment-methods.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { ApiError, api, messageOf, type Output } from '#web/api.ts';
import { notifyError } from '#web/components/notify.ts';
import { payments } from '#web/copy/payments.ts';
import { openPaymentKey } from '../payment/use-open-payment.ts';

export interface CodeForm {
  verificationCode: string;
  userEmail: string;
}

export type PaymentResponse = Output<'POST /api/payment/verify'>;

/** Cards have their own checkout. */
export type OrderedMethod = Exclude<PaymentMethodId, 'stripe_card'>;

const body = { amount: decimalOfCents(premiumPrice.cents), currency: premiumPrice.currency, ...atOnce };

const create: Readonly<Record<OrderedMethod, (code: CodeForm) => Promise<PaymentResponse>>> = {
  paypal_redirect: () => api('POST /api/payment/paypal', { body }),
  bank_transfer: () => api('POST /api/payment/bank-transfer', { body }),
  crypto_btc: () => api('POST /api/payment/crypto', { body }),
  manual_verification: (code) => api('POST /api/payment/manual', { body: { ...code, ...atOnce } }),
};

export function useCreatePayment(onCreated: (paymentId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ method, code }: { method: OrderedMethod; code: CodeForm }) => create[method](code),
    onSuccess: (answer) => {
      client.setQueryData(openPaymentKey(answer.payment.id), answer);
      onCreated(answer.payment.id);
    },
    onError: (error) => {
      const unknown = error instanceof ApiError && error.code === 'method_unavailable';
      if (unknown) notifyError(payments.checks.unknown.title, payments.checks.unknown.message);
      else notifyError(payments.errorTitle, messageOf(error, payments.error));
    },
  });
}
