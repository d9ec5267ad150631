import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { useMutation } from '@tanstack/react-query';
import { notifyError } from '#web/components/feedback/notify.ts';
import { checkout } from '#web/copy/checkout.ts';
import { paths } from '#web/paths.ts';

/** True for errors of the card or the input, false for technical ones. */
const isAboutTheCard = ({ type }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error';

/**
 * Confirms the payment; on success the provider redirects the browser.
 * @param returnPath path of the success page
 * @param prepare runs before the charge
 * @param onLost called when the payment's state has changed on the server
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
      // Without an error the browser is being redirected.
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
