import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Payment } from '#contract/payments.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { payments } from '#web/copy/payments.ts';
import { premium } from '#web/copy/premium.ts';
import { paths } from '#web/paths.ts';
import { premiumActivatedRedirectMs } from '#web/timings.ts';
import { LeavingLine } from './leaving-line.tsx';
import { Receipt } from './receipt.tsx';
import { ResultView } from './result-view.tsx';
import { useTimedLeave } from './use-timed-leave.ts';

export function PaymentActivated({ payment }: { payment: Payment }) {
  const client = useQueryClient();
  // A notice about the money stops the redirect.
  const leave = useTimedLeave({
    to: payment.notice === undefined ? paths.hub : null,
    afterMs: premiumActivatedRedirectMs,
  });
  useEffect(() => void client.invalidateQueries({ queryKey: ['subscription'] }), [client]);
  const [title, text] = payments.states.paid;
  return (
    <ResultView
      actions={<ButtonLink to={paths.hub}>{payments.activated.go}</ButtonLink>}
      aside={<Receipt lines={[[premium.receipt.reference, payment.reference]]} state="paid" />}
      look="good"
      text={`${text} ${payments.activated.text}`}
      title={title}
    >
      {payment.notice !== undefined && (
        <p className="border-ochre border-l-3 bg-ochre-veil px-4 py-3">{payment.notice}</p>
      )}
      {leave.leaving && (
        <LeavingLine onStay={leave.stay} place={premium.places.hub} secondsLeft={leave.secondsLeft} />
      )}
    </ResultView>
  );
}
