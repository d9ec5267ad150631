import { useState } from 'react';
import type { Share } from '#contract/shares.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { sharingCopy as copy } from '#web/copy/sharing.ts';
import { useShareChanges } from './shares-query.ts';

export function EndSharing({ share, name }: { share: Share; name: string }) {
  const [open, setOpen] = useState(false);
  const { end } = useShareChanges();
  return (
    <>
      <Button aria-label={copy.actions.endNamed(name)} onClick={() => setOpen(true)} size="s" variant="ghost">
        {copy.actions.end}
      </Button>
      <ConfirmDialog
        confirmLabel={copy.actions.end}
        danger
        description={copy.end.text}
        loading={end.isPending}
        onConfirm={() => end.mutate(share, { onSuccess: () => setOpen(false) })}
        onClose={() => setOpen(false)}
        open={open}
        title={copy.end.title}
      />
    </>
  );
}
