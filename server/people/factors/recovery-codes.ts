import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { passwordCost } from '#server/people/auth/passwords.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { recoveryCodes } from '#server/platform/db/schema/index.ts';

/** 32 letters and digits that are not mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 bits. */
const length = 12;

const newCode = (): string =>
  [...randomBytes(length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

const normalised = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

export const looksLikeRecoveryCode = (code: string): boolean => normalised(code).length === length;

/** The owner's id is the salt, so that one hash finds the code among the owner's. */
async function hashOf(userId: string, code: string): Promise<string> {
  const salt = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return (await hashRaw(normalised(code), { ...passwordCost, salt })).toString('base64url');
}

/** Hashed before a transaction begins: ten take a third of a second. */
export async function makeRecoveryCodes(userId: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: limits.recoveryCodes }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashOf(userId, code)));
  return { codes, hashes };
}

export async function replaceRecoveryCodes(
  tx: Executor,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0)
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Of parallel uses one returns true. */
export async function consumeRecoveryCode(tx: Executor, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, await hashOf(userId, code))))
    .returning();
  return used.length > 0;
}

export const countRecoveryCodes = (db: Executor, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
