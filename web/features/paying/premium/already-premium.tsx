import { BadgeCheck } from 'lucide-react';
import { payments } from '#web/copy/payments.ts';
import { formatDay } from '#web/format/dates.ts';
import { useSubscription } from '#web/subscription.ts';

export function AlreadyPremium() {
  const { data } = useSubscription();
  if (!data?.hasActiveSubscription || data.source === null || data.currentPeriodEnd === null) return null;
  return (
    <p className="flex items-start gap-3 border-sage border-l-3 bg-sage-veil px-4 py-3">
      <BadgeCheck aria-hidden="true" className="mt-0.5 text-sage" size={20} />
      {payments.already[data.source](formatDay(data.currentPeriodEnd))}
    </p>
  );
}
