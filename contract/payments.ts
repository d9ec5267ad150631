import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const paymentMethodIds = [
  'stripe_card',
  'bank_transfer',
  'crypto_btc',
  'paypal_redirect',
  'manual_verification',
] as const;

export const PaymentMethod = z.object({
  id: z.enum(paymentMethodIds),
  name: z.string(),
  description: z.string(),
  fees: z.string(),
  icon: z.string(),
  instant: z.boolean(),
});

export const Payment = z.object({
  id: z.string(),
  method: z.enum(paymentMethodIds),
  amount: z.number(),
  reference: z.string(),
  paymentUrl: z.string().optional(),
  instructions: z.array(z.string()),
  accountInfo: z.object({ accountName: z.string(), iban: z.string(), bic: z.string() }).optional(),
  paypalEmail: z.string().optional(),
  paymentConcept: z.string().optional(),
  walletAddress: z.string().optional(),
  cryptoAmount: z.string().optional(),
});

const PaymentAnswer = z.object({ payment: Payment, premiumActivated: z.boolean() });
const AmountBody = z.strictObject({ amount: z.number(), currency: z.string() });

export const paymentMethods = endpoint({
  method: 'GET',
  path: '/api/payment/methods',
  summary: 'The payment methods that this server is configured for',
  access: 'public',
  response: z.object({ methods: z.array(PaymentMethod) }),
});

export const payByStripe = endpoint({
  method: 'POST',
  path: '/api/payment/stripe',
  summary: 'Creates a card payment',
  access: 'session',
  body: AmountBody,
  response: PaymentAnswer,
});

export const payByBankTransfer = endpoint({
  method: 'POST',
  path: '/api/payment/bank-transfer',
  summary: 'Creates a payment by bank transfer',
  access: 'session',
  body: AmountBody,
  response: PaymentAnswer,
});

export const payByCrypto = endpoint({
  method: 'POST',
  path: '/api/payment/crypto',
  summary: 'Creates a payment in Bitcoin',
  access: 'session',
  body: AmountBody,
  response: PaymentAnswer,
});

export const payByPaypal = endpoint({
  method: 'POST',
  path: '/api/payment/paypal',
  summary: 'Creates a payment through PayPal',
  access: 'session',
  body: AmountBody,
  response: PaymentAnswer,
});

export const payByManualCode = endpoint({
  method: 'POST',
  path: '/api/payment/manual',
  summary: 'Redeems a verification code',
  access: 'session',
  body: z.strictObject({ verificationCode: z.string(), userEmail: z.string().optional() }),
  response: PaymentAnswer,
});

export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/payment/verify',
  summary: 'Asks whether a payment has arrived',
  access: 'session',
  body: z.strictObject({ paymentId: z.string() }),
  response: z.object({ premiumActivated: z.boolean() }),
});

export const verifyCheckoutSession = endpoint({
  method: 'GET',
  path: '/api/verify-payment',
  summary: 'Checks a card checkout session by its id',
  access: 'session',
  query: z.strictObject({ session_id: z.string() }),
  response: z.object({ verified: z.boolean() }),
});

export const createPaypalOrder = endpoint({
  method: 'POST',
  path: '/api/paypal/order',
  summary: 'Creates a PayPal order; the link whose rel is approve is where the buyer goes',
  access: 'session',
  body: z.strictObject({ amount: z.number(), currency: z.string(), intent: z.string() }),
  response: z.object({ links: z.array(z.object({ rel: z.string(), href: z.string() })) }),
});

export const capturePaypalOrder = endpoint({
  method: 'POST',
  path: '/api/paypal/order/:token/capture',
  summary: 'Captures an approved PayPal order',
  access: 'session',
  params: z.strictObject({ token: z.string() }),
  body: z.strictObject({ PayerID: z.string() }),
  response: z.object({ status: z.string(), id: z.string() }),
});

export const activatePremium = endpoint({
  method: 'POST',
  path: '/api/activate-premium',
  summary: 'Turns a captured PayPal payment into Premium access',
  access: 'session',
  body: z.strictObject({ paymentId: z.string(), amount: z.number() }),
  response: z.object({ success: z.boolean() }),
});

export const createStripeSubscription = endpoint({
  method: 'POST',
  path: '/api/stripe/create-subscription',
  summary: 'Starts a card subscription and answers the secret for the card form',
  access: 'session',
  response: z.object({ clientSecret: z.string() }),
});
