import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { notifyError } from '#web/components/notify.ts';
import { account } from '#web/copy/account.ts';
import { common } from '#web/copy/common.ts';
import { paths } from '#web/paths.ts';

const { sessions: copy } = account;

export function SignOutEverywhere() {
  const [open, setOpen] = useState(false);
  const signOut = useMutation({
    mutationFn: () => api('POST /api/account/sign-out-everywhere'),
    // A full page load clears all personal data from memory.
    onSuccess: () => window.location.assign(paths.login),
    onError: (error) => notifyError(copy.error, messageOf(error, common.somethingFailed)),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)} size="s" variant="secondary">
        {copy.open}
      </Button>
      <ConfirmDialog
        confirmLabel={copy.confirm}
        description={copy.confirmText}
        loading={signOut.isPending || signOut.isSuccess}
        onConfirm={() => signOut.mutate()}
        onOpenChange={setOpen}
        open={open}
        title={copy.confirmTitle}
      />
    </>
  );
}
