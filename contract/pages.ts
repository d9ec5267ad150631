/**
 * The pages of the product and who may open them: the route tables of the specification. The
 * server answers 404 where a page is not for the one who asks; the web routes by the same table.
 */
export type Audience = 'everyone' | 'member';

export interface Page {
  /** A segment that begins with a colon stands for any: `/store/orders/:id`. */
  path: string;
  audience: Audience;
  /** Written to disk by the build, so that it is read without any script. */
  prerendered?: true;
  /** For those who find it: no search engine is told. */
  unlisted?: true;
}

export const pages: readonly Page[] = [
  { path: '/', audience: 'everyone', prerendered: true },
  { path: '/register', audience: 'everyone' },
  { path: '/login-existing', audience: 'everyone' },
  { path: '/forgot-password', audience: 'everyone', unlisted: true },
  { path: '/reset-password', audience: 'everyone', unlisted: true },
  { path: '/confirm-email', audience: 'everyone', unlisted: true },
  { path: '/payment-return', audience: 'everyone' },
  { path: '/pricing', audience: 'everyone', prerendered: true },
  { path: '/about', audience: 'everyone', prerendered: true },
  { path: '/contact', audience: 'everyone', prerendered: true },
  { path: '/privacy', audience: 'everyone', prerendered: true },
  { path: '/terms', audience: 'everyone', prerendered: true },
  { path: '/cookies', audience: 'everyone', prerendered: true },
  { path: '/accessibility', audience: 'everyone', prerendered: true },
  { path: '/help', audience: 'everyone', prerendered: true },
  // The same page as /help, which is the address that counts.
  { path: '/faq', audience: 'everyone', prerendered: true, unlisted: true },
  { path: '/trends', audience: 'everyone', prerendered: true },
  { path: '/careers', audience: 'everyone', prerendered: true },
  { path: '/press', audience: 'everyone', prerendered: true },
  { path: '/blog', audience: 'everyone', prerendered: true },
  { path: '/blog/combinar-colores', audience: 'everyone', prerendered: true },
  { path: '/blog/armario-capsula', audience: 'everyone', prerendered: true },
  { path: '/blog/versatilidad', audience: 'everyone', prerendered: true },
  { path: '/blog/tejidos-por-estacion', audience: 'everyone', prerendered: true },
  { path: '/blog/cuidar-la-ropa', audience: 'everyone', prerendered: true },
  { path: '/blog/coste-por-puesta', audience: 'everyone', prerendered: true },
  { path: '/payment/success', audience: 'everyone' },
  { path: '/payment/cancel', audience: 'everyone' },
  { path: '/payment/methods', audience: 'everyone' },
  { path: '/payments', audience: 'everyone' },
  { path: '/premium', audience: 'everyone' },
  { path: '/trial', audience: 'everyone' },
  { path: '/free-trial', audience: 'everyone' },
  { path: '/stripe-checkout', audience: 'everyone' },
  { path: '/subscription-success', audience: 'everyone' },
  { path: '/15J32', audience: 'everyone', unlisted: true },
  // A visitor sees "Acceso Requerido" there, so it is nobody's 404.
  { path: '/dashboard', audience: 'everyone' },
  { path: '/wardrobe', audience: 'member' },
  { path: '/account', audience: 'member' },
  { path: '/store', audience: 'member' },
  { path: '/store/checkout', audience: 'member' },
  { path: '/store/orders', audience: 'member' },
  { path: '/store/orders/:id', audience: 'member' },
  { path: '/ai-chat', audience: 'member' },
  { path: '/super-app', audience: 'member' },
  { path: '/enterprise', audience: 'member' },
];

/** Addresses that lead elsewhere: the server answers them with 302. */
export const redirects: Readonly<Record<string, string>> = {
  '/shop': '/store',
  '/chat': '/ai-chat',
};

/** The page at a path (without a trailing slash, but for the root), or `undefined` where there is none. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path) ?? patterns.find(({ matches }) => matches.test(path))?.page;
}

const byPath = new Map(pages.map((page) => [page.path, page]));

const patterns = pages
  .filter(({ path }) => path.includes(':'))
  .map((page) => ({ page, matches: new RegExp(`^${page.path.replace(/:[^/]+/g, '[^/]+')}$`) }));
