import type { PaymentMethodId } from '#contract/payments.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/db/client.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import type { Provider } from './ledger/provider.ts';
import { bankProvider } from './methods/bank/provider.ts';
import { bitcoinProvider } from './methods/bitcoin/provider.ts';
import { stripeProvider } from './methods/card/provider.ts';
import { manualProvider } from './methods/manual/provider.ts';
import { paypalProvider } from './methods/paypal/provider.ts';

/** In the order offered. */
export type Providers = ReadonlyMap<PaymentMethodId, Provider>;

export interface ProviderTools {
  config: Pick<Config, 'payments' | 'publicUrl' | 'port'>;
  db: Database;
  now(): Date;
}

export function makeProviders({ config, db, now }: ProviderTools): Providers {
  const { stripe, paypal, bank, bitcoin, codes, mode, timeoutMs } = config.payments;
  const publicOrigin = publicOriginOf(config);
  const configured = [
    stripe && stripeProvider(stripe, { timeoutMs, mode, db, now }),
    paypal && paypalProvider(paypal, { timeoutMs, mode, publicOrigin, now }),
    bank && bankProvider(bank, { db, now, mode }),
    bitcoin && bitcoinProvider(bitcoin, { db, now, mode, timeoutMs }),
    codes && manualProvider(codes, { db, now, mode }),
  ].filter((provider) => provider !== undefined);
  return new Map(configured.map((provider) => [provider.method, provider]));
}
