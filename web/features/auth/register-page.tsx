import { useCallback, useReducer } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, type Input } from '#web/api.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { EmailInput, UsernameInput } from '#web/components/forms/account-inputs.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { auth } from '#web/copy/auth.ts';
import { premium } from '#web/copy/premium.ts';
import { LeavingLine, useTimedLeave } from '#web/features/paying/parts/timed-leave.tsx';
import { showFieldErrors } from '#web/field-errors.ts';
import { wakeMark } from '#web/hydration/names.ts';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths, payingBy, safeReturnPath } from '#web/paths.ts';
import { startSession } from '#web/session.ts';
import { registrationRedirectMs } from '#web/timings.ts';
import { claimTryout, useTryoutNote, waitsForAnyone } from '#web/tryout/note.ts';
import { useChange } from '#web/use-change.ts';
import { AuthFrame } from '../../shell/auth-frame.tsx';
import { PaypalStep } from './paypal-step.tsx';
import { nextStep } from './register-steps.ts';
import { StrengthMeter } from './strength-meter.tsx';
import {
  validateConfirmation,
  validateEmail,
  validatePassword,
  validateUsername,
} from './validate-account.ts';

export const meta = () => pageMeta({ ...auth.register.meta, path: paths.register });

/** `/register`; with `?plan=premium` payment follows, and `metodo` is the method already chosen. */
export default function RegisterPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, send] = useReducer(nextStep, 'register');
  const wantsPremium = search.get('plan') === 'premium';
  const method = search.get('metodo');
  const next = safeReturnPath(search.get('next'));
  const elsewhere = wantsPremium && method !== null && method !== 'paypal_redirect';

  const onAccount = useCallback(() => {
    if (elsewhere) navigate(payingBy(method), { replace: true });
    else if (!wantsPremium && next !== null) navigate(next, { replace: true });
    else send({ type: 'account_made', wantsPremium });
  }, [elsewhere, method, navigate, next, wantsPremium]);

  switch (step) {
    case 'register':
      return (
        <AuthFrame
          footer={<ToLogin next={wantsPremium ? payingBy(method ?? 'paypal_redirect') : next} />}
          lead={auth.register.lead}
          title={auth.register.title}
        >
          <Tried />
          <RegisterForm onAccount={onAccount} />
        </AuthFrame>
      );
    case 'payment':
    case 'processing':
      return (
        <AuthFrame
          focused
          lead={premium.register.lead}
          title={step === 'processing' ? premium.register.processing : premium.register.title}
        >
          <PaypalStep processing={step === 'processing'} send={send} />
        </AuthFrame>
      );
    case 'success':
      return (
        <AuthFrame focused lead={premium.register.doneText} title={premium.register.done}>
          <RegisterSuccess />
        </AuthFrame>
      );
  }
}

const RegisterNote = onDemand(() => import('#web/tryout/register-note.tsx'), 'RegisterNote');

function Tried() {
  const note = useTryoutNote();
  return note && waitsForAnyone(note) && <RegisterNote note={note} />;
}

function ToLogin({ next }: { next: string | null }) {
  return (
    <>
      {auth.register.haveAccount}{' '}
      <Link
        className="inline-link inline-block py-2 font-medium text-ink"
        to={loginReturningTo(next ?? paths.home)}
      >
        {auth.register.toLogin}
      </Link>
    </>
  );
}

function RegisterSuccess() {
  const leave = useTimedLeave({ to: paths.dashboard, afterMs: registrationRedirectMs });
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonLink to={paths.dashboard}>{premium.return.dashboard}</ButtonLink>
      <LeavingLine leave={leave} place={premium.places.dashboard} />
    </div>
  );
}

type RegisterValues = NewAccount & { confirmPassword: string };

const empty: RegisterValues = { username: '', email: '', password: '', confirmPassword: '' };

function RegisterForm({ onAccount }: { onAccount: () => void }) {
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
        <UsernameInput {...form.register('username', { validate: validateUsername })} />
      </Field>
      <Field error={errors.email?.message} label={auth.fields.email} required>
        <EmailInput {...form.register('email', { validate: validateEmail })} />
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
