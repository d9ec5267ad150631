import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, api, messageOf } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { recovery } from '#web/copy/recovery.ts';
import { StrengthMeter } from '#web/features/auth/strength-meter.tsx';
import { stepMethodsOf } from '#web/features/auth/use-login.ts';
import { validateConfirmation, validatePassword } from '#web/features/auth/validate-account.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { startSession } from '#web/session.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';

const { reset: copy } = recovery;

export const meta = () => pageMeta({ ...copy.meta, path: paths.resetPassword, noindex: true });

export default function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const [expired, setExpired] = useState(token === '');
  if (expired) {
    return (
      <AuthFrame focused lead={copy.expiredText} title={copy.expired}>
        <ButtonLink to={paths.forgotPassword}>{copy.askAgain}</ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame lead={copy.lead} title={copy.title}>
      <NewPassword onExpired={() => setExpired(true)} token={token} />
    </AuthFrame>
  );
}

function NewPassword({ token, onExpired }: { token: string; onExpired: () => void }) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (password: string) => api('POST /api/auth/password-reset', { body: { token, password } }),
    onSuccess: ({ user, message }) => {
      startSession(user);
      notifySuccess(copy.success, message);
      navigate(paths.home, { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'link_expired') return onExpired();
      const secondStep = stepMethodsOf(error);
      if (secondStep !== null) {
        notifySuccess(copy.success, copy.secondStep);
        return navigate(paths.login, { replace: true, state: { secondStep } });
      }
      showFieldErrors(error, ['password'], form.setError);
      notifyError(copy.error, messageOf(error, copy.error));
    },
  });
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={form.handleSubmit(({ password }) => change.mutate(password))}
    >
      <div className="grid gap-2.5">
        <Field error={errors.password?.message} label={copy.password} required>
          <PasswordInput
            autoComplete="new-password"
            {...form.register('password', { validate: validatePassword, deps: 'confirmPassword' })}
          />
        </Field>
        <StrengthMeter names={[]} password={form.watch('password')} />
      </div>
      <Field error={errors.confirmPassword?.message} label={copy.confirm} required>
        <PasswordInput
          autoComplete="new-password"
          {...form.register('confirmPassword', {
            validate: (value, values) => validateConfirmation(value, values.password),
          })}
        />
      </Field>
      <Button className="mt-2" loading={change.isPending || change.isSuccess} type="submit">
        {copy.submit}
      </Button>
    </form>
  );
}
