import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { installationKeys } from './schema/index.ts';

export type KeyPair = { publicKey: string; privateKey: string };

const read = new WeakMap<Database, Map<string, Promise<KeyPair>>>();

/** The same for all servers of the database. */
export function installationKey(db: Database, name: string, make: () => KeyPair): Promise<KeyPair> {
  const known = read.get(db) ?? new Map<string, Promise<KeyPair>>();
  read.set(db, known);
  let asked = known.get(name);
  if (asked === undefined) {
    asked = load(db, name, make);
    known.set(name, asked);
    asked.catch(() => known.delete(name));
  }
  return asked;
}

async function load(db: Database, name: string, make: () => KeyPair): Promise<KeyPair> {
  const find = () => db.select().from(installationKeys).where(eq(installationKeys.name, name));
  const [kept] = await find();
  if (kept !== undefined) return kept;
  await db
    .insert(installationKeys)
    .values({ name, ...make() })
    .onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error('the keys of the installation were not kept');
  return made;
}
