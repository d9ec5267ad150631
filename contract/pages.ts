/**
 * The pages of the product and who may open them: the route tables of the specification. The
 * server answers 404 where a page is not for the one who asks; the web routes by the same table.
 */
export type Audience = 'everyone' | 'member';

export interface Page {
  path: string;
  audience: Audience;
  /** Written to disk by the build, so that it is read without any script. */
  prerendered?: true;
  /** In the route tables, but its feature is not built yet: it says so instead of pretending. */
  planned?: true;
}

export const pages: readonly Page[] = [
  { path: '/', audience: 'everyone', prerendered: true },
  { path: '/register', audience: 'everyone' },
  { path: '/login-existing', audience: 'everyone' },
  { path: '/payment-return', audience: 'everyone', planned: true },
  { path: '/pricing', audience: 'everyone', planned: true },
  { path: '/about', audience: 'everyone', planned: true },
  { path: '/contact', audience: 'everyone', planned: true },
  { path: '/privacy', audience: 'everyone', planned: true },
  { path: '/payment/success', audience: 'everyone', planned: true },
  { path: '/payment/cancel', audience: 'everyone', planned: true },
  { path: '/payment/methods', audience: 'everyone', planned: true },
  { path: '/payments', audience: 'everyone', planned: true },
  { path: '/premium', audience: 'everyone', planned: true },
  { path: '/trial', audience: 'everyone', planned: true },
  { path: '/free-trial', audience: 'everyone', planned: true },
  { path: '/stripe-checkout', audience: 'everyone', planned: true },
  { path: '/subscription-success', audience: 'everyone', planned: true },
  // A visitor sees "Acceso Requerido" there, so it is nobody's 404.
  { path: '/dashboard', audience: 'everyone' },
  { path: '/wardrobe', audience: 'member' },
  { path: '/account', audience: 'member' },
  { path: '/store', audience: 'member', planned: true },
  { path: '/ai-chat', audience: 'member', planned: true },
  { path: '/super-app', audience: 'member', planned: true },
  { path: '/enterprise', audience: 'member', planned: true },
];

/** Addresses that lead elsewhere: the server answers them with 302. */
export const redirects: Readonly<Record<string, string>> = {
  '/shop': '/store',
  '/chat': '/ai-chat',
};

/** The page at a path (without a trailing slash, but for the root), or `undefined` where there is none. */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}
