import { PaymentElement } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { checkout } from '#web/copy/checkout.ts';

/**
 * Drawn in the provider's frame: card data never reaches us. The provider's dark theme needs a dark
 * surface.
 */
export function CardFields({ onReady }: { onReady: () => void }) {
  const [ready, setReady] = useState(false);
  return (
    <div className="scheme-dark grid rounded-photo border border-[oklch(0.36_0.012_55)] bg-[oklch(0.185_0.008_55)] p-5 sm:p-7">
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
