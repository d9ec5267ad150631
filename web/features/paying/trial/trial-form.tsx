import { useForm } from 'react-hook-form';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { auth } from '#web/copy/auth.ts';
import { trial } from '#web/copy/trial.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { type TrialForm as TrialValues, useRegisterTrial } from './use-trial.ts';
import { trialFields, validateField, validateTrial } from './validate-trial.ts';

export function TrialForm() {
  const form = useForm<TrialValues>({ defaultValues: { email: '', username: '', password: '' } });
  const register = useRegisterTrial((error) => showFieldErrors(error, trialFields, form.setError));
  const { errors } = form.formState;

  const submit = (values: TrialValues) => {
    const fault = validateTrial(values);
    if (fault === null) return register.mutate(values);
    const { title, message } = validateField(fault);
    form.setError(fault, { message }, { shouldFocus: true });
    notifyError(title, message);
  };

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={form.handleSubmit(submit)}>
      <Field error={errors.email?.message} label={auth.fields.email} required>
        <TextInput autoComplete="email" inputMode="email" type="email" {...form.register('email')} />
      </Field>
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
          {...form.register('username')}
        />
      </Field>
      <Field error={errors.password?.message} label={auth.fields.password} required>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button className="mt-2" loading={register.isPending} type="submit">
        {trial.submit}
      </Button>
    </form>
  );
}
