import type { ReactNode } from 'react';
import { common } from '#web/copy/common.ts';

interface ProfileSectionProps<D> {
  id: string;
  className: string;
  copy: { title: string; failed: string };
  query: { data: D | undefined; isError: boolean; refetch: () => Promise<unknown> };
  said: (data: D) => ReactNode;
  children: (data: D) => ReactNode;
}

export function ProfileSection<D>({ id, className, copy, query, said, children }: ProfileSectionProps<D>) {
  const { data, isError, refetch } = query;
  return (
    <section aria-labelledby={id} className={className}>
      <div className="grid content-start gap-2">
        <h2 className="text-title-m" id={id}>
          {copy.title}
        </h2>
        {isError ? (
          <p className="text-ink-soft">
            {copy.failed}{' '}
            <button className="underline underline-offset-4" onClick={() => void refetch()} type="button">
              {common.retry}
            </button>
          </p>
        ) : (
          data && said(data)
        )}
      </div>
      {data && <div className="grid content-start gap-4">{children(data)}</div>}
    </section>
  );
}
