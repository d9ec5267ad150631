import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { useMutation } from '@tanstack/react-query';
import { notifyError } from '#web/components/notify.ts';
import { checkout } from '#web/copy/checkout.ts';
import { paths } from '#web/paths.ts';

/** What the person typed or their bank said, as against all that is nobody's fault at the form. */
const isAboutTheCard = ({ type }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error';

/**
 * Confirms the payment. When it goes through, the provider leads to the page of success by itself.
 * @param returnPath where that page is
 * @param prepare what has to be kept before anything is charged
 * @param onLost the payment is not what it was any more: the server knows what became of it
 */
export function usePay(
  onLost: () => void,
  returnPath: string = paths.subscriptionSuccess,
  prepare?: () => Promise<unknown>,
) {
  const stripe = useStripe();
  const elements = useElements();
  return useMutation({
    mutationFn: async () => {
      if (stripe === null || elements === null) return;
      await prepare?.();
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: `${window.location.origin}${returnPath}` },
      });
      // Without an error the browser is on its way.
      if (error === undefined) return new Promise<never>(() => {});
      if (isAboutTheCard(error)) notifyError(checkout.cardErrorTitle, error.message ?? checkout.cardError);
      else {
        notifyError(checkout.cardErrorTitle, checkout.cardError);
        if (error.type === 'invalid_request_error') onLost();
      }
    },
    onError: () => notifyError(checkout.cardErrorTitle, checkout.cardError),
  });
}
