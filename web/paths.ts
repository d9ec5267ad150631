export const paths = {
  home: '/',
  register: '/register',
  registerForPremium: '/register?plan=premium',
  login: '/login-existing',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  invitation: '/invitation',
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
  paymentReturn: '/payment-return',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  stripeCheckout: '/stripe-checkout',
  subscriptionSuccess: '/subscription-success',
  trial: '/trial',
  workshop: '/15J32',
} as const;

export const wardrobeTab = (tab: 'scanner' | 'items' | 'outfits'): string => `${paths.wardrobe}?tab=${tab}`;

export const chatWith = (advisor: 'maya' | 'valentina'): string => `${paths.stylists}?asesora=${advisor}`;

export function conversationAddress(id: string, advisor: 'maya' | 'valentina'): string {
  return `${chatWith(advisor)}&conversacion=${encodeURIComponent(id)}`;
}

export const garmentAddress = (id: string): string => `${paths.wardrobe}?prenda=${encodeURIComponent(id)}`;

export const productAddress = (id: string): string => `${paths.store}?producto=${encodeURIComponent(id)}`;

export const sizeFinder = `${paths.hub}?tab=body-scanner`;

export const storeCheckout = `${paths.store}/checkout`;

export const storeOrders = `${paths.store}/orders`;

export const wishesPath = `${paths.store}/wishes`;

export const orderAddress = (id: string): string => `${storeOrders}/${encodeURIComponent(id)}`;

export const storeOfBrand = (brand: 'alba-norte' | 'casa-lirio'): string => `${paths.store}?marca=${brand}`;

export const importPath = `${paths.wardrobe}/import`;

export const cataloguePath = `${paths.wardrobe}/catalogue`;
export const departedPath = `${paths.wardrobe}/departed`;
export const inspirationPath = `${paths.wardrobe}/inspiration`;
export const boardsPath = `${paths.wardrobe}/boards`;

export function inspirationAddress(id: string): string {
  return `${inspirationPath}?inspiracion=${encodeURIComponent(id)}`;
}

export const boardAddress = (id: string): string => `${boardsPath}?tablero=${encodeURIComponent(id)}`;

export const homesPath = `${paths.wardrobe}/homes`;
export const laundryPath = `${paths.wardrobe}/laundry`;
export const outgrownPath = `${paths.wardrobe}/outgrown`;
export const seasonPath = `${paths.wardrobe}/season`;

export const viewedWardrobe = (id: string): string => `${paths.wardrobe}/of/${encodeURIComponent(id)}`;

export const yearPath = `${paths.wardrobe}/year`;

export const outfitBuilder = `${wardrobeTab('outfits')}&crear=1`;

export const calendarDay = (day: string): string => `${wardrobeTab('outfits')}&vista=calendario&dia=${day}`;

export const payingBy = (method: string): string => `${paths.payments}?metodo=${encodeURIComponent(method)}`;

export const openPayment = (id: string): string => `${paths.payments}?pago=${encodeURIComponent(id)}`;

export const invoiceAddress = (id: string): string => `/api/invoices/${encodeURIComponent(id)}`;

/** Query parameter that scrolls the account page to the withdrawal section. */
export const withdrawalSection = { name: 'ver', value: 'desistir' } as const;

export const withdrawalAddress = `${paths.account}?${withdrawalSection.name}=${withdrawalSection.value}`;

export function registeringToPayBy(method: string | null): string {
  return method === null
    ? paths.registerForPremium
    : `${paths.registerForPremium}&metodo=${encodeURIComponent(method)}`;
}

/** Addresses that the server handles: redirects and files. */
export const serverPaths = {
  demoLogin: '/api/demo-login',
  logout: '/api/logout',
  shop: '/shop',
  chat: '/chat',
  exportAccount: '/api/account/export',
  sandbox: '/sandbox',
} as const;

export function loginReturningTo(path: string): string {
  return path === paths.home ? paths.login : `${paths.login}?next=${encodeURIComponent(path)}`;
}

export function registerReturningTo(path: string | null): string {
  return path === null ? paths.register : `${paths.register}?next=${encodeURIComponent(path)}`;
}

const ownOrigin = 'http://own.invalid';

/**
 * Returns the sign-in's return path if it is a page of ours: never another origin or an API call. The
 * result resolves to the same origin again, which `/.//elsewhere` would not.
 */
export function safeReturnPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, ownOrigin)) return null;
  const { origin, href, pathname, search, hash } = new URL(next, ownOrigin);
  const path = `${pathname}${search}${hash}`;
  const isOwn = origin === ownOrigin && !/\/\/|%5c|%2f/i.test(pathname);
  if (!isOwn || !URL.canParse(path, ownOrigin) || new URL(path, ownOrigin).href !== href) return null;
  return isApiCall(pathname) ? null : path;
}

function isApiCall(pathname: string): boolean {
  try {
    return /^\/api(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    // Not a valid URL.
    return true;
  }
}
