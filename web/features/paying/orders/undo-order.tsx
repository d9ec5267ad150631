import { useState } from 'react';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { orders } from '#web/copy/orders.ts';
import { formatDay } from '#web/features/paying/subscription/moments.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { type Order, orderKey } from './order-queries.ts';

const { undo: copy } = orders;

export function UndoOrder({ order: { id, undo } }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const cancel = useChange({
    mutationFn: () => api('POST /api/store/orders/:id/cancel', { params: { id }, body: { confirm: true } }),
    onSuccess: (answer) => queryClient.setQueryData(orderKey(id), answer),
    failed: copy.failed,
    failedText: copy.failedText,
    onSettled: () => setOpen(false),
  });
  if (undo === null) return null;
  const words = copy[undo.kind];
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)} variant="ghost">
        {words.open}
      </Button>
      <ConfirmDialog
        cancelLabel={copy.keep}
        confirmLabel={words.confirm}
        danger
        description={undo.until === null ? words.text : `${words.text} ${copy.until(formatDay(undo.until))}`}
        loading={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setOpen(false)}
        open={open}
        title={words.title}
      />
    </>
  );
}
