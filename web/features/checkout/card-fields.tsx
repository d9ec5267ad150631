import { PaymentElement } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { Skeleton } from '#web/components/skeleton.tsx';
import { checkout } from '#web/copy/checkout.ts';

/** The fields, drawn by the provider: what is typed there never reaches us. */
export function CardFields({ onReady }: { onReady: () => void }) {
  const [ready, setReady] = useState(false);
  return (
    <div className="scheme-dark grid rounded-foto border border-linea bg-papel p-5 text-tinta sm:p-7">
      {!ready && (
        <div className="col-start-1 row-start-1" role="status">
          <span className="sr-only">{checkout.loading}</span>
          <Skeleton className="h-52 w-full" />
        </div>
      )}
      <PaymentElement
        className="col-start-1 row-start-1"
        onReady={() => {
          setReady(true);
          onReady();
        }}
        options={{ layout: 'tabs' }}
      />
    </div>
  );
}
