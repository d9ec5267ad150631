import { useEffect } from 'react';
import type { Payment } from '#contract/payments.ts';
import { ApiError } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { payments } from '#web/copy/payments.ts';
import { premium } from '#web/copy/premium.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { premiumActivatedRedirectMs } from '#web/timings.ts';
import { Receipt } from '../parts/receipt.tsx';
import { ResultView } from '../parts/result-view.tsx';
import { SandboxRibbon } from '../parts/sandbox-ribbon.tsx';
import { SimulateLink } from '../parts/simulate-link.tsx';
import { LeavingLine, useTimedLeave } from '../parts/timed-leave.tsx';
import { usePaymentMethods } from '../parts/use-payment-methods.ts';
import { OpenPayment } from './open-payment.tsx';
import { useOpenPayment } from './use-open-payment.ts';

const { open: copy } = payments;

export function PaymentById({ id, onNew }: { id: string; onNew: () => void }) {
  const { data, isPending, isFetching, error, refetch } = useOpenPayment(id);
  const sandbox = usePaymentMethods().data?.sandbox ?? false;
  if (isPending) return <Loading />;
  if (!data) {
    // A malformed id fails validation (400) rather than 404.
    const missing = error instanceof ApiError && error.status < 500;
    return (
      <ResultView
        actions={
          <>
            {!missing && <Retry query={{ isFetching, refetch }} />}
            <Button onClick={onNew} variant={missing ? 'primary' : 'secondary'}>
              {copy.again}
            </Button>
            <ButtonLink to={paths.home} variant="ghost">
              {copy.home}
            </ButtonLink>
          </>
        }
        look={missing ? 'bad' : 'offline'}
        text={missing ? copy.missingText : copy.failedText}
        title={missing ? copy.missing : copy.failed}
      />
    );
  }
  return (
    <>
      {sandbox && <SandboxRibbon action={<SimulateLink payment={data.payment} />} />}
      {data.premiumActivated ? (
        <PaymentActivated payment={data.payment} />
      ) : (
        <OpenPayment onNew={onNew} payment={data.payment} />
      )}
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-6" role="status">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-20 max-w-md" />
      <Skeleton className="h-72" />
    </div>
  );
}

function PaymentActivated({ payment }: { payment: Payment }) {
  // A notice about the money stops the redirect.
  const leave = useTimedLeave({
    to: payment.notice === undefined ? paths.hub : null,
    afterMs: premiumActivatedRedirectMs,
  });
  useEffect(() => void queryClient.invalidateQueries({ queryKey: ['subscription'] }), []);
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
        <Notice tone="warning" filled>
          {payment.notice}
        </Notice>
      )}
      {leave.leaving && (
        <LeavingLine onStay={leave.stay} place={premium.places.hub} secondsLeft={leave.secondsLeft} />
      )}
    </ResultView>
  );
}
