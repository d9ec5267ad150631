import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { ApiError } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { auth } from '#web/copy/auth.ts';
import { recovery } from '#web/copy/recovery.ts';
import { paths } from '#web/paths.ts';
import { type LoginForm as LoginValues, type StepMethods, stepMethodsOf, useLogin } from './use-login.ts';

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

export function LoginForm({ onSecondStep }: { onSecondStep: (methods: StepMethods) => void }) {
  const login = useLogin(onSecondStep);
  const form = useForm<LoginValues>({ defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  return (
    <form
      className="grid gap-5"
      method="dialog"
      noValidate
      onSubmit={form.handleSubmit((values) => login.mutate(values))}
    >
      <Field error={errors.username?.message} label={auth.fields.username} required>
        <TextInput
          autoCapitalize="none"
          autoComplete="username"
          spellCheck={false}
          {...form.register('username', { required: auth.rules.usernameRequired })}
        />
      </Field>
      <Field error={errors.password?.message} label={auth.fields.password} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('password', { required: auth.rules.passwordRequired })}
        />
      </Field>
      <Link className="inline-link -my-2 justify-self-start py-2 text-[0.9375rem]" to={paths.forgotPassword}>
        {recovery.forgot.link}
      </Link>
      {login.isError && !stepMethodsOf(login.error) && (
        <Notice tone="error" className="-mb-1" ref={bringIntoView}>
          {login.error instanceof ApiError ? auth.login.check : auth.login.kept}
        </Notice>
      )}
      <Button loading={login.isPending} type="submit">
        {auth.login.submit}
      </Button>
    </form>
  );
}
