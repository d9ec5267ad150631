import { publicOriginPlaceholder } from '#contract/public-origin.ts';

/**
 * The address that people see. A page that the server gave carries it in its root element; without
 * that server (while developing) it is simply where the page is.
 */
export function publicOrigin(): string {
  if (typeof document === 'undefined') return publicOriginPlaceholder;
  const { origin } = document.documentElement.dataset;
  return origin === undefined || origin === publicOriginPlaceholder ? window.location.origin : origin;
}
