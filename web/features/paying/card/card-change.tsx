import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Loading } from '#web/components/feedback/loading.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { checkout } from '#web/copy/checkout.ts';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { CardElements } from './card-elements.tsx';
import { CardFields } from './card-fields.tsx';
import { loadCardScript, loadedOnce } from './stripe-script.ts';
import { TestCards } from './test-cards.tsx';

const { change: copy } = checkout;
const openParameter = 'tarjeta';

export function CardChange() {
  const [search, setSearch] = useSearchParams();
  const open = search.has(openParameter);
  // Kept in the address, because the page may have to be reloaded for the provider's script.
  const setOpen = (next: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(openParameter, 'cambiar');
        else after.delete(openParameter);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Button onClick={() => setOpen(true)} size="s" variant="secondary">
        {copy.open}
      </Button>
      <Dialog description={copy.text} onClose={() => setOpen(false)} open={open} title={copy.title}>
        {open && <Form onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const form = useCardChange();
  const sandbox = usePaymentMethods().data?.sandbox ?? false;
  if (form.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{checkout.failure.text}</p>
        <Retry query={form} variant="secondary" />
      </div>
    );
  }
  if (!form.data) {
    return <Loading blocks={['h-64 w-full']} label={checkout.loading} />;
  }
  return (
    <div className="grid gap-6">
      <CardElements clientSecret={form.data.clientSecret} stripe={form.data.stripe}>
        <CardChangeForm onDone={onDone} />
      </CardElements>
      {sandbox && <TestCards />}
    </div>
  );
}

function CardChangeForm({ onDone }: { onDone: () => void }) {
  const [ready, setReady] = useState(false);
  const confirm = useConfirmCard(onDone);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      <CardFields onReady={() => setReady(true)} />
      <Button disabled={!ready} loading={confirm.isPending} type="submit">
        {checkout.change.submit}
      </Button>
    </form>
  );
}

function useCardChange() {
  return useQuery({
    queryKey: ['card-change'],
    queryFn: async () => {
      const form = await api('POST /api/stripe/card');
      return { ...form, stripe: await loadCardScript(form) };
    },
    ...loadedOnce,
  });
}

function useConfirmCard(onDone: () => void) {
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
