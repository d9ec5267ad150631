/** Every address that the web links to. The pages behind them stand in `contract/pages.ts`. */
export const paths = {
  home: '/',
  register: '/register',
  registerForPremium: '/register?plan=premium',
  login: '/login-existing',
  dashboard: '/dashboard',
  wardrobe: '/wardrobe',
  store: '/store',
  stylists: '/ai-chat',
  hub: '/super-app',
  account: '/account',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibility',
  help: '/help',
  faq: '/faq',
  trends: '/trends',
  blog: '/blog',
  careers: '/careers',
  press: '/press',
  premium: '/premium',
  payments: '/payments',
  trial: '/trial',
  workshop: '/15J32',
} as const;

/** A tab of the wardrobe, as its address. */
export function wardrobeTab(tab: 'scanner' | 'items' | 'outfits'): string {
  return `${paths.wardrobe}?tab=${tab}`;
}

/** The chat with an advisor chosen. */
export function chatWith(advisor: 'maya' | 'valentina'): string {
  return `${paths.stylists}?asesora=${advisor}`;
}

/** A garment, open over "Mis Prendas". */
export function garmentAddress(id: string): string {
  return `${paths.wardrobe}?prenda=${encodeURIComponent(id)}`;
}

/** The builder where a person puts an outfit together by hand, open over "Mis Outfits". */
export const outfitBuilder = `${wardrobeTab('outfits')}&crear=1`;

/** Addresses that the server answers by itself: a redirect or a file, never a page of the web. */
export const serverPaths = {
  demoLogin: '/api/demo-login',
  logout: '/api/logout',
  shop: '/shop',
  chat: '/chat',
  exportAccount: '/api/account/export',
} as const;

/** The sign-in page that brings the person back to where they wanted to go. */
export function loginReturningTo(path: string): string {
  return path === paths.home ? paths.login : `${paths.login}?next=${encodeURIComponent(path)}`;
}

/** The return path of a sign-in, if it is one of ours: never another origin, never an API call. */
export function safeReturnPath(next: string | null): string | null {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null;
  const origin = 'http://own.invalid';
  const target = URL.canParse(next, origin) ? new URL(next, origin) : null;
  if (target?.origin !== origin || target.pathname.startsWith('/api/')) return null;
  return `${target.pathname}${target.search}${target.hash}`;
}
