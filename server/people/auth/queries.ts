import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { brokenConstraint } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';

export type UserRow = typeof users.$inferSelect;

export interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  demo?: boolean;
  firstName?: string;
  language?: Language;
  createdAt: Date;
}

/** @throws ApiError `username_taken` or `email_taken` */
export async function insertUser(db: Executor, user: NewUser): Promise<UserRow> {
  try {
    const [row] = await db
      .insert(users)
      .values({ id: randomUUID(), ...user })
      .returning();
    return row as UserRow;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'users_username_unique') throw ApiError.inField('username_taken', 'username');
    if (constraint === 'users_email_unique') throw ApiError.inField('email_taken', 'email');
    throw error;
  }
}

/** Until the transaction ends: what is limited by a person is counted and added one at a time. */
export async function lockPerson(tx: Executor, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

export const userByUsername = (db: Executor, username: string) =>
  accountWith(db, eq(users.username, username));

export const userByEmail = (db: Executor, email: string) => accountWith(db, eq(users.email, email));

async function accountWith(db: Executor, credential: SQL): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(credential, isNull(users.guardianId)));
  return row;
}

/** Not when the address has changed or was confirmed before. */
export async function confirmEmailOf(
  db: Executor,
  { userId, email }: { userId: string; email: string },
  at: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ emailConfirmedAt: at })
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.emailConfirmedAt)));
}

export async function userById(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function updatePasswordHash(db: Executor, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Also of the wards. */
export async function keepLanguage(db: Executor, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(or(eq(users.id, id), eq(users.guardianId, id)));
}

export async function deleteUser(db: Executor, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
