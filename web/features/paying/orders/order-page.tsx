import { useParams } from 'react-router';
import { ApiError } from '#web/api.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { orders } from '#web/copy/orders.ts';
import { ResultView } from '#web/features/paying/parts/result-view.tsx';
import { pageMeta } from '#web/meta.ts';
import { storeOrders } from '#web/paths.ts';
import { useOrder } from './order-queries.ts';
import { OrderView } from './order-view.tsx';

const { order: copy } = orders;

export const meta = () => pageMeta({ ...copy.meta, path: storeOrders, noindex: true });

export default function OrderPage() {
  const { id = '' } = useParams();
  const { data, isPending, isFetching, error, refetch } = useOrder(id);
  if (data) return <OrderView answer={data} />;
  if (isPending) return <Loading />;
  // A malformed id fails validation (400) rather than 404.
  const missing = error instanceof ApiError && error.status < 500;
  return (
    <ResultView
      actions={
        <>
          {!missing && <Retry query={{ isFetching, refetch }} />}
          <ButtonLink to={storeOrders} variant={missing ? 'primary' : 'secondary'}>
            {copy.all}
          </ButtonLink>
        </>
      }
      look={missing ? 'bad' : 'offline'}
      text={missing ? copy.missingText : copy.failedText}
      title={missing ? copy.missing : copy.failed}
    />
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
