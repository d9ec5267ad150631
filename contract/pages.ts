/** The server returns 404 where a page is not for the requester; the web uses the same table. */
export type Audience = 'everyone' | 'member';

export interface Page {
  /** `:id` matches any value. */
  path: string;
  audience: Audience;
  /** For whom the page is prerendered; the others get the shell. Forms read their query. */
  prerendered?: 'everyone' | 'visitors' | 'visitors_without_query';
  /** Excluded from search engines. */
  unlisted?: true;
}

/** File of a page's folder in the build: the shell with the page's head. */
export const headedShell = 'shell.html';

export const pages: readonly Page[] = [
  { path: '/', audience: 'everyone', prerendered: 'visitors' },
  { path: '/register', audience: 'everyone', prerendered: 'visitors_without_query' },
  { path: '/login-existing', audience: 'everyone', prerendered: 'visitors_without_query' },
  { path: '/forgot-password', audience: 'everyone', unlisted: true },
  { path: '/reset-password', audience: 'everyone', unlisted: true },
  { path: '/confirm-email', audience: 'everyone', unlisted: true },
  { path: '/unsubscribe', audience: 'everyone', unlisted: true },
  { path: '/connect', audience: 'everyone', unlisted: true },
  { path: '/invitation', audience: 'everyone', unlisted: true },
  { path: '/payment-return', audience: 'everyone' },
  { path: '/pricing', audience: 'everyone', prerendered: 'everyone' },
  { path: '/about', audience: 'everyone', prerendered: 'everyone' },
  { path: '/contact', audience: 'everyone', prerendered: 'everyone' },
  { path: '/privacy', audience: 'everyone', prerendered: 'everyone' },
  { path: '/terms', audience: 'everyone', prerendered: 'everyone' },
  { path: '/cookies', audience: 'everyone', prerendered: 'everyone' },
  { path: '/accessibility', audience: 'everyone', prerendered: 'everyone' },
  { path: '/help', audience: 'everyone', prerendered: 'everyone' },
  // /help is canonical.
  { path: '/faq', audience: 'everyone', prerendered: 'everyone', unlisted: true },
  { path: '/trends', audience: 'everyone', prerendered: 'everyone' },
  { path: '/careers', audience: 'everyone', prerendered: 'everyone' },
  { path: '/press', audience: 'everyone', prerendered: 'everyone' },
  { path: '/blog', audience: 'everyone', prerendered: 'everyone' },
  { path: '/blog/combinar-colores', audience: 'everyone', prerendered: 'everyone' },
  { path: '/blog/armario-capsula', audience: 'everyone', prerendered: 'everyone' },
  { path: '/blog/versatilidad', audience: 'everyone', prerendered: 'everyone' },
  { path: '/blog/tejidos-por-estacion', audience: 'everyone', prerendered: 'everyone' },
  { path: '/blog/cuidar-la-ropa', audience: 'everyone', prerendered: 'everyone' },
  { path: '/blog/coste-por-puesta', audience: 'everyone', prerendered: 'everyone' },
  { path: '/payment/success', audience: 'everyone' },
  { path: '/payment/cancel', audience: 'everyone' },
  { path: '/payment/methods', audience: 'everyone' },
  { path: '/payments', audience: 'everyone', prerendered: 'visitors_without_query' },
  { path: '/premium', audience: 'everyone', prerendered: 'visitors_without_query' },
  { path: '/trial', audience: 'everyone', prerendered: 'visitors_without_query' },
  { path: '/free-trial', audience: 'everyone' },
  { path: '/stripe-checkout', audience: 'everyone' },
  { path: '/subscription-success', audience: 'everyone' },
  { path: '/15J32', audience: 'everyone', unlisted: true },
  // Visitors see "Acceso Requerido" instead of a 404.
  { path: '/dashboard', audience: 'everyone' },
  { path: '/wardrobe', audience: 'member' },
  { path: '/wardrobe/boards', audience: 'member' },
  { path: '/wardrobe/catalogue', audience: 'member' },
  { path: '/wardrobe/departed', audience: 'member' },
  { path: '/wardrobe/homes', audience: 'member' },
  { path: '/wardrobe/import', audience: 'member' },
  { path: '/wardrobe/inspiration', audience: 'member' },
  { path: '/wardrobe/laundry', audience: 'member' },
  { path: '/wardrobe/of/:id', audience: 'member' },
  { path: '/wardrobe/outgrown', audience: 'member' },
  { path: '/wardrobe/season', audience: 'member' },
  { path: '/wardrobe/year', audience: 'member' },
  { path: '/account', audience: 'member' },
  { path: '/store', audience: 'member' },
  { path: '/store/checkout', audience: 'member' },
  { path: '/store/wishes', audience: 'member' },
  { path: '/store/orders', audience: 'member' },
  { path: '/store/orders/:id', audience: 'member' },
  { path: '/ai-chat', audience: 'member' },
  { path: '/super-app', audience: 'member' },
  { path: '/enterprise', audience: 'member' },
];

/** Redirected with 302. */
export const redirects: Readonly<Record<string, string>> = {
  '/shop': '/store',
  '/chat': '/ai-chat',
};

/** Expects no trailing slash, except for the root. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path) ?? patterns.find(({ matches }) => matches.test(path))?.page;
}

const byPath = new Map(pages.map((page) => [page.path, page]));

const patterns = pages
  .filter(({ path }) => path.includes(':'))
  .map((page) => ({ page, matches: new RegExp(`^${page.path.replace(/:[^/]+/g, '[^/]+')}$`) }));
