import type { Services } from '#server/services.ts';
import { stripeToolsOf } from './tools.ts';

/** What the form of a card needs to speak with Stripe. @throws ApiError `method_unavailable` */
export function cardFormOf(services: Services, clientSecret: string) {
  const { publishableKey, scriptUrl } = stripeToolsOf(services).config;
  return { clientSecret, publishableKey, scriptUrl: scriptUrl ?? null };
}
