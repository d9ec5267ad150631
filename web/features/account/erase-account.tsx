import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiError, api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { account } from '#web/copy/account.ts';
import { common } from '#web/copy/common.ts';
import { paths } from '#web/paths.ts';

const { erase: copy } = account;

export function EraseAccount() {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const erase = useMutation({
    mutationFn: () => api('POST /api/account/erase', { body: { password } }),
    onSuccess: () => window.location.assign(paths.home),
    onError: (error) => {
      const message = messageOf(error, common.somethingFailed);
      if (error instanceof ApiError && error.code === 'wrong_password') setFault(message);
      else notifyError(copy.error, message);
    },
  });

  const confirm = () => {
    setFault(password === '' ? account.password.currentRequired : undefined);
    if (password !== '') erase.mutate();
  };
  const toggle = (next: boolean) => {
    setOpen(next);
    setPassword('');
    setFault(undefined);
  };

  return (
    <>
      <Button onClick={() => toggle(true)} size="s" variant="danger">
        {copy.open}
      </Button>
      <ConfirmDialog
        confirmLabel={copy.confirm}
        danger
        description={copy.confirmText}
        loading={erase.isPending || erase.isSuccess}
        onConfirm={confirm}
        onOpenChange={toggle}
        open={open}
        title={copy.confirmTitle}
      >
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            confirm();
          }}
        >
          <Field error={fault} label={copy.password} required>
            <PasswordInput
              autoComplete="current-password"
              onChange={(event) => setPassword(event.currentTarget.value)}
              value={password}
            />
          </Field>
        </form>
      </ConfirmDialog>
    </>
  );
}
