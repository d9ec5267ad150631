import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { checkout } from '#web/copy/checkout.ts';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { CardElements } from './card-elements.tsx';
import { CardFields } from './card-fields.tsx';
import { TestCards } from './test-cards.tsx';
import { useCardChange, useConfirmCard } from './use-card-change.ts';

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
        <Retry query={form} variant="secondary">
          {checkout.failure.retry}
        </Retry>
      </div>
    );
  }
  if (!form.data) {
    return (
      <div role="status">
        <span className="sr-only">{checkout.loading}</span>
        <Skeleton className="h-64 w-full" />
      </div>
    );
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
