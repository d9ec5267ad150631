import type { StripeConfig } from '#server/payments/config.ts';
import { type ExtraSources, nothingElse } from '../../../platform/http/security-headers.ts';

/** The pages that show the card form. */
const pagesWithForm = /^\/(?:stripe-checkout|account|store\/orders\/[^/]+)$/;

/** What Stripe's own script needs, as Stripe publishes it; nothing of it is allowed on any other page. */
const stripeSources: ExtraSources = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  payment: ['https://js.stripe.com', 'https://*.js.stripe.com'],
};

/** What a page may load from elsewhere: nothing, but for the card form where Stripe is the real one. */
export function cardFormSources(stripe: StripeConfig | undefined): (pathname: string) => ExtraSources {
  const real = stripe !== undefined && stripe.scriptUrl === undefined;
  return (pathname) => (real && pagesWithForm.test(pathname) ? stripeSources : nothingElse);
}
