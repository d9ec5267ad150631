/**
 * Returns whether the document was loaded for this route. Only the pages with a card form carry a Content
 * Security Policy that allows the provider's script, so a client-side navigation has to reload.
 */
export function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
}
