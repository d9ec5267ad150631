import type { PaymentMethodId } from '#contract/payment-methods.ts';
import { payByBankTransfer, payByCrypto } from '#contract/payments.ts';
import type { MethodConfigs } from '#server/payments/config.ts';
import { bankProvider } from './bank/provider.ts';
import { bitcoinProvider } from './bitcoin/provider.ts';
import { stripeProvider } from './card/provider.ts';
import { stripeRoutes } from './card/routes.ts';
import { manualProvider } from './manual/provider.ts';
import { manualRoutes } from './manual/routes.ts';
import type { Method } from './method.ts';
import { paypalProvider } from './paypal/provider.ts';
import { paypalRoutes } from './paypal/routes.ts';
import { premiumRoute } from './premium-route.ts';

type Methods = { readonly [Id in PaymentMethodId]: Method<MethodConfigs[Id]> };

export const methods: Methods = {
  stripe_card: { provider: stripeProvider, routes: stripeRoutes },
  paypal_redirect: { provider: paypalProvider, routes: paypalRoutes },
  bank_transfer: { provider: bankProvider, routes: premiumRoute(payByBankTransfer, 'bank_transfer') },
  crypto_btc: { provider: bitcoinProvider, routes: premiumRoute(payByCrypto, 'crypto_btc') },
  manual_verification: { provider: manualProvider, routes: manualRoutes },
};
