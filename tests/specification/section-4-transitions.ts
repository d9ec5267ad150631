import { call, every, journey, returns, text, timing, unitTest } from './check.ts';
import type { Row } from './row.ts';

const season = (month: number, expected: string) =>
  returns('web/format/dates.ts', 'seasonOfMonth', [new Date(2026, month - 1, 15)], expected);

/** Section 4: states, and what leads from one to the next. */
export const transitions: readonly Row[] = [
  // Authentication and subscription
  {
    id: '4.auth.unauthenticated',
    says: 'The current-user call answering 401 means not authenticated (null user).',
    part: 'accounts',
    holds: true,
    check: journey,
  },
  {
    id: '4.auth.no-retry',
    says: 'The current-user call is not retried after a 401.',
    part: 'accounts',
    holds: true,
    check: unitTest,
  },
  {
    id: '4.subscription.states',
    says: 'Premium (hasActiveSubscription true) or not.',
    part: 'home',
    holds: true,
    check: call('GET /api/subscription/status', { reads: ['hasActiveSubscription'] }),
  },
  {
    id: '4.subscription.banner',
    says: 'Non-Premium users see the upgrade banner.',
    part: 'home',
    holds: true,
    check: journey,
  },
  {
    id: '4.subscription.locked-tile',
    says: 'Non-Premium users see the locked AI Stylist tile.',
    part: 'home',
    holds: true,
    check: journey,
  },

  // Register flow
  {
    id: '4.register.steps',
    says: 'The register flow defines register, payment, processing and success.',
    part: 'premium',
    holds: true,
    check: unitTest,
  },
  {
    id: '4.register.redirect',
    says: 'A successful registration goes to /dashboard.',
    part: 'accounts',
    holds: true,
    check: journey,
  },
  {
    id: '4.register.redirect-time',
    says: 'The redirect follows the registration after 1.5 s.',
    part: 'accounts',
    holds: true,
    check: timing('registrationRedirectMs', 1500),
  },
  {
    id: '4.register.payment',
    says: 'In the payment step the wallet button moves to processing.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.register.payment.approval',
    says: 'Processing then redirects the browser to the approval link.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.register.payment.failure',
    says: 'On failure it returns to the payment step.',
    part: 'premium',
    holds: true,
    check: journey,
  },

  // Payment return
  {
    id: '4.payment-return.success',
    says: 'Processing, then success when capture status is COMPLETED followed by premium activation.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-return.activation-failure',
    says: 'If activation reports no success the state is error.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-return.capture-failure',
    says: 'If capture is not COMPLETED the state is error.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-return.invalid',
    says: 'Parámetros de pago inválidos',
    part: 'premium',
    holds: true,
    check: text,
  },
  {
    id: '4.payment-return.invalid.missing',
    says: 'Missing token or PayerID gives the error of invalid parameters.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-return.success-redirect',
    says: 'Success redirects to /dashboard.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-return.success-time',
    says: 'Success redirects after 3 s.',
    part: 'premium',
    holds: true,
    check: timing('paymentReturnSuccessMs', 3000),
  },
  {
    id: '4.payment-return.error-redirect',
    says: 'An error redirects to /register.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-return.error-time',
    says: 'An error redirects after 5 s.',
    part: 'premium',
    holds: true,
    check: timing('paymentReturnErrorMs', 5000),
  },
  {
    id: '4.payment-return.invalid-time',
    says: 'Invalid parameters redirect after 3 s.',
    part: 'premium',
    holds: true,
    check: timing('paymentReturnInvalidMs', 3000),
  },

  // Payment methods
  {
    id: '4.payment-methods.states',
    says: 'No method selected, method selected, payment created (instructions view), verify.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-methods.new',
    says: '"Nuevo Pago" clears the payment.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-methods.activated',
    says: 'If a response flags premiumActivated the user goes to /super-app.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-methods.activated-time',
    says: 'The way to /super-app opens after 2 s.',
    part: 'premium',
    holds: true,
    check: timing('premiumActivatedRedirectMs', 2000),
  },
  {
    id: '4.payment-methods.stripe',
    says: 'Choosing stripe_card navigates to /stripe-checkout instead of creating a payment.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-methods.pending.title',
    says: 'Verificando...',
    part: 'premium',
    holds: true,
    check: text,
  },
  {
    id: '4.payment-methods.pending.message',
    says: 'El pago está siendo procesado',
    part: 'premium',
    holds: true,
    check: text,
  },

  // Trial
  {
    id: '4.trial.states',
    says: 'Loading, then active-trial view or sign-up form.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.trial.signed-up',
    says: 'After sign-up the trial status is refreshed and the user goes to /.',
    part: 'premium',
    holds: true,
    check: journey,
  },

  // Subscription success
  {
    id: '4.subscription-success.poll',
    says: 'The subscription success screen polls status.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.subscription-success.poll-time',
    says: 'Status is polled every 2 s.',
    part: 'premium',
    holds: true,
    check: timing('statusPollMs', 2000),
  },
  { id: '4.subscription-success.active', says: 'Activa', part: 'premium', holds: true, check: text },
  {
    id: '4.subscription-success.processing',
    says: 'Procesando...',
    part: 'premium',
    holds: true,
    check: text,
  },
  {
    id: '4.subscription-success.countdown',
    says: 'Auto-redirect to / after a 5 s countdown.',
    part: 'premium',
    holds: true,
    check: timing('subscriptionSuccessCountdownMs', 5000),
  },

  // Card checkout
  {
    id: '4.checkout.order',
    says: 'Subscription creation, then the card form.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.checkout.return-url',
    says: 'On provider confirmation the return URL is {origin}/subscription-success.',
    part: 'premium',
    holds: true,
    check: journey,
  },

  // Store
  {
    id: '4.store.modal',
    says: 'A product is selected for the modal.',
    part: 'store',
    holds: true,
    check: journey,
  },
  {
    id: '4.store.added',
    says: 'After a successful add to cart, the size and colour selections are cleared and the modal closes.',
    part: 'store',
    holds: true,
    check: journey,
  },
  {
    id: '4.store.add-disabled',
    says: 'The add button is disabled while pending or while size or colour is missing.',
    part: 'store',
    holds: true,
    check: journey,
  },

  // Scanner
  {
    id: '4.scanner.states',
    says: 'No image, image selected, scanning, analysis shown.',
    part: 'scanner',
    holds: true,
    check: journey,
  },
  {
    id: '4.scanner.data-url',
    says: 'The selected image is held as a data URL.',
    part: 'scanner',
    holds: true,
    check: unitTest,
  },
  {
    id: '4.scanner.new-image',
    says: 'Choosing a new image clears the previous analysis.',
    part: 'scanner',
    holds: true,
    check: journey,
  },
  {
    id: '4.scanner.added',
    says: 'After a successful scan the garment is added to the wardrobe.',
    part: 'scanner',
    holds: true,
    check: journey,
  },

  // Generator
  {
    id: '4.generator.occasion',
    says: 'Occasion defaults to casual.',
    part: 'outfits',
    holds: true,
    check: journey,
  },
  {
    id: '4.generator.spring',
    says: 'Season defaults to spring from March to May.',
    part: 'outfits',
    holds: true,
    check: every(season(3, 'spring'), season(4, 'spring'), season(5, 'spring')),
  },
  {
    id: '4.generator.summer',
    says: 'Season defaults to summer from June to August.',
    part: 'outfits',
    holds: true,
    check: every(season(6, 'summer'), season(7, 'summer'), season(8, 'summer')),
  },
  {
    id: '4.generator.fall',
    says: 'Season defaults to fall from September to November.',
    part: 'outfits',
    holds: true,
    check: every(season(9, 'fall'), season(10, 'fall'), season(11, 'fall')),
  },
  {
    id: '4.generator.winter',
    says: 'Season defaults to winter otherwise.',
    part: 'outfits',
    holds: true,
    check: every(season(12, 'winter'), season(1, 'winter'), season(2, 'winter')),
  },

  // Chat
  {
    id: '4.chat.default',
    says: 'Stylist Maya or Valentina, Maya by default.',
    part: 'advisors',
    holds: true,
    check: journey,
  },
  {
    id: '4.chat.local',
    says: 'Messages are appended locally.',
    part: 'advisors',
    holds: true,
    check: journey,
  },
  {
    id: '4.chat.pending',
    says: 'Input is disabled while a reply is pending.',
    part: 'advisors',
    holds: true,
    check: journey,
  },

  // Payment success page and logo
  {
    id: '4.payment-success.done',
    says: 'Verifying, then done whether the check succeeds or fails.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.payment-success.no-session',
    says: 'With no session_id no verification runs.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '4.logo.window',
    says: 'The logo-click counter resets after 3000 ms.',
    part: 'face',
    holds: true,
    check: timing('logoClicksWindowMs', 3000),
  },
  {
    id: '4.logo.clicks',
    says: 'The logo-click counter triggers at 5 clicks.',
    part: 'face',
    holds: true,
    check: journey,
  },
];
