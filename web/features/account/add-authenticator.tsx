import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, messageOf, type Output } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { QrCode } from '#web/components/pictures/qr-code.tsx';
import { common } from '#web/copy/common.ts';
import { security } from '#web/copy/security.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { refreshSecurity } from './security-query.ts';

const { second: copy } = security;
const formId = 'confirm-authenticator';

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
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => api('POST /api/account/authenticator/confirm', { body }),
    onSuccess: ({ recoveryCodes }) => {
      void refreshSecurity();
      notifySuccess(copy.appAdded);
      onClose();
      onCodes(recoveryCodes);
    },
    onError: (error) => {
      showFieldErrors(error, ['code'], form.setError);
      notifyError(copy.addAppError, messageOf(error, copy.addAppError));
    },
  });
  return (
    <Dialog
      compact
      description={copy.scanText}
      footer={
        <>
          <Button onClick={onClose} variant="ghost">
            {common.cancel}
          </Button>
          <Button form={formId} loading={confirm.isPending} type="submit">
            {copy.confirm}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      size="s"
      title={copy.addAppTitle}
    >
      <form
        className="grid gap-5"
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((values) => confirm.mutate(values))}
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
      </form>
    </Dialog>
  );
}
