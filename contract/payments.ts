import { z } from 'zod';
import type { BeginNowVersion } from './begin-now.ts';
import { beginNowWords } from './begin-now-words.ts';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { messages } from './messages.ts';
import { paymentMethodIds } from './payment-methods.ts';
import { type VatCountry, vatRates } from './vat.ts';

export const paymentPurposes = ['premium', 'order'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * `created`: no response of the provider yet. `rejected`: money arrived, but not as agreed; nothing was
 * granted.
 */
export const paymentStatuses = [
  'created',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'rejected',
  'refunding',
  'refunded',
  'disputed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const PaymentMethod = z.object({
  id: z.enum(paymentMethodIds),
  name: z.string(),
  description: z.string(),
  fees: z.string(),
  icon: z.string(),
  instant: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const Payment = z.object({
  id: z.uuid(),
  method: z.enum(paymentMethodIds),
  purpose: z.enum(paymentPurposes),
  orderId: z.uuid().optional(),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  currency: z.string(),
  reference: z.string(),
  paymentUrl: z.string().optional(),
  instructions: z.array(z.string()),
  accountInfo: z.object({ accountName: z.string(), iban: z.string(), bic: z.string() }).optional(),
  paypalEmail: z.string().optional(),
  paymentConcept: z.string().optional(),
  walletAddress: z.string().optional(),
  /** Decimal string with eight places. */
  cryptoAmount: z.string().optional(),
  /** EPC069-12 for a transfer, BIP21 for Bitcoin. */
  qrText: z.string().optional(),
  expiresAt: z.iso.datetime().optional(),
  notice: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type Payment = z.infer<typeof Payment>;

const PaymentAnswer = z.object({ payment: Payment, premiumActivated: z.boolean() });
/** When absent, withdrawal is free of charge. */
const BeginNow = z.enum(Object.keys(beginNowWords) as [BeginNowVersion]);
const beginNow = BeginNow.optional();
/** Country of residence for VAT; Spain when absent. */
const country = z.enum(Object.keys(vatRates) as [VatCountry]).optional();
const AmountBody = z.strictObject({
  amount: z.number(),
  currency: z.string().max(3),
  beginNow,
  country,
});

const openingErrors = [
  'amount_mismatch',
  'demo_forbidden',
  'method_unavailable',
  'already_subscribed',
  'provider_unreachable',
  'provider_refused',
  'rate_limited',
] as const;

export const paymentMethods = endpoint({
  method: 'GET',
  path: '/api/payment/methods',
  summary: 'The payment methods that this server is configured for',
  access: 'public',
  response: z.object({
    methods: z.array(PaymentMethod),
    /** No charge: the providers are stand-ins. */
    sandbox: z.boolean(),
    /** Premium carries the VAT of the customer's country (one-stop shop), which is asked. */
    asksCountry: z.boolean(),
  }),
});

const premiumPayment = <const Path extends `/api/payment/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    access: 'session',
    body: AmountBody,
    response: PaymentAnswer,
    errors: openingErrors,
  });
export type PremiumPayment = ReturnType<typeof premiumPayment>;

export const payByStripe = {
  ...premiumPayment('/api/payment/stripe', 'Where to pay by card: the checkout of this product'),
  rate: { perMinute: 20 },
};

export const payByBankTransfer = premiumPayment(
  '/api/payment/bank-transfer',
  'Creates a payment by bank transfer, or answers the one that is open',
);

export const payByCrypto = premiumPayment(
  '/api/payment/crypto',
  'Quotes a payment in Bitcoin for fifteen minutes, or answers the one that is open',
);

export const payByPaypal = premiumPayment(
  '/api/payment/paypal',
  'Creates a payment through PayPal, or answers the one that is open',
);

export const payByManualCode = endpoint({
  method: 'POST',
  path: '/api/payment/manual',
  summary: 'Redeems a verification code, once',
  access: 'session',
  rate: { perHour: 10 },
  body: z.strictObject({
    verificationCode: z.string().trim().min(1, messages.shop.enterCode).max(100, messages.shop.codeTooLong),
    /** Instead of the account's address. */
    userEmail: z.union([z.literal(''), z.email(messages.shop.email).max(254)]).optional(),
    beginNow,
    country,
  }),
  response: PaymentAnswer,
  errors: ['code_invalid', 'demo_forbidden', 'method_unavailable', 'rate_limited'],
});

export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/payment/verify',
  summary: 'Asks the provider whether a payment of the signed-in person has arrived',
  access: 'session',
  body: z.strictObject({ paymentId: z.uuid() }),
  response: PaymentAnswer,
  errors: ['payment_not_found', 'provider_unreachable'],
});

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/payments/:id',
  summary: 'A payment of the signed-in person',
  access: 'session',
  params: IdParams,
  response: PaymentAnswer,
  errors: ['payment_not_found'],
});

export const verifyCheckoutSession = endpoint({
  method: 'GET',
  path: '/api/verify-payment',
  summary: 'Checks a card payment of the signed-in person by its id',
  access: 'session',
  query: z.strictObject({ session_id: z.string().min(1).max(255) }),
  response: z.object({ verified: z.literal(true) }),
  errors: ['payment_not_found', 'provider_unreachable'],
});

const ProviderLink = z.object({ rel: z.string(), href: z.string() });

export const createPaypalOrder = endpoint({
  method: 'POST',
  path: '/api/paypal/order',
  summary: 'Creates a PayPal order; the link whose rel is approve is where the buyer goes',
  access: 'session',
  body: z.strictObject({
    amount: z.number(),
    currency: z.string().max(3),
    intent: z.literal('CAPTURE'),
    beginNow,
    country,
  }),
  response: z.object({ id: z.string(), links: z.array(ProviderLink) }),
  errors: openingErrors,
});

export const capturePaypalOrder = endpoint({
  method: 'POST',
  path: '/api/paypal/order/:token/capture',
  summary: 'Captures an approved PayPal order of the signed-in person',
  access: 'session',
  params: z.strictObject({ token: z.string().min(1).max(64) }),
  body: z.strictObject({ PayerID: z.string().min(1).max(64) }),
  /** `COMPLETED` once captured as agreed. */
  response: z.object({ status: z.string(), id: z.string() }),
  errors: ['payment_not_found', 'provider_unreachable', 'provider_refused'],
});

export const activatePremium = endpoint({
  method: 'POST',
  path: '/api/activate-premium',
  summary: 'Says whether a captured PayPal payment of the signed-in person has opened Premium',
  access: 'session',
  body: z.strictObject({ paymentId: z.string().min(1).max(64), amount: z.number() }),
  response: z.object({ success: z.boolean() }),
  errors: ['amount_mismatch', 'payment_not_found', 'provider_unreachable'],
});

export const CardForm = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  /** Null for the public one. */
  scriptUrl: z.string().nullable(),
});

export const createStripeSubscription = endpoint({
  method: 'POST',
  path: '/api/stripe/create-subscription',
  summary: 'Starts a card subscription and answers the secret for the card form',
  access: 'session',
  rate: { perMinute: 20 },
  response: CardForm,
  errors: openingErrors,
});

export const beginCardNow = endpoint({
  method: 'POST',
  path: '/api/stripe/begin-now',
  summary: 'Keeps, with the open card payment, the request that Premium begins at once',
  access: 'session',
  body: z.strictObject({ beginNow: BeginNow, country }),
  response: Done,
  errors: ['payment_not_found'],
});

export const startCardChange = endpoint({
  method: 'POST',
  path: '/api/stripe/card',
  summary: 'Starts changing the card of the subscription',
  access: 'session',
  rate: { perMinute: 20 },
  response: CardForm,
  errors: ['no_subscription', 'provider_unreachable'],
});

export const finishCardChange = endpoint({
  method: 'POST',
  path: '/api/stripe/card/confirm',
  summary: 'Makes a confirmed card the one that the subscription charges',
  access: 'session',
  rate: { perMinute: 20 },
  body: z.strictObject({ setupIntentId: z.string().min(1).max(255) }),
  response: Done,
  errors: ['no_subscription', 'payment_not_found', 'provider_unreachable'],
});

const Received = z.object({ received: z.literal(true) });

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'A signed hint from Stripe that something has changed',
  access: 'public',
  response: Received,
  errors: ['webhook_rejected', 'method_unavailable'],
});

export const paypalWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/paypal',
  summary: 'A signed hint from PayPal that something has changed',
  access: 'public',
  response: Received,
  errors: ['webhook_rejected', 'method_unavailable'],
});
