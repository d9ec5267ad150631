import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useSearchParams } from 'react-router';
import { ApiError, api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { UsernameInput } from '#web/components/forms/account-inputs.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { auth } from '#web/copy/auth.ts';
import { recovery } from '#web/copy/recovery.ts';
import { security } from '#web/copy/security.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { useInBrowser } from '#web/hydration/use-in-browser.ts';
import { pageMeta } from '#web/meta.ts';
import { paths, registerReturningTo, safeReturnPath } from '#web/paths.ts';
import { AuthFrame } from '../../shell/auth-frame.tsx';
import { passkeyMessageOf, provePasskey, supportsPasskeys } from './passkey.ts';
import {
  type LoginForm as LoginValues,
  type StepMethods,
  stepMethodsOf,
  useEnter,
  useLogin,
} from './use-login.ts';

export const meta = () => pageMeta({ ...auth.login.meta, path: paths.login });

export default function LoginPage() {
  const { state } = useLocation() as { state: { secondStep?: StepMethods } | null };
  // The browser keeps the state of an address when it loads it again.
  const arrivedWith = useInBrowser(() => state?.secondStep ?? null, null);
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next'));
  const [chosen, setMethods] = useState<StepMethods | null>();
  const methods = chosen === undefined ? arrivedWith : chosen;
  if (methods !== null) {
    return (
      <AuthFrame
        focused
        footer={
          <button className="inline-link py-2" onClick={() => setMethods(null)} type="button">
            {security.step.restart}
          </button>
        }
        lead={security.step.lead}
        title={security.step.title}
      >
        <SecondStepForm methods={methods} onExpired={() => setMethods(null)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      footer={
        <>
          {auth.login.noAccount}{' '}
          <Link className="inline-link inline-block py-2 font-medium text-ink" to={registerReturningTo(next)}>
            {auth.login.toRegister}
          </Link>
        </>
      }
      lead={auth.login.lead}
      title={auth.login.title}
    >
      <div className="grid gap-6">
        <LoginForm onSecondStep={setMethods} />
        <PasskeySignIn />
      </div>
    </AuthFrame>
  );
}

const { signIn: copy, step: stepCopy } = security;

function PasskeySignIn() {
  const enter = useEnter();
  const signIn = useMutation({
    mutationFn: async () => {
      const body = await provePasskey(await api('POST /api/auth/passkey/options'));
      return api('POST /api/auth/passkey', { body });
    },
    onSuccess: ({ user }) => enter(user),
    onError: (error) => notifyError(copy.error, passkeyMessageOf(error)),
  });
  if (!useInBrowser(supportsPasskeys, true)) return null;
  return (
    <div className="grid gap-5">
      <p aria-hidden="true" className="flex items-center gap-4 text-ink-soft">
        <span className="h-px flex-1 bg-line" />
        {copy.or}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button
        icon={<KeyRound size={18} />}
        loading={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate()}
        variant="secondary"
      >
        {copy.passkey}
      </Button>
    </div>
  );
}

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

function LoginForm({ onSecondStep }: { onSecondStep: (methods: StepMethods) => void }) {
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
        <UsernameInput {...form.register('username', { required: auth.rules.usernameRequired })} />
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

type Mode = 'code' | 'passkey' | 'recovery';
const switches: Record<Mode, string> = {
  code: stepCopy.toCode,
  passkey: stepCopy.toPasskey,
  recovery: stepCopy.toRecovery,
};

function SecondStepForm({ methods, onExpired }: { methods: StepMethods; onExpired: () => void }) {
  const modes: Mode[] = [
    ...(methods.code ? (['code'] as const) : []),
    ...(methods.passkey && supportsPasskeys() ? (['passkey'] as const) : []),
    'recovery',
  ];
  const [mode, setMode] = useState<Mode>(modes[0] ?? 'recovery');
  const fail = (error: unknown, message: string) => {
    notifyError(stepCopy.error, message);
    if (error instanceof ApiError && error.code === 'sign_in_step_expired') onExpired();
  };
  return (
    <div className="grid gap-6">
      {mode === 'passkey' ? (
        <PasskeyStep onError={fail} />
      ) : (
        <CodeStep key={mode} onError={fail} recovery={mode === 'recovery'} />
      )}
      <ul className="grid justify-items-start">
        {modes
          .filter((other) => other !== mode)
          .map((other) => (
            <li key={other}>
              <button className="inline-link py-2" onClick={() => setMode(other)} type="button">
                {switches[other]}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}

interface StepProps {
  onError: (error: unknown, message: string) => void;
}

function PasskeyStep({ onError }: StepProps) {
  const enter = useEnter();
  const prove = useMutation({
    mutationFn: async () => {
      const body = await provePasskey(await api('POST /api/auth/second-step/passkey/options'));
      return api('POST /api/auth/second-step/passkey', { body });
    },
    onSuccess: ({ user }) => enter(user),
    onError: (error) => onError(error, passkeyMessageOf(error)),
  });
  return (
    <Button
      icon={<KeyRound size={18} />}
      loading={prove.isPending || prove.isSuccess}
      onClick={() => prove.mutate()}
    >
      {stepCopy.usePasskey}
    </Button>
  );
}

function CodeStep({ recovery, onError }: StepProps & { recovery: boolean }) {
  const enter = useEnter();
  const form = useForm({ defaultValues: { code: '' } });
  const prove = useMutation({
    mutationFn: (body: { code: string }) => api('POST /api/auth/second-step/code', { body }),
    onSuccess: ({ user }) => enter(user),
    onError: (error) => {
      showFieldErrors(error, ['code'], form.setError);
      onError(error, messageOf(error, stepCopy.error));
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={form.handleSubmit((values) => prove.mutate(values))}>
      <Field
        error={form.formState.errors.code?.message}
        hint={recovery ? stepCopy.recoveryHint : stepCopy.codeHint}
        label={recovery ? stepCopy.recovery : stepCopy.code}
        required
      >
        <TextInput
          autoCapitalize={recovery ? 'characters' : 'none'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          className="tabular"
          inputMode={recovery ? 'text' : 'numeric'}
          spellCheck={false}
          {...form.register('code', { required: stepCopy.codeRequired })}
        />
      </Field>
      <Button loading={prove.isPending || prove.isSuccess} type="submit">
        {stepCopy.submit}
      </Button>
    </form>
  );
}
