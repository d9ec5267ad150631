import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { verificationCodes } from '#server/platform/db/schema/index.ts';

export type CodeRow = typeof verificationCodes.$inferSelect;

export async function codeByHash(db: Executor, codeHash: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.codeHash, codeHash));
  return row;
}

/** Returns whether this call took the code: the database lets one of many through. */
export async function claimCode(
  tx: Executor,
  { codeHash, paymentId, mode, now }: { codeHash: string; paymentId: string; mode: Mode; now: Date },
): Promise<boolean> {
  const claimed = await tx
    .update(verificationCodes)
    .set({ redeemedByPayment: paymentId })
    .where(
      and(
        eq(verificationCodes.codeHash, codeHash),
        eq(verificationCodes.mode, mode),
        eq(verificationCodes.plan, 'premium_month'),
        isNull(verificationCodes.redeemedByPayment),
        isNull(verificationCodes.revokedAt),
        gt(verificationCodes.expiresAt, now),
      ),
    )
    .returning({ codeHash: verificationCodes.codeHash });
  return claimed.length > 0;
}

export async function insertCodes(db: Executor, rows: CodeRow[]): Promise<void> {
  await db.insert(verificationCodes).values(rows);
}

export async function codesByMode(db: Executor, mode: Mode): Promise<CodeRow[]> {
  return db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.mode, mode))
    .orderBy(desc(verificationCodes.createdAt), verificationCodes.hint);
}

/** Revokes unredeemed codes with this beginning and returns them. */
export async function revokeCodes(db: Executor, hint: string, mode: Mode, now: Date): Promise<CodeRow[]> {
  return db
    .update(verificationCodes)
    .set({ revokedAt: now })
    .where(
      and(
        eq(verificationCodes.hint, hint),
        eq(verificationCodes.mode, mode),
        isNull(verificationCodes.redeemedByPayment),
        isNull(verificationCodes.revokedAt),
      ),
    )
    .returning();
}
