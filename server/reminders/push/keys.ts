import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '#server/platform/db/client.ts';
import { installationKeys } from '#server/platform/db/schema/index.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const name = 'vapid';
const read = new WeakMap<Database, Promise<VapidKeys>>();

/**
 * Made by the first server that asks, because browsers subscribe to one key: with another, every
 * subscription would be lost.
 */
export function vapidKeys(db: Database): Promise<VapidKeys> {
  const known = read.get(db);
  if (known !== undefined) return known;
  const asked = load(db);
  read.set(db, asked);
  asked.catch(() => read.delete(db));
  return asked;
}

async function load(db: Database): Promise<VapidKeys> {
  const find = () => db.select().from(installationKeys).where(eq(installationKeys.name, name));
  const [kept] = await find();
  if (kept !== undefined) return kept;
  await db
    .insert(installationKeys)
    .values({ name, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error('the keys of the installation were not kept');
  return made;
}
