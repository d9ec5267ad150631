import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { checkout } from '#web/copy/checkout.ts';
import { CardFields } from './card-fields.tsx';
import { useConfirmCard } from './use-card-change.ts';

export function CardChangeForm({ onDone }: { onDone: () => void }) {
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
