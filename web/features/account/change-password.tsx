import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, api, type Input, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { account } from '#web/copy/account.ts';
import { common } from '#web/copy/common.ts';
import { StrengthMeter } from '#web/features/auth/strength-meter.tsx';
import { validateConfirmation, validatePassword } from '#web/features/auth/validate-account.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { useUser } from '#web/session.ts';
import { useChange } from '#web/use-change.ts';

const { password: copy } = account;

type Body = Input<'POST /api/account/password'>['body'];
type Values = Body & { confirmPassword: string };

const formId = 'change-password';

function PasswordForm({
  onSubmit,
}: {
  onSubmit: (body: Body, form: ReturnType<typeof useForm<Values>>) => void;
}) {
  const user = useUser();
  const form = useForm<Values>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ confirmPassword: _, ...body }) => onSubmit(body, form));
  return (
    <form className="grid gap-5" id={formId} noValidate onSubmit={submit}>
      <Field error={errors.currentPassword?.message} label={copy.current} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('currentPassword', { required: copy.currentRequired })}
        />
      </Field>
      <div className="grid gap-2.5">
        <Field error={errors.newPassword?.message} label={copy.next} required>
          <PasswordInput
            autoComplete="new-password"
            {...form.register('newPassword', { validate: validatePassword, deps: 'confirmPassword' })}
          />
        </Field>
        <StrengthMeter names={[user.username, user.email]} password={form.watch('newPassword')} />
      </div>
      <Field error={errors.confirmPassword?.message} label={copy.confirm} required>
        <PasswordInput
          autoComplete="new-password"
          {...form.register('confirmPassword', {
            validate: (value, values) => validateConfirmation(value, values.newPassword),
          })}
        />
      </Field>
    </form>
  );
}

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const change = useChange({
    mutationFn: (body: Body) => api('POST /api/account/password', { body }),
    onSuccess: () => {
      setOpen(false);
      notifySuccess(copy.success, copy.successText);
    },
    failed: copy.error,
  });
  return (
    <>
      <Button onClick={() => setOpen(true)} size="s" variant="secondary">
        {copy.open}
      </Button>
      <Dialog
        description={copy.text}
        footer={
          <>
            <Button onClick={() => setOpen(false)} variant="ghost">
              {common.cancel}
            </Button>
            <Button form={formId} loading={change.isPending} type="submit">
              {copy.open}
            </Button>
          </>
        }
        onClose={() => setOpen(false)}
        open={open}
        size="s"
        title={copy.title}
      >
        <PasswordForm
          onSubmit={(body, form) =>
            change.mutate(body, {
              onError: (error) => {
                showFieldErrors(error, ['currentPassword', 'newPassword'], form.setError);
                if (error instanceof ApiError && error.code === 'wrong_password') {
                  form.setError(
                    'currentPassword',
                    { message: messageOf(error, copy.error) },
                    { shouldFocus: true },
                  );
                }
              },
            })
          }
        />
      </Dialog>
    </>
  );
}
