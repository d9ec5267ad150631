import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, type Output } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { QrCode } from '#web/components/pictures/qr-code.tsx';
import { security } from '#web/copy/security.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { useChange } from '#web/use-change.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { refreshSecurity } from './security-query.ts';

const { second: copy } = security;

type Begun = Output<'POST /api/account/authenticator'>;

export function AddAuthenticator({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <>
      <PasswordDialog
        action={(password) => api('POST /api/account/authenticator', { body: { password } })}
        confirm={copy.addAppConfirm}
        error={copy.addAppError}
        onDone={setBegun}
        open={copy.addApp}
        text={copy.addAppText}
        title={copy.addAppTitle}
      />
      {begun && <ConfirmCode begun={begun} onClose={() => setBegun(null)} onCodes={onCodes} />}
    </>
  );
}

function ConfirmCode({
  begun,
  onClose,
  onCodes,
}: {
  begun: Begun;
  onClose: () => void;
  onCodes: (codes: string[]) => void;
}) {
  const form = useForm({ defaultValues: { code: '' } });
  const confirm = useChange({
    mutationFn: (body: { code: string }) => api('POST /api/account/authenticator/confirm', { body }),
    onSuccess: ({ recoveryCodes }) => {
      void refreshSecurity();
      notifySuccess(copy.appAdded);
      onClose();
      onCodes(recoveryCodes);
    },
    failed: copy.addAppError,
    onError: (error) => {
      showFieldErrors(error, ['code'], form.setError);
    },
  });
  return (
    <FormDialog
      description={copy.scanText}
      onClose={onClose}
      title={copy.addAppTitle}
      onSubmit={form.handleSubmit((values) => confirm.mutate(values))}
      pending={confirm.isPending}
      cancellable
      submit={copy.confirm}
    >
      <div className="grid max-w-48 justify-self-center">
        <QrCode label={copy.qr} text={begun.uri} />
      </div>
      <div className="grid gap-1 text-[0.9375rem] text-ink-soft">
        <p>{copy.secret}</p>
        <p className="tabular wrap-anywhere font-medium text-ink">
          {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <Field error={form.formState.errors.code?.message} label={copy.code} required>
        <TextInput
          autoComplete="one-time-code"
          className="tabular"
          inputMode="numeric"
          {...form.register('code', { required: security.step.codeRequired })}
        />
      </Field>
    </FormDialog>
  );
}
