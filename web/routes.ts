import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from '#contract/pages.ts';

/** Pages that are written in Markdown and nothing else, each its own route. */
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
  layout('./features/shell/app-layout.tsx', [
    layout('./features/auth/visitors-only.tsx', [
      route('register', './features/auth/register-page.tsx'),
      route('login-existing', './features/auth/login-page.tsx'),
    ]),
    route('forgot-password', './features/recovery/forgot-password-page.tsx'),
    route('reset-password', './features/recovery/reset-password-page.tsx'),
    route('confirm-email', './features/recovery/confirm-email-page.tsx'),
    route('dashboard', './features/dashboard/dashboard-page.tsx'),
    route('trial', './features/trial/trial-page.tsx'),
    route('free-trial', './features/trial/trial-page.tsx', { id: 'free-trial' }),
    route('payments', './features/premium/payments-page.tsx'),
    route('payment/methods', './features/premium/payments-page.tsx', { id: 'payment-methods' }),
    route('premium', './features/premium/payments-page.tsx', { id: 'premium' }),
    route('payment-return', './features/premium/payment-return-page.tsx'),
    route('payment/success', './features/premium/payment-success-page.tsx'),
    route('payment/cancel', './features/premium/payment-cancel-page.tsx'),
    route('stripe-checkout', './features/checkout/checkout-page.tsx'),
    route('subscription-success', './features/checkout/subscription-success-page.tsx'),
    route('15J32', './features/taller/taller-page.tsx'),
    layout('./features/auth/members-only.tsx', [
      route('wardrobe', './features/wardrobe/wardrobe-page.tsx'),
      route('store', './features/store/store-page.tsx'),
      route('store/checkout', './features/orders/checkout-page.tsx'),
      route('store/orders', './features/orders/orders-page.tsx'),
      route('store/orders/:id', './features/orders/order-page.tsx'),
      route('ai-chat', './features/chat/screen/chat-page.tsx'),
      route('account', './features/account/account-page.tsx'),
      route('super-app', './features/hub/hub-page.tsx'),
      route('enterprise', './features/hub/hub-page.tsx', { id: 'enterprise' }),
    ]),
    route('*', './features/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
