import { useQuery } from '@tanstack/react-query';
import { ApiError, api, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/notify.ts';
import { checkout } from '#web/copy/checkout.ts';
import { loadCardScript } from './stripe-script.ts';

/**
 * Starts the subscription and loads the form for it. Asking again answers the same subscription, and so it is
 * a question like any other; it is asked anew whenever the page is opened.
 */
export function useCardForm() {
  return useQuery({
    queryKey: ['card-form'],
    queryFn: startCheckout,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The script's object is to stay the one that it is.
    structuralSharing: false,
  });
}

async function startCheckout() {
  try {
    const form = await api('POST /api/stripe/create-subscription');
    const stripe = await loadCardScript(form);
    return { ...form, stripe };
  } catch (error) {
    if (!isAlreadySubscribed(error))
      notifyError(checkout.creationError, messageOf(error, checkout.scriptError));
    throw error;
  }
}

export const isAlreadySubscribed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_subscribed';
