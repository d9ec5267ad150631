import type { Appearance } from '@stripe/stripe-js';

/**
 * The card form is dark in both themes (specification, section 9). The provider draws it in a frame of its
 * own, where our variables do not reach: these are our dark colours, written out.
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
