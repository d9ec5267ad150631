import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from '#contract/pages.ts';

/** Pages written in Markdown only, one route each. */
const documents = ['privacy', 'terms', 'cookies', 'accessibility', 'careers', 'press'].map((name) =>
  route(name, `./marketing/content/${name}.md`),
);
const guides = pages
  .filter((page) => page.path.startsWith('/blog/'))
  .map((page) => route(page.path.slice(1), `./marketing/content${page.path}.md`));

export default [
  index('./features/home/index-page.tsx'),
  layout('./marketing/marketing-layout.tsx', [
    route('pricing', './marketing/pages/pricing-page.tsx'),
    route('about', './marketing/pages/about-page.tsx'),
    route('contact', './marketing/pages/contact-page.tsx'),
    route('trends', './marketing/pages/trends-page.tsx'),
    route('help', './marketing/pages/help-page.tsx'),
    route('faq', './marketing/pages/help-page.tsx', { id: 'faq' }),
    route('blog', './marketing/pages/blog-page.tsx'),
    ...guides,
    ...documents,
  ]),
  layout('./shell/app-layout.tsx', [
    layout('./features/auth/visitors-only.tsx', [
      route('register', './features/auth/register-page.tsx'),
      route('login-existing', './features/auth/login-page.tsx'),
    ]),
    route('forgot-password', './features/auth/recovery/forgot-password-page.tsx'),
    route('reset-password', './features/auth/recovery/reset-password-page.tsx'),
    route('confirm-email', './features/auth/recovery/confirm-email-page.tsx'),
    route('unsubscribe', './features/reminders/unsubscribe-page.tsx'),
    route('connect', './features/account/connect-page.tsx'),
    route('invitation', './features/account/invitation/invitation-page.tsx'),
    route('dashboard', './features/dashboard/dashboard-page.tsx'),
    route('trial', './features/paying/trial/trial-page.tsx'),
    route('free-trial', './features/paying/trial/trial-page.tsx', { id: 'free-trial' }),
    route('payments', './features/paying/premium/payments-page.tsx'),
    route('payment/methods', './features/paying/premium/payments-page.tsx', { id: 'payment-methods' }),
    route('premium', './features/paying/premium/payments-page.tsx', { id: 'premium' }),
    route('payment-return', './features/paying/returns/payment-return-page.tsx'),
    route('payment/success', './features/paying/returns/payment-success-page.tsx'),
    route('payment/cancel', './features/paying/returns/payment-cancel-page.tsx'),
    route('stripe-checkout', './features/paying/card/checkout-page.tsx'),
    route('subscription-success', './features/paying/card/subscription-success-page.tsx'),
    route('15J32', './features/workshop/workshop-page.tsx'),
    layout('./features/auth/members-only.tsx', [
      route('wardrobe', './features/wardrobe/wardrobe-page.tsx'),
      route('wardrobe/boards', './features/outfits/inspiration/boards-page.tsx'),
      route('wardrobe/inspiration', './features/outfits/inspiration/inspiration-page.tsx'),
      route('wardrobe/catalogue', './features/wardrobe/catalogue/catalogue-page.tsx'),
      route('wardrobe/departed', './features/wardrobe/departures/departed-page.tsx'),
      route('wardrobe/homes', './features/wardrobe/homes/homes-page.tsx'),
      route('wardrobe/laundry', './features/wardrobe/laundry/laundry-page.tsx'),
      route('wardrobe/of/:id', './features/wardrobe/viewed/viewed-page.tsx'),
      route('wardrobe/outgrown', './features/wardrobe/outgrown/outgrown-page.tsx'),
      route('wardrobe/season', './features/wardrobe/season/season-page.tsx'),
      route('wardrobe/year', './features/wardrobe/year/year-page.tsx'),
      route('wardrobe/import', './features/importing/import-page.tsx'),
      route('store', './features/shop/store-page.tsx'),
      route('store/checkout', './features/paying/orders/checkout-page.tsx'),
      route('store/wishes', './features/shop/wishes/wishes-page.tsx'),
      route('store/orders', './features/paying/orders/orders-page.tsx'),
      route('store/orders/:id', './features/paying/orders/order-page.tsx'),
      route('ai-chat', './features/chat/screen/chat-page.tsx'),
      route('account', './features/account/account-page.tsx'),
      route('super-app', './features/hub/hub-page.tsx'),
      route('enterprise', './features/hub/hub-page.tsx', { id: 'enterprise' }),
    ]),
    route('*', './shell/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
