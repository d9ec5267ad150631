import type { Config } from './config.ts';
import type { Providers } from './payments/ledger/provider.ts';
import type { Purposes } from './payments/ledger/purpose.ts';
import type { Database } from './platform/db/client.ts';
import type { PhotoStore } from './platform/files/store.ts';

export interface Services {
  config: Config;
  db: Database;
  photoStore: PhotoStore;
  /** The configured payment methods. */
  providers: Providers;
  /** The effects of a payment, by purpose. */
  purposes: Purposes;
  now(): Date;
}
