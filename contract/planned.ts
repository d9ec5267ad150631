import * as chat from './chat.ts';
import type { Endpoint } from './endpoint.ts';
import * as payments from './payments.ts';
import * as store from './store.ts';
import { polledSubscriptionStatus } from './subscription.ts';

/**
 * Calls that are described but not built yet. Each answers 501 with the code `planned`; whoever
 * builds one takes it off this list, or the contract's test fails.
 */
export const planned: readonly Endpoint[] = [
  polledSubscriptionStatus,
  store.storeProducts,
  store.storeCart,
  store.addToCart,
  store.addFavorite,
  store.removeFavorite,
  payments.paymentMethods,
  payments.payByStripe,
  payments.payByBankTransfer,
  payments.payByCrypto,
  payments.payByPaypal,
  payments.payByManualCode,
  payments.verifyPayment,
  payments.verifyCheckoutSession,
  payments.createPaypalOrder,
  payments.capturePaypalOrder,
  payments.activatePremium,
  payments.createStripeSubscription,
  chat.openaiChat,
  chat.mistralChat,
  chat.mayaChat,
  chat.valentinaChat,
];
