import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { accessLimits } from '#contract/access-limits.ts';
import { ApiError, api, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { access } from '#web/copy/access.ts';
import { common } from '#web/copy/common.ts';
import { NewSecret, type SecretFormProps } from './new-secret.tsx';
import { refreshAccess } from './security-query.ts';

const { create: copy, made } = access;
const { nameMax, tokenDays } = accessLimits;

interface Values {
  name: string;
  scope: 'read' | 'change';
  days: (typeof tokenDays)[number];
  password: string;
}

export const CreateToken = () => <NewSecret form={TokenForm} made={made} open={copy.open} />;

function TokenForm({ onClose, onMade }: SecretFormProps) {
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
    <FormDialog
      description={copy.text}
      onClose={onClose}
      title={copy.title}
      onSubmit={form.handleSubmit((values) => make.mutate(values))}
      pending={make.isPending}
      cancellable
      submit={copy.submit}
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
    </FormDialog>
  );
}
