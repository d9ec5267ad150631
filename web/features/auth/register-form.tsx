import { useForm } from 'react-hook-form';
import { api, type Input } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { auth } from '#web/copy/auth.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { wakeMark } from '#web/hydration/names.ts';
import { startSession } from '#web/session.ts';
import { claimTryout } from '#web/tryout/note.ts';
import { useChange } from '#web/use-change.ts';
import { StrengthMeter } from './strength-meter.tsx';
import {
  validateConfirmation,
  validateEmail,
  validatePassword,
  validateUsername,
} from './validate-account.ts';

type RegisterValues = NewAccount & { confirmPassword: string };

const empty: RegisterValues = { username: '', email: '', password: '', confirmPassword: '' };

export function RegisterForm({ onAccount }: { onAccount: () => void }) {
  const registration = useRegister(onAccount);
  const form = useForm<RegisterValues>({ defaultValues: empty });
  const { errors } = form.formState;
  const [username, email, password] = form.watch(['username', 'email', 'password']);

  const submit = form.handleSubmit(({ confirmPassword: _, ...account }) =>
    registration.mutate(account, {
      onError: (error) => showFieldErrors(error, ['username', 'email', 'password'], form.setError),
    }),
  );

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={submit} {...{ [wakeMark]: 'tryout' }}>
      <Field
        error={errors.username?.message}
        hint={auth.fields.usernameHint}
        label={auth.fields.username}
        required
      >
        <TextInput
          autoCapitalize="none"
          autoComplete="username"
          spellCheck={false}
          {...form.register('username', { validate: validateUsername })}
        />
      </Field>
      <Field error={errors.email?.message} label={auth.fields.email} required>
        <TextInput
          autoComplete="email"
          inputMode="email"
          type="email"
          {...form.register('email', { validate: validateEmail })}
        />
      </Field>
      <div className="grid gap-2.5">
        <Field error={errors.password?.message} label={auth.fields.password} required>
          <PasswordInput
            autoComplete="new-password"
            {...form.register('password', { validate: validatePassword, deps: 'confirmPassword' })}
          />
        </Field>
        <StrengthMeter names={[username, email]} password={password} />
      </div>
      <Field error={errors.confirmPassword?.message} label={auth.fields.confirmPassword} required>
        <PasswordInput
          autoComplete="new-password"
          {...form.register('confirmPassword', {
            validate: (value, values) => validateConfirmation(value, values.password),
          })}
        />
      </Field>
      <Button className="mt-2" loading={registration.isPending || registration.isSuccess} type="submit">
        {auth.register.submit}
      </Button>
    </form>
  );
}

type NewAccount = Input<'POST /api/register'>['body'];

function useRegister(onAccount: () => void) {
  return useChange({
    mutationFn: (body: NewAccount) => api('POST /api/register', { body }),
    onSuccess: ({ user, message }) => {
      claimTryout(user.id);
      startSession(user);
      notifySuccess(auth.register.successTitle, message || auth.register.successMessage);
      onAccount();
    },
    failed: auth.register.errorTitle,
    failedText: auth.register.error,
  });
}
