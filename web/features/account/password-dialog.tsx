import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiError, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import type { ButtonVariant } from '#web/components/button-look.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { security } from '#web/copy/security.ts';
import { passkeyMessageOf } from '#web/features/auth/passkey.ts';

interface PasswordDialogProps<T> {
  open: string;
  openLabel?: string;
  variant?: ButtonVariant;
  title: string;
  text: string;
  confirm: string;
  error: string;
  danger?: boolean;
  label?: string;
  action: (password: string) => Promise<T>;
  onDone: (result: T) => void;
  /** Whether `onDone` navigates away: the dialog stays busy until then. */
  leavesPage?: boolean;
  failureText?: (error: unknown) => string;
}

const { password: copy } = security;

/** A button whose action needs the password again. */
export function PasswordDialog<T>(props: PasswordDialogProps<T>) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const close = () => {
    setOpen(false);
    setPassword('');
    setFault(undefined);
  };
  const act = useMutation({
    mutationFn: () => props.action(password),
    onSuccess: (result) => {
      if (!props.leavesPage) close();
      props.onDone(result);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'wrong_password')
        setFault(messageOf(error, props.error));
      else notifyError(props.error, (props.failureText ?? passkeyMessageOf)(error));
    },
  });
  const confirm = () => {
    setFault(password === '' ? copy.required : undefined);
    if (password !== '') act.mutate();
  };
  return (
    <>
      <Button
        aria-label={props.openLabel}
        onClick={() => setOpen(true)}
        size="s"
        variant={props.variant ?? 'secondary'}
      >
        {props.open}
      </Button>
      <ConfirmDialog
        confirmLabel={props.confirm}
        danger={props.danger ?? false}
        description={props.text}
        loading={act.isPending || (props.leavesPage === true && act.isSuccess)}
        onConfirm={confirm}
        onClose={close}
        open={open}
        title={props.title}
      >
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            confirm();
          }}
        >
          <Field error={fault} label={props.label ?? copy.label} required>
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
