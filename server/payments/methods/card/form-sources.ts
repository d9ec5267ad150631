import type { StripeConfig } from '#server/payments/config.ts';
import { type ExtraSources, nothingElse } from '../../../platform/http/security-headers.ts';

const pagesWithForm = /^\/(?:stripe-checkout|account|store\/orders\/[^/]+)$/;

/** Stripe's published CSP sources. */
const stripeSources: ExtraSources = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  payment: ['https://js.stripe.com', 'https://*.js.stripe.com'],
};

export function cardFormSources(stripe: StripeConfig | undefined): (pathname: string) => ExtraSources {
  const real = stripe !== undefined && stripe.scriptUrl === undefined;
  return (pathname) => (real && pagesWithForm.test(pathname) ? stripeSources : nothingElse);
}
