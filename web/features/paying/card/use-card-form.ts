import { useQuery } from '@tanstack/react-query';
import { ApiError, api, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/notify.ts';
import { checkout } from '#web/copy/checkout.ts';
import { loadCardScript } from './stripe-script.ts';

/** Starts the subscription and loads its form. The request is idempotent, hence a query. */
export function useCardForm() {
  return useQuery({
    queryKey: ['card-form'],
    queryFn: startCheckout,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Structural sharing would clone the Stripe object.
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
