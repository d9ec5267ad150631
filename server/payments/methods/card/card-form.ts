import type { Services } from '#server/services.ts';
import { stripeToolsOf } from './tools.ts';

/** @throws ApiError `method_unavailable` */
export function cardFormOf(services: Services, clientSecret: string) {
  const { publishableKey, scriptUrl } = stripeToolsOf(services).config;
  return { clientSecret, publishableKey, scriptUrl: scriptUrl ?? null };
}
