import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { EmailInput } from '#web/components/forms/account-inputs.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { auth } from '#web/copy/auth.ts';
import { recovery } from '#web/copy/recovery.ts';
import { validateEmail } from '#web/features/auth/validate-account.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { useChange } from '#web/use-change.ts';

const { forgot: copy } = recovery;

export const meta = () => pageMeta({ ...copy.meta, path: paths.forgotPassword, noindex: true });

/** The response does not reveal whether the account exists. */
export default function ForgotPasswordPage() {
  const ask = useChange({
    mutationFn: (body: { email: string }) => api('POST /api/auth/password-reset/request', { body }),
    failed: copy.error,
  });
  const form = useForm({ defaultValues: { email: '' } });
  if (ask.isSuccess) {
    return (
      <AuthFrame
        focused
        footer={
          <>
            {copy.notThere}{' '}
            <button
              className="inline-link py-2 font-medium text-ink"
              onClick={() => ask.reset()}
              type="button"
            >
              {copy.again}
            </button>
            .
          </>
        }
        lead={copy.sent(ask.variables.email.trim())}
        title={copy.sentTitle}
      >
        {null}
      </AuthFrame>
    );
  }
  const submit = form.handleSubmit((values) =>
    ask.mutate(values, { onError: (error) => showFieldErrors(error, ['email'], form.setError) }),
  );
  return (
    <AuthFrame
      footer={
        <>
          {copy.remembered}{' '}
          <Link className="inline-link inline-block py-2 font-medium text-ink" to={paths.login}>
            {copy.toLogin}
          </Link>
        </>
      }
      lead={copy.lead}
      title={copy.link}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field error={form.formState.errors.email?.message} label={auth.fields.email} required>
          <EmailInput {...form.register('email', { validate: validateEmail })} />
        </Field>
        <Button className="mt-2" loading={ask.isPending} type="submit">
          {copy.submit}
        </Button>
      </form>
    </AuthFrame>
  );
}
