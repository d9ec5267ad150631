/** Every address that the web links to. The pages behind them stand in `contract/pages.ts`. */
export const paths = {
  home: '/',
  register: '/register',
  registerForPremium: '/register?plan=premium',
  login: '/login-existing',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
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

/** A tab of the wardrobe, as its address. */
export function wardrobeTab(tab: 'scanner' | 'items' | 'outfits'): string {
  return `${paths.wardrobe}?tab=${tab}`;
}

/** The chat with an advisor chosen. */
export function chatWith(advisor: 'maya' | 'valentina'): string {
  return `${paths.stylists}?asesora=${advisor}`;
}

/** A conversation that is kept, with whoever spoke last in it. */
export function conversationAddress(id: string, advisor: 'maya' | 'valentina'): string {
  return `${chatWith(advisor)}&conversacion=${encodeURIComponent(id)}`;
}

/** A garment, open over "Mis Prendas". */
export function garmentAddress(id: string): string {
  return `${paths.wardrobe}?prenda=${encodeURIComponent(id)}`;
}

/** A product, open over the shop: the address that people share. */
export function productAddress(id: string): string {
  return `${paths.store}?producto=${encodeURIComponent(id)}`;
}

/** Where measurements are typed, and a size of each brand comes out. */
export const sizeFinder = `${paths.hub}?tab=body-scanner`;

/** Where the order for what lies in the cart is made. */
export const storeCheckout = `${paths.store}/checkout`;

/** What a person has ordered. */
export const storeOrders = `${paths.store}/orders`;

/** One order of the signed-in person. */
export function orderAddress(id: string): string {
  return `${storeOrders}/${encodeURIComponent(id)}`;
}

/** The shop with one brand's products. */
export function storeOfBrand(brand: 'alba-norte' | 'casa-lirio'): string {
  return `${paths.store}?marca=${brand}`;
}

/** The builder where a person puts an outfit together by hand, open over "Mis Outfits". */
export const outfitBuilder = `${wardrobeTab('outfits')}&crear=1`;

/** The payment screen with a method chosen. */
export function payingBy(method: string): string {
  return `${paths.payments}?metodo=${encodeURIComponent(method)}`;
}

/** A payment that waits, on the payment screen. */
export function openPayment(id: string): string {
  return `${paths.payments}?pago=${encodeURIComponent(id)}`;
}

/** An invoice as PDF, answered by the server. */
export function invoiceAddress(id: string): string {
  return `/api/invoices/${encodeURIComponent(id)}`;
}

/** What brings the account page to the place where one withdraws from the contract. */
export const withdrawalSection = { name: 'ver', value: 'desistir' } as const;

/** Where one withdraws from the contract; a visitor signs in on the way. */
export const withdrawalAddress = `${paths.account}?${withdrawalSection.name}=${withdrawalSection.value}`;

/** The registration whose account wants Premium next, by the method that was chosen before. */
export function registeringToPayBy(method: string | null): string {
  return method === null
    ? paths.registerForPremium
    : `${paths.registerForPremium}&metodo=${encodeURIComponent(method)}`;
}

/** Addresses that the server answers by itself: a redirect or a file, never a page of the web. */
export const serverPaths = {
  demoLogin: '/api/demo-login',
  logout: '/api/logout',
  shop: '/shop',
  chat: '/chat',
  exportAccount: '/api/account/export',
  sandbox: '/sandbox',
} as const;

/** The sign-in page that brings the person back to where they wanted to go. */
export function loginReturningTo(path: string): string {
  return path === paths.home ? paths.login : `${paths.login}?next=${encodeURIComponent(path)}`;
}

const ownOrigin = 'http://own.invalid';

/**
 * The return path of a sign-in, if it is one of ours: never another origin, never an API call. What is returned leads
 * there when it is resolved again, which `/.//elsewhere` does not.
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
    // No page of ours has such an address.
    return true;
  }
}

/** Where a transfer is made to have arrived, while nothing is real. */
export function sandboxBank(paymentId: string): string {
  return `/sandbox/bank?payment=${encodeURIComponent(paymentId)}`;
}

/** Where a Bitcoin address is made to have received, while nothing is real. */
export function sandboxChain(address: string, satoshis: number): string {
  return `/sandbox/esplora?address=${encodeURIComponent(address)}&satoshis=${satoshis}`;
}
