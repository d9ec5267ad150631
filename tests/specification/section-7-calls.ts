import { call, journey, timing, unitTest } from './check.ts';
import type { Row } from './row.ts';

/** Section 7: every call that the interface makes, with what it sends and reads. */
export const calls: readonly Row[] = [
  // Authentication and subscription
  {
    id: '7.auth-user',
    says: 'GET /api/auth/user: answer is the user.',
    part: 'accounts',
    holds: true,
    check: call('GET /api/auth/user', { reads: ['firstName', 'username', 'email', 'profileImageUrl'] }),
  },
  {
    id: '7.auth-user.null',
    says: 'GET /api/auth/user: 401 gives a null user; no retry.',
    part: 'accounts',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.subscription-status',
    says: 'GET /api/subscription/status: answer has hasActiveSubscription.',
    part: 'accounts',
    holds: true,
    check: call('GET /api/subscription/status', { reads: ['hasActiveSubscription'] }),
  },
  {
    id: '7.polled-status',
    says: 'GET /api/subscription-status: answer has status and current_period_end.',
    part: 'premium',
    holds: true,
    check: call('GET /api/subscription-status', { reads: ['status', 'current_period_end'] }),
  },
  {
    id: '7.polled-status.interval',
    says: 'GET /api/subscription-status: polled every 2 s.',
    part: 'premium',
    holds: true,
    check: timing('statusPollMs', 2000),
  },
  {
    id: '7.register',
    says: 'POST /api/register: body {username, email, password}; reads success, message.',
    part: 'accounts',
    holds: true,
    check: call('POST /api/register', {
      sends: ['username', 'email', 'password'],
      reads: ['success', 'message'],
    }),
  },
  {
    id: '7.login',
    says: 'POST /api/login: body {username, password}; reads success, message.',
    part: 'accounts',
    holds: true,
    check: call('POST /api/login', { sends: ['username', 'password'], reads: ['success', 'message'] }),
  },
  {
    id: '7.logout',
    says: 'POST /api/logout is there for the dashboard logout.',
    part: 'accounts',
    holds: true,
    check: call('POST /api/logout'),
  },
  {
    id: '7.logout.then',
    says: 'The dashboard logout then goes to /.',
    part: 'dashboard',
    holds: true,
    check: journey,
  },
  {
    id: '7.logout.navigation',
    says: 'GET /api/logout is there for the home screen logout.',
    part: 'accounts',
    holds: true,
    check: call('GET /api/logout'),
  },
  {
    id: '7.logout.navigation.used',
    says: 'The home screen logs out by navigation, not by a call.',
    part: 'home',
    holds: true,
    check: journey,
  },
  {
    id: '7.logout.failure',
    says: 'A logout failure is only logged.',
    part: 'dashboard',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.demo-login',
    says: 'Navigation to /api/demo-login.',
    part: 'accounts',
    holds: true,
    check: call('GET /api/demo-login'),
  },

  // Wallet-provider payment
  {
    id: '7.paypal-order',
    says: 'POST /api/paypal/order: body {amount, currency, intent}; reads links.',
    part: 'premium',
    holds: true,
    check: call('POST /api/paypal/order', {
      sends: ['amount', 'currency', 'intent'],
      reads: ['links[].rel', 'links[].href'],
    }),
  },
  {
    id: '7.paypal-order.values',
    says: 'The order is sent with amount 19.95, currency EUR and intent CAPTURE.',
    part: 'premium',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.paypal-order.approve',
    says: 'The link whose rel is approve is the redirect target.',
    part: 'premium',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.paypal-capture',
    says: 'POST /api/paypal/order/{token}/capture: body {PayerID}; reads status, id.',
    part: 'premium',
    holds: true,
    check: call('POST /api/paypal/order/:token/capture', { sends: ['PayerID'], reads: ['status', 'id'] }),
  },
  {
    id: '7.activate-premium',
    says: 'POST /api/activate-premium: body {paymentId, amount}; reads success.',
    part: 'premium',
    holds: true,
    check: call('POST /api/activate-premium', { sends: ['paymentId', 'amount'], reads: ['success'] }),
  },

  // Payment methods
  {
    id: '7.payment-methods',
    says: 'GET /api/payment/methods: reads methods.',
    part: 'premium',
    holds: true,
    check: call('GET /api/payment/methods', { reads: ['methods'] }),
  },
  {
    id: '7.payment-stripe',
    says: 'POST /api/payment/stripe: body {amount, currency}; answer reads payment and premiumActivated.',
    part: 'premium',
    holds: true,
    check: call('POST /api/payment/stripe', {
      sends: ['amount', 'currency'],
      reads: ['payment', 'premiumActivated'],
    }),
  },
  {
    id: '7.payment-bank-transfer',
    says: 'POST /api/payment/bank-transfer: body {amount, currency}; answer reads payment and premiumActivated.',
    part: 'premium',
    holds: true,
    check: call('POST /api/payment/bank-transfer', {
      sends: ['amount', 'currency'],
      reads: ['payment', 'premiumActivated'],
    }),
  },
  {
    id: '7.payment-crypto',
    says: 'POST /api/payment/crypto: body {amount, currency}; answer reads payment and premiumActivated.',
    part: 'premium',
    holds: true,
    check: call('POST /api/payment/crypto', {
      sends: ['amount', 'currency'],
      reads: ['payment', 'premiumActivated'],
    }),
  },
  {
    id: '7.payment-paypal',
    says: 'POST /api/payment/paypal: body {amount, currency}; answer reads payment and premiumActivated.',
    part: 'premium',
    holds: true,
    check: call('POST /api/payment/paypal', {
      sends: ['amount', 'currency'],
      reads: ['payment', 'premiumActivated'],
    }),
  },
  {
    id: '7.payment-manual',
    says: 'POST /api/payment/manual: body {verificationCode, userEmail}; same answer.',
    part: 'premium',
    holds: true,
    check: call('POST /api/payment/manual', {
      sends: ['verificationCode', 'userEmail'],
      reads: ['payment', 'premiumActivated'],
    }),
  },
  {
    id: '7.payment-verify',
    says: 'POST /api/payment/verify: body {paymentId}; reads premiumActivated.',
    part: 'premium',
    holds: true,
    check: call('POST /api/payment/verify', { sends: ['paymentId'], reads: ['premiumActivated'] }),
  },
  {
    id: '7.verify-payment',
    says: 'GET /api/verify-payment?session_id={id}: credentials included; only an OK status is checked.',
    part: 'premium',
    holds: true,
    check: call('GET /api/verify-payment', { asks: ['session_id'] }),
  },

  // Trial and card subscription
  {
    id: '7.trial-status',
    says: 'GET /api/trial/status: reads hasActiveTrial, daysRemaining.',
    part: 'premium',
    holds: true,
    check: call('GET /api/trial/status', { reads: ['hasActiveTrial', 'daysRemaining'] }),
  },
  {
    id: '7.trial-register',
    says: 'POST /api/trial/register: body {email, username, password}.',
    part: 'premium',
    holds: true,
    check: call('POST /api/trial/register', { sends: ['email', 'username', 'password'] }),
  },
  {
    id: '7.create-subscription',
    says: 'POST /api/stripe/create-subscription: no body; reads clientSecret.',
    part: 'premium',
    holds: true,
    check: call('POST /api/stripe/create-subscription', { sends: [], reads: ['clientSecret'] }),
  },
  {
    id: '7.create-subscription.return',
    says: 'The card provider confirms the payment with return URL {origin}/subscription-success.',
    part: 'premium',
    holds: true,
    check: journey,
  },

  // Store
  {
    id: '7.products',
    says: 'GET /api/store/products?brand={brand}&category={category}: reads products.',
    part: 'store',
    holds: true,
    check: call('GET /api/store/products', { asks: ['brand', 'category'], reads: ['products'] }),
  },
  {
    id: '7.cart',
    says: 'GET /api/store/cart: reads items.',
    part: 'store',
    holds: true,
    check: call('GET /api/store/cart', { reads: ['items'] }),
  },
  {
    id: '7.cart-add',
    says: 'POST /api/store/cart/add: body {productId, size, color, quantity (always 1)}.',
    part: 'store',
    holds: true,
    check: call('POST /api/store/cart/add', { sends: ['productId', 'size', 'color', 'quantity'] }),
  },

  // Wardrobe
  {
    id: '7.wardrobe',
    says: 'GET /api/wardrobe: reads wardrobe and summary.',
    part: 'wardrobe',
    holds: true,
    check: call('GET /api/wardrobe', { reads: ['wardrobe', 'summary'] }),
  },
  {
    id: '7.wardrobe.no-retry',
    says: 'GET /api/wardrobe: no retry.',
    part: 'wardrobe',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.scan',
    says: 'POST /api/wardrobe/scan: body {imageBase64}; reads analysis.',
    part: 'scanner',
    holds: true,
    check: call('POST /api/wardrobe/scan', { sends: ['imageBase64'], reads: ['analysis'] }),
  },
  {
    id: '7.scan.base64',
    says: 'imageBase64 is the base64 part only, without the data-URL prefix.',
    part: 'scanner',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.generate',
    says: 'POST /api/wardrobe/outfits/generate: body {occasion, season}; reads generated.',
    part: 'outfits',
    holds: true,
    check: call('POST /api/wardrobe/outfits/generate', {
      sends: ['occasion', 'season'],
      reads: ['generated'],
    }),
  },
  {
    id: '7.worn',
    says: 'POST /api/wardrobe/items/{id}/worn: empty body; reads item {name, timesWorn}.',
    part: 'wardrobe',
    holds: true,
    check: call('POST /api/wardrobe/items/:id/worn', { sends: [], reads: ['item.name', 'item.timesWorn'] }),
  },

  // Chat
  {
    id: '7.openai-chat',
    says: 'POST /api/openai/chat: body {message, sessionId}; response text read from response.',
    part: 'advisors',
    holds: true,
    check: call('POST /api/openai/chat', { sends: ['message', 'sessionId'], reads: ['response'] }),
  },
  {
    id: '7.openai-chat.used',
    says: 'The widget calls /api/openai/chat when the stylist is Maya.',
    part: 'advisors',
    holds: true,
    check: journey,
  },
  {
    id: '7.chat.session-id',
    says: 'sessionId is "chat_" plus a timestamp.',
    part: 'advisors',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.chat.fallback',
    says: 'Response text is read from response, or else message.',
    part: 'advisors',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.mistral-chat',
    says: 'POST /api/mistral/chat: same body and response.',
    part: 'advisors',
    holds: true,
    check: call('POST /api/mistral/chat', { sends: ['message', 'sessionId'], reads: ['response'] }),
  },
  {
    id: '7.mistral-chat.used',
    says: 'The widget calls /api/mistral/chat for Valentina.',
    part: 'advisors',
    holds: true,
    check: journey,
  },
  {
    id: '7.maya-chat',
    says: 'POST /api/ai/chat/maya: body {message}; reads response (text).',
    part: 'advisors',
    holds: true,
    check: call('POST /api/ai/chat/maya', { sends: ['message'], reads: ['response'] }),
  },
  {
    id: '7.valentina-chat',
    says: 'POST /api/ai/chat/valentina: body {message}; reads response (text).',
    part: 'advisors',
    holds: true,
    check: call('POST /api/ai/chat/valentina', { sends: ['message'], reads: ['response'] }),
  },
  {
    id: '7.ai-chat.used',
    says: 'The chat screen calls /api/ai/chat/maya and /api/ai/chat/valentina.',
    part: 'advisors',
    holds: true,
    check: journey,
  },

  // Generic helpers
  {
    id: '7.query',
    says: 'A query reads GET of its key path with credentials and expects JSON.',
    part: 'accounts',
    holds: true,
    check: unitTest,
  },
  {
    id: '7.mutation',
    says: 'A mutation sends a JSON body with credentials included.',
    part: 'accounts',
    holds: true,
    check: unitTest,
  },
  { id: '7.contact', says: 'The contact form makes no call.', part: 'face', holds: true, check: journey },
  { id: '7.newsletter', says: 'The newsletter makes no call.', part: 'face', holds: true, check: journey },
];
