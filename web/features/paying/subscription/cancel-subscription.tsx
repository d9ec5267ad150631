import { useState } from 'react';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { subscription } from '#web/copy/subscription.ts';
import { formatDay } from './moments.ts';
import { useChangeSubscription } from './use-details.ts';

const { cancel: copy } = subscription;

export function CancelSubscription({ until }: { until: string | null }) {
  const [open, setOpen] = useState(false);
  const cancel = useChangeSubscription('POST /api/subscription/cancel');
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        notifySuccess(copy.done, copy.doneText);
      },
      onError: (error) => notifyError(copy.error, messageOf(error, common.somethingFailed)),
    });
  return (
    <>
      <Button onClick={() => setOpen(true)} size="s" variant="secondary">
        {copy.open}
      </Button>
      <ConfirmDialog
        cancelLabel={copy.keep}
        confirmLabel={copy.confirm}
        description={until === null ? copy.textNoDay : copy.text(formatDay(until))}
        loading={cancel.isPending}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
        open={open}
        title={copy.title}
      />
    </>
  );
}
