import { call, every, journey, page, unitTest } from './check.ts';
import type { Row } from './row.ts';

/** Section 6: who may see and do what. */
export const roles: readonly Row[] = [
  // Visitor
  {
    id: '6.visitor.landing',
    says: 'A visitor has the landing page.',
    part: 'face',
    holds: true,
    check: page('/', 'everyone'),
  },
  {
    id: '6.visitor.pricing',
    says: 'A visitor has the pricing page.',
    part: 'face',
    holds: true,
    check: page('/pricing', 'everyone'),
  },
  {
    id: '6.visitor.accounts',
    says: 'A visitor has register and login.',
    part: 'accounts',
    holds: true,
    check: every(page('/register', 'everyone'), page('/login-existing', 'everyone')),
  },
  {
    id: '6.visitor.payment-return',
    says: 'A visitor has payment-return.',
    part: 'premium',
    holds: true,
    check: page('/payment-return', 'everyone'),
  },
  {
    id: '6.visitor.information',
    says: 'A visitor has the information pages.',
    part: 'face',
    holds: true,
    check: every(page('/about', 'everyone'), page('/contact', 'everyone'), page('/privacy', 'everyone')),
  },
  {
    id: '6.visitor.payments',
    says: 'A visitor has the payment pages.',
    part: 'premium',
    holds: true,
    check: every(
      page('/payment/methods', 'everyone'),
      page('/payment/success', 'everyone'),
      page('/payment/cancel', 'everyone'),
    ),
  },
  {
    id: '6.visitor.trial',
    says: 'A visitor has the trial.',
    part: 'premium',
    holds: true,
    check: page('/trial', 'everyone'),
  },
  {
    id: '6.visitor.checkout',
    says: 'A visitor has the card checkout.',
    part: 'premium',
    holds: true,
    check: page('/stripe-checkout', 'everyone'),
  },
  {
    id: '6.visitor.subscription-success',
    says: 'A visitor has subscription success.',
    part: 'premium',
    holds: true,
    check: page('/subscription-success', 'everyone'),
  },

  // Authenticated user
  {
    id: '6.member.home',
    says: 'A member has the home.',
    part: 'home',
    holds: true,
    check: page('/', 'member'),
  },
  {
    id: '6.member.dashboard',
    says: 'A member has the dashboard.',
    part: 'dashboard',
    holds: true,
    check: page('/dashboard', 'member'),
  },
  {
    id: '6.member.dashboard.blocked',
    says: 'The dashboard is blocked for others with "Acceso Requerido".',
    part: 'dashboard',
    holds: true,
    check: journey,
  },
  {
    id: '6.member.store',
    says: 'A member has the store.',
    part: 'store',
    holds: true,
    check: every(page('/store', 'member'), call('GET /api/store/products', { access: 'session' })),
  },
  {
    id: '6.member.wardrobe',
    says: 'A member has the wardrobe.',
    part: 'wardrobe',
    holds: true,
    check: every(page('/wardrobe', 'member'), call('GET /api/wardrobe', { access: 'session' })),
  },
  {
    id: '6.member.chat',
    says: 'A member has the AI chat.',
    part: 'advisors',
    holds: true,
    check: page('/ai-chat', 'member'),
  },
  {
    id: '6.member.super-app',
    says: 'A member has the super-app.',
    part: 'hub',
    holds: true,
    check: page('/super-app', 'member'),
  },

  // Premium subscriber
  {
    id: '6.premium.maya',
    says: 'A Premium subscriber has the AI Stylist Maya.',
    part: 'advisors',
    holds: true,
    check: call('POST /api/ai/chat/maya', { access: 'premium' }),
  },
  {
    id: '6.premium.valentina',
    says: 'A Premium subscriber has the AI Stylist Valentina.',
    part: 'advisors',
    holds: true,
    check: call('POST /api/ai/chat/valentina', { access: 'premium' }),
  },
  {
    id: '6.premium.wardrobe',
    says: 'A Premium subscriber has an unlimited wardrobe, per marketing copy.',
    part: 'premium',
    holds: true,
    check: unitTest,
  },
  { id: '6.premium.badge', says: 'Premium is shown as a badge.', part: 'home', holds: true, check: journey },
  {
    id: '6.premium.modules',
    says: 'Hub modules are flagged premium or free.',
    part: 'hub',
    holds: true,
    check: journey,
  },

  // Credentials
  {
    id: '6.demo',
    says: 'The demo-login route is a demo entry.',
    part: 'accounts',
    holds: true,
    check: call('GET /api/demo-login', { access: 'public' }),
  },
  {
    id: '6.credentials.current-user',
    says: 'The current-user call sends credentials (cookies).',
    part: 'accounts',
    holds: true,
    check: unitTest,
  },
  {
    id: '6.credentials.verification',
    says: 'The payment verification call sends credentials (cookies).',
    part: 'premium',
    holds: true,
    check: unitTest,
  },
  {
    id: '6.credentials.logout',
    says: 'The logout call sends credentials (cookies).',
    part: 'accounts',
    holds: true,
    check: unitTest,
  },
];
