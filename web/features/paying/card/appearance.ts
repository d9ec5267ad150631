import type { Appearance } from '@stripe/stripe-js';

/**
 * Our dark colours as literals: the provider draws the form in its own frame, out of reach of CSS
 * variables.
 */
export const cardAppearance: Appearance = {
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
