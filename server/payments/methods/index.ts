import type { PaymentMethodId } from '#contract/payment-methods.ts';
import type { MethodConfigs } from '#server/payments/config.ts';
import { bankProvider } from './bank/provider.ts';
import { bankRoutes } from './bank/routes.ts';
import { bitcoinProvider } from './bitcoin/provider.ts';
import { bitcoinRoutes } from './bitcoin/routes.ts';
import { stripeProvider } from './card/provider.ts';
import { stripeRoutes } from './card/routes.ts';
import { manualProvider } from './manual/provider.ts';
import { manualRoutes } from './manual/routes.ts';
import type { Method } from './method.ts';
import { paypalProvider } from './paypal/provider.ts';
import { paypalRoutes } from './paypal/routes.ts';

type Methods = { readonly [Id in PaymentMethodId]: Method<MethodConfigs[Id]> };

export const methods: Methods = {
  stripe_card: { provider: stripeProvider, routes: stripeRoutes },
  paypal_redirect: { provider: paypalProvider, routes: paypalRoutes },
  bank_transfer: { provider: bankProvider, routes: bankRoutes },
  crypto_btc: { provider: bitcoinProvider, routes: bitcoinRoutes },
  manual_verification: { provider: manualProvider, routes: manualRoutes },
};
