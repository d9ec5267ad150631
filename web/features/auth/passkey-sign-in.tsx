import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { security } from '#web/copy/security.ts';
import { useInBrowser } from '#web/hydration/use-in-browser.ts';
import { passkeyMessageOf, provePasskey, supportsPasskeys } from './passkey.ts';
import { useEnter } from './use-login.ts';

const { signIn: copy } = security;

export function PasskeySignIn() {
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
