import { type PaymentMethodId, paymentMethodIds } from '#contract/payment-methods.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/db/client.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import type { Provider, Providers } from './ledger/provider.ts';
import { methods } from './methods/index.ts';

interface Needs {
  config: Pick<Config, 'payments' | 'publicUrl' | 'port'>;
  db: Database;
  now(): Date;
}

export function makeProviders({ config, db, now }: Needs): Providers {
  const { mode, timeoutMs, methods: configs } = config.payments;
  const tools = { db, now, mode, timeoutMs, publicOrigin: publicOriginOf(config) };
  const made = <Id extends PaymentMethodId>(id: Id): [Id, Provider][] => {
    const configured = configs[id];
    return configured === undefined ? [] : [[id, methods[id].provider(configured, tools)]];
  };
  return new Map(paymentMethodIds.flatMap((id): [PaymentMethodId, Provider][] => made(id)));
}
