import { Elements } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { type ReactNode, useMemo } from 'react';
import { language } from '#web/language.ts';

/**
 * Our dark colours as literals: the provider draws the form in its own frame, out of reach of CSS
 * variables.
 */
const cardAppearance: Appearance = {
  theme: 'night',
  variables: {
    colorPrimary: '#f0a9a3',
    colorBackground: '#211d1a',
    colorText: '#ece6dc',
    colorDanger: '#ff9d94',
    borderRadius: '3px',
    fontFamily: '"Figtree Variable", system-ui, sans-serif',
  },
};

interface CardElementsProps {
  stripe: Stripe;
  clientSecret: string;
  children: ReactNode;
}

export function CardElements({ stripe, clientSecret, children }: CardElementsProps) {
  const options = useMemo(
    () => ({ clientSecret, appearance: cardAppearance, locale: language }),
    [clientSecret],
  );
  return (
    <Elements key={clientSecret} options={options} stripe={stripe}>
      {children}
    </Elements>
  );
}
