import type { Config } from './config.ts';
import type { Providers } from './payments/providers.ts';
import type { Database } from './platform/db/client.ts';
import type { PhotoStore } from './platform/files/store.ts';

/** What the routes work with. Tests hand in their own clock and folders. */
export interface Services {
  config: Config;
  db: Database;
  photoStore: PhotoStore;
  /** The ways to pay that this server is configured for. */
  providers: Providers;
  now(): Date;
}
