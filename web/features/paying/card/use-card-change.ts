import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { checkout } from '#web/copy/checkout.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { loadCardScript } from './stripe-script.ts';

const { change: copy } = checkout;

export function useCardChange() {
  return useQuery({
    queryKey: ['card-change'],
    queryFn: async () => {
      const form = await api('POST /api/stripe/card');
      return { ...form, stripe: await loadCardScript(form) };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Structural sharing would clone the Stripe object.
    structuralSharing: false,
  });
}

export function useConfirmCard(onDone: () => void) {
  const stripe = useStripe();
  const elements = useElements();
  return useChange({
    mutationFn: async () => {
      if (stripe === null || elements === null) return;
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        confirmParams: { return_url: `${window.location.origin}${paths.account}` },
        redirect: 'if_required',
      });
      if (error !== undefined) return void notifyError(copy.errorTitle, error.message ?? copy.error);
      await api('POST /api/stripe/card/confirm', { body: { setupIntentId: setupIntent.id } });
      await queryClient.invalidateQueries({ queryKey: ['subscription'] });
      notifySuccess(copy.done, copy.doneText);
      onDone();
    },
    failed: copy.errorTitle,
    failedText: copy.error,
  });
}
