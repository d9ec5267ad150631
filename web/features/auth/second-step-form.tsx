import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { security } from '#web/copy/security.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { passkeyMessageOf, provePasskey, supportsPasskeys } from './passkey.ts';
import { type StepMethods, useEnter } from './use-login.ts';

const { step: copy } = security;

type Mode = 'code' | 'passkey' | 'recovery';
const switches: Record<Mode, string> = {
  code: copy.toCode,
  passkey: copy.toPasskey,
  recovery: copy.toRecovery,
};

export function SecondStepForm({ methods, onExpired }: { methods: StepMethods; onExpired: () => void }) {
  const modes: Mode[] = [
    ...(methods.code ? (['code'] as const) : []),
    ...(methods.passkey && supportsPasskeys() ? (['passkey'] as const) : []),
    'recovery',
  ];
  const [mode, setMode] = useState<Mode>(modes[0] ?? 'recovery');
  const fail = (error: unknown, message: string) => {
    notifyError(copy.error, message);
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
      {copy.usePasskey}
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
      onError(error, messageOf(error, copy.error));
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={form.handleSubmit((values) => prove.mutate(values))}>
      <Field
        error={form.formState.errors.code?.message}
        hint={recovery ? copy.recoveryHint : copy.codeHint}
        label={recovery ? copy.recovery : copy.code}
        required
      >
        <TextInput
          autoCapitalize={recovery ? 'characters' : 'none'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          className="tabular"
          inputMode={recovery ? 'text' : 'numeric'}
          spellCheck={false}
          {...form.register('code', { required: copy.codeRequired })}
        />
      </Field>
      <Button loading={prove.isPending || prove.isSuccess} type="submit">
        {copy.submit}
      </Button>
    </form>
  );
}
