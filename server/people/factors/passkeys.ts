import { randomUUID } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { deviceNameIn } from '#server/people/auth/place.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { passkeys } from '#server/platform/db/schema/index.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeysOf = (db: Executor, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);

export async function passkeyOf(
  db: Executor,
  userId: string,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
  return row;
}

/** Returns undefined when the account has that credential already. */
export async function insertPasskey(
  tx: Executor,
  passkey: Omit<PasskeyRow, 'id' | 'lastUsedAt'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .insert(passkeys)
    .values({ ...passkey, id: randomUUID() })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Returns false if another use has moved the counter as far meanwhile. */
export async function advanceCounter(
  tx: Executor,
  { userId, credentialId }: PasskeyRow,
  use: { counter: number; backedUp: boolean; at: Date },
): Promise<boolean> {
  const { counter, backedUp, at } = use;
  const bothZero = and(eq(passkeys.counter, 0), sql`${counter} = 0`);
  const advanced = await tx
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: at })
    .where(
      and(
        eq(passkeys.userId, userId),
        eq(passkeys.credentialId, credentialId),
        or(lt(passkeys.counter, counter), bothZero),
      ),
    )
    .returning();
  return advanced.length > 0;
}

export async function deletePasskey(tx: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return deleted.length > 0;
}

export const presentPasskey = (
  { id, name, backedUp, createdAt, lastUsedAt }: PasskeyRow,
  language: Language = defaultLanguage,
): Passkey => ({
  id,
  name: deviceNameIn(language, name),
  backedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
