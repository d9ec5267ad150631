import { Skeleton } from '#web/components/skeleton.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { productGridLook } from './product-grid.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function StoreSkeleton() {
  return (
    <div aria-busy="true">
      <p className="mb-4 text-ink-soft" role="status">
        {storeCopy.loading}
      </p>
      <div className={productGridLook}>
        {cards.map((card) => (
          <div className="grid gap-3" key={card}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
