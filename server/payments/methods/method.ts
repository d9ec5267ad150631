import type { FastifyInstance } from 'fastify';
import type { Provider } from '#server/payments/ledger/provider.ts';
import type { Mode } from '#server/payments/payment.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';

export interface ProviderTools {
  db: Database;
  now(): Date;
  mode: Mode;
  timeoutMs: number;
  publicOrigin: string;
}

export interface Method<Config> {
  /** @throws an error when the configuration is invalid */
  provider(config: NonNullable<Config>, tools: ProviderTools): Provider;
  routes(app: FastifyInstance, services: Services): void | Promise<void>;
}
