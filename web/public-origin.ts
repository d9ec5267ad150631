import { publicOriginPlaceholder } from '#contract/public-origin.ts';

/** The public origin that the server wrote into the root element; in development, the page's own. */
export function publicOrigin(): string {
  if (typeof document === 'undefined') return publicOriginPlaceholder;
  const { origin } = document.documentElement.dataset;
  return origin === undefined || origin === publicOriginPlaceholder ? window.location.origin : origin;
}
