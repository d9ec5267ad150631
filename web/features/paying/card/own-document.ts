/**
 * Whether the document was served for this very page. The provider's script is allowed by the policy of the
 * pages with the card form and of no others, and a policy stays with the document that it came with: whoever
 * walked here from another page needs this page fetched.
 */
export function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
}
