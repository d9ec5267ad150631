import { Copy, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, type Output } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { buttonLook } from '#web/components/button-look.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { QrCode } from '#web/components/pictures/qr-code.tsx';
import { copyText } from '#web/components/share.ts';
import { common } from '#web/copy/common.ts';
import { security } from '#web/copy/security.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { formatDay } from '#web/format/dates.ts';
import { useChange } from '#web/use-change.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { refreshSecurity, type Security } from './security-query.ts';

const { second: copy, recovery } = security;

export function SecondStep({ security: state }: { security: Security }) {
  const { secondStepSince, authenticatorSince, authenticatorAvailable, passkeys, recoveryCodesLeft } = state;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const changed = (message: string) => () => {
    void refreshSecurity();
    notifySuccess(message);
  };
  return (
    <AccountSection
      text={secondStepSince === null ? copy.off : copy.on(formatDay(secondStepSince))}
      title={copy.title}
    >
      {secondStepSince !== null && (
        <PasswordDialog
          action={(password) => api('POST /api/account/second-step/end', { body: { password } })}
          confirm={copy.turnOff}
          danger
          error={copy.error}
          onDone={changed(copy.turnedOff)}
          open={copy.turnOff}
          text={copy.turnOffText}
          title={copy.turnOffTitle}
        />
      )}
      <ul aria-label={copy.title} className="col-span-full">
        <Row
          name={copy.app}
          text={
            authenticatorSince !== null
              ? copy.appOn(formatDay(authenticatorSince))
              : authenticatorAvailable
                ? copy.appText
                : copy.appUnavailable
          }
        >
          {authenticatorSince !== null ? (
            <PasswordDialog
              action={(password) => api('POST /api/account/authenticator/remove', { body: { password } })}
              confirm={copy.removeApp}
              danger
              error={copy.error}
              onDone={changed(copy.appRemoved)}
              open={copy.removeApp}
              text={copy.removeAppText}
              title={copy.removeAppTitle}
              variant="ghost"
            />
          ) : (
            authenticatorAvailable && <AddAuthenticator onCodes={setCodes} />
          )}
        </Row>
        {secondStepSince === null && (passkeys.length > 0 || authenticatorSince !== null) && (
          <Row name={copy.withPasskey} text={copy.withPasskeyText}>
            <PasswordDialog
              action={(password) => api('POST /api/account/second-step', { body: { password } })}
              confirm={copy.confirm}
              error={copy.error}
              onDone={({ recoveryCodes }) => {
                changed(copy.turnedOn)();
                setCodes(recoveryCodes);
              }}
              open={copy.confirm}
              openLabel={copy.requirePasskey}
              text={copy.requireText}
              title={copy.requireTitle}
            />
          </Row>
        )}
        {secondStepSince !== null && (
          <Row name={recovery.name} text={recovery.left(recoveryCodesLeft)}>
            <PasswordDialog
              action={(password) => api('POST /api/account/recovery-codes', { body: { password } })}
              confirm={recovery.renew}
              error={copy.error}
              onDone={({ recoveryCodes }) => {
                void refreshSecurity();
                setCodes(recoveryCodes);
              }}
              open={recovery.renew}
              text={recovery.renewText}
              title={recovery.renewTitle}
              variant="ghost"
            />
          </Row>
        )}
      </ul>
      {codes.length > 0 && <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />}
    </AccountSection>
  );
}

function Row({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="grid gap-0.5">
        <p className="font-medium">{name}</p>
        <p className="text-[0.9375rem] text-ink-soft">{text}</p>
      </div>
      {children}
    </li>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = codes.join('\n');
  const copyAll = () => void copyText(text, { copied: recovery.copied, failed: recovery.error });
  return (
    <Dialog
      compact
      description={recovery.text}
      footer={<Button onClick={onSaved}>{recovery.saved}</Button>}
      onClose={onSaved}
      size="s"
      title={recovery.title}
    >
      <div className="grid gap-5">
        <ol className="tabular grid grid-cols-1 gap-x-6 border-line border-t min-[22rem]:grid-cols-2">
          {codes.map((code) => (
            <li className="whitespace-nowrap border-line border-b py-2.5 font-medium" key={code}>
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button icon={<Copy size={16} />} onClick={copyAll} size="s" variant="secondary">
            {common.copy}
          </Button>
          <a
            className={buttonLook('secondary', 's')}
            download={recovery.file}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          >
            <Download size={16} />
            {recovery.download}
          </a>
        </div>
      </div>
    </Dialog>
  );
}

type Begun = Output<'POST /api/account/authenticator'>;

function AddAuthenticator({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <>
      <PasswordDialog
        action={(password) => api('POST /api/account/authenticator', { body: { password } })}
        confirm={security.step.submit}
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
