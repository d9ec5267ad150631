import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, lte } from 'drizzle-orm';
import { hashToken } from '#server/people/auth/sessions.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { emailLinks } from '#server/platform/db/schema/index.ts';

type Link = typeof emailLinks.$inferSelect;
export type LinkPurpose = Link['purpose'];

const hour = 60 * 60 * 1000;
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  'password-reset': hour,
  'email-confirmation': 7 * 24 * hour,
};

/** Bounds an account's mail. */
const liveMax = 3;

interface Order {
  user: { id: string; email: string };
  purpose: LinkPurpose;
  at: Date;
}

/** Stores only the hash. Returns null when too many are unused. */
export async function createLink(tx: Executor, { user, purpose, at }: Order): Promise<string | null> {
  await tx.delete(emailLinks).where(lte(emailLinks.expiresAt, at));
  const [live] = await tx
    .select({ count: count() })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, user.id), eq(emailLinks.purpose, purpose)));
  if ((live?.count ?? 0) >= liveMax) return null;
  const token = randomBytes(32).toString('base64url');
  await tx.insert(emailLinks).values({
    tokenHash: hashToken(token),
    userId: user.id,
    email: user.email,
    purpose,
    expiresAt: new Date(at.getTime() + lifetimes[purpose]),
  });
  return token;
}

const usable = (token: string, purpose: LinkPurpose, at: Date) =>
  and(
    eq(emailLinks.tokenHash, hashToken(token)),
    eq(emailLinks.purpose, purpose),
    gt(emailLinks.expiresAt, at),
  );

/** Checked before the expensive password hash. */
export async function isUsable(
  db: Executor,
  { token, purpose, at }: { token: string; purpose: LinkPurpose; at: Date },
): Promise<boolean> {
  return (await db.$count(emailLinks, usable(token, purpose, at))) > 0;
}

/** Consumes all links of its purpose. */
export async function useLink(
  tx: Executor,
  { token, purpose, at }: { token: string; purpose: LinkPurpose; at: Date },
): Promise<Link | undefined> {
  const [link] = await tx
    .delete(emailLinks)
    .where(usable(token, purpose, at))
    .returning();
  if (link !== undefined) {
    await tx
      .delete(emailLinks)
      .where(and(eq(emailLinks.userId, link.userId), eq(emailLinks.purpose, purpose)));
  }
  return link;
}
