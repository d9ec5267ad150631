import { useMutation } from '@tanstack/react-query';
import { atOnce } from '#contract/begin-now.ts';
import type { PaymentMethodId } from '#contract/payment-methods.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import type { VatCountry } from '#contract/vat.ts';
import { ApiError, api, messageOf, type Output } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { payments } from '#web/copy/payments.ts';
import { queryClient } from '#web/query.ts';
import { openPaymentKey } from '../payment/use-open-payment.ts';

export interface CodeForm {
  verificationCode: string;
  userEmail: string;
}

export type PaymentResponse = Output<'POST /api/payment/verify'>;

/** Cards have their own checkout. */
export type OrderedMethod = Exclude<PaymentMethodId, 'stripe_card'>;

const body = { amount: decimalOfCents(premiumPrice.cents), currency: premiumPrice.currency, ...atOnce };

type Create = (code: CodeForm, country: VatCountry) => Promise<PaymentResponse>;

const create: Readonly<Record<OrderedMethod, Create>> = {
  paypal_redirect: (_code, country) => api('POST /api/payment/paypal', { body: { ...body, country } }),
  bank_transfer: (_code, country) => api('POST /api/payment/bank-transfer', { body: { ...body, country } }),
  crypto_btc: (_code, country) => api('POST /api/payment/crypto', { body: { ...body, country } }),
  manual_verification: (code, country) =>
    api('POST /api/payment/manual', { body: { ...code, ...atOnce, country } }),
};

export function useCreatePayment(onCreated: (paymentId: string) => void) {
  return useMutation({
    mutationFn: ({ method, code, country }: { method: OrderedMethod; code: CodeForm; country: VatCountry }) =>
      create[method](code, country),
    onSuccess: (answer) => {
      queryClient.setQueryData(openPaymentKey(answer.payment.id), answer);
      onCreated(answer.payment.id);
    },
    onError: (error) => {
      const unknown = error instanceof ApiError && error.code === 'method_unavailable';
      if (unknown) notifyError(payments.checks.unknown.title, payments.checks.unknown.message);
      else notifyError(payments.errorTitle, messageOf(error, payments.error));
    },
  });
}
