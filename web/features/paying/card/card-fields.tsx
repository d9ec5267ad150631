import { PaymentElement } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { Loading } from '#web/components/feedback/loading.tsx';
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
        <Loading className="col-start-1 row-start-1" blocks={['h-52 w-full']} label={checkout.loading} />
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
