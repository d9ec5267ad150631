import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { accountStatusQuery } from '#web/account-status.ts';
import { recovery } from '#web/copy/recovery.ts';
import { useSendConfirmation } from '#web/use-send-confirmation.ts';

const { address: copy } = recovery;

export function AddressState() {
  const { data } = useQuery(accountStatusQuery);
  const send = useSendConfirmation();
  // Keeps its height while loading.
  if (data === undefined) return <p className="min-h-6" />;
  if (data.emailConfirmedAt !== null) {
    return (
      <p className="flex min-h-6 items-center gap-1.5 text-[0.9375rem] text-sage">
        <BadgeCheck size={16} />
        {copy.confirmed}
      </p>
    );
  }
  return (
    <p className="min-h-6 text-[0.9375rem] text-ink-soft">
      {copy.unconfirmed} ·{' '}
      <button
        aria-disabled={send.isPending || undefined}
        className="inline-link text-ink"
        onClick={() => !send.isPending && send.mutate()}
        type="button"
      >
        {recovery.forgot.submit}
      </button>
    </p>
  );
}
