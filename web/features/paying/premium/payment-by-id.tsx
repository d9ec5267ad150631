import { ApiError } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { common } from '#web/copy/common.ts';
import { payments } from '#web/copy/payments.ts';
import { paths } from '#web/paths.ts';
import { OpenPayment } from './open-payment.tsx';
import { PaymentActivated } from './payment-activated.tsx';
import { ResultView } from './result-view.tsx';
import { SandboxRibbon } from './sandbox-ribbon.tsx';
import { SimulateLink } from './simulate-link.tsx';
import { useOpenPayment } from './use-open-payment.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

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
            {!missing && (
              <Button loading={isFetching} onClick={() => refetch()}>
                {common.retry}
              </Button>
            )}
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
