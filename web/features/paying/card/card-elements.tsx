import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useMemo } from 'react';
import { cardAppearance } from './appearance.ts';

interface CardElementsProps {
  stripe: Stripe;
  clientSecret: string;
  children: ReactNode;
}

export function CardElements({ stripe, clientSecret, children }: CardElementsProps) {
  const options = useMemo(
    () => ({ clientSecret, appearance: cardAppearance, locale: 'es' as const }),
    [clientSecret],
  );
  return (
    <Elements key={clientSecret} options={options} stripe={stripe}>
      {children}
    </Elements>
  );
}
