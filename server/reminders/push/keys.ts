import webPush from 'web-push';
import type { Database } from '#server/platform/db/client.ts';
import { installationKey, type KeyPair } from '#server/platform/db/installation-keys.ts';

/** Browsers subscribe to one key: with another, every subscription would be lost. */
export const vapidKeys = (db: Database): Promise<KeyPair> =>
  installationKey(db, 'vapid', () => webPush.generateVAPIDKeys());
