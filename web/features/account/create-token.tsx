import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accessLimits } from '#contract/access-limits.ts';
import { ApiError, api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { access } from '#web/copy/access.ts';
import { common } from '#web/copy/common.ts';
import { refreshAccess } from './security-query.ts';
import { ShownOnce } from './shown-once.tsx';

const { create: copy, made } = access;
const formId = 'create-token';
const { nameMax, tokenDays } = accessLimits;

interface Values {
  name: string;
  scope: 'read' | 'change';
  days: (typeof tokenDays)[number];
  password: string;
}

export function CreateToken() {
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)} size="s" variant="secondary">
        {copy.open}
      </Button>
      {open && (
        <TokenForm
          onClose={() => setOpen(false)}
          onMade={(value) => {
            setOpen(false);
            setToken(value);
          }}
        />
      )}
      {token !== null && <ShownOnce copy={made} onSaved={() => setToken(null)} secret={token} />}
    </>
  );
}

function TokenForm({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const form = useForm<Values>({ defaultValues: { name: '', scope: 'read', days: 90, password: '' } });
  const { errors } = form.formState;
  const { scope, days } = form.watch();
  const make = useMutation({
    mutationFn: (body: Values) => api('POST /api/account/tokens', { body }),
    onSuccess: ({ token }) => {
      void refreshAccess();
      onMade(token);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'wrong_password')
        form.setError('password', { message: messageOf(error, copy.failed) });
      else notifyError(copy.failed, messageOf(error, common.somethingFailed));
    },
  });
  return (
    <Dialog
      compact
      description={copy.text}
      footer={
        <>
          <Button onClick={onClose} variant="ghost">
            {common.cancel}
          </Button>
          <Button form={formId} loading={make.isPending} type="submit">
            {copy.submit}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      size="s"
      title={copy.title}
    >
      <form
        className="grid gap-5"
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((values) => make.mutate(values))}
      >
        <Field error={errors.name?.message} hint={copy.nameHint} label={copy.name} required>
          <TextInput
            autoComplete="off"
            maxLength={nameMax}
            {...form.register('name', { validate: (name) => name.trim() !== '' || copy.nameRequired })}
          />
        </Field>
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="font-medium text-[0.9375rem]">
            {copy.scope}
          </p>
          <Segmented
            label={copy.scope}
            onValueChange={(value) => form.setValue('scope', value)}
            options={(['read', 'change'] as const).map((value) => ({ value, label: access.scopes[value] }))}
            value={scope}
          />
        </div>
        <Field label={copy.days}>
          <Select
            onValueChange={(value) => form.setValue('days', Number(value) as Values['days'])}
            options={tokenDays.map((value) => ({ value: String(value), label: copy.inDays(value) }))}
            value={String(days)}
          />
        </Field>
        <Field error={errors.password?.message} label={copy.password} required>
          <PasswordInput
            autoComplete="current-password"
            {...form.register('password', { required: copy.passwordRequired })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
