import type { Services } from '#server/services.ts';
import { hashOfCode, hintOf, newCode } from './codes.ts';
import { type CodeRow, insertCodes } from './queries.ts';

export interface MadeCode {
  /** Shown once; only its HMAC is stored. */
  code: string;
  row: CodeRow;
}

/** @throws an error when no secret is configured */
export async function makeCodes(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { count, days, note }: { count: number; days: number; note?: string | undefined },
): Promise<MadeCode[]> {
  const { mode, methods } = config.payments;
  const secrets = methods.manual_verification;
  if (secrets === undefined) throw new Error('verification codes are not configured');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + days * 24 * 60 * 60 * 1000);
  const made = Array.from({ length: count }, () => {
    const code = newCode();
    const row: CodeRow = {
      codeHash: hashOfCode(secrets.secret, code) as string,
      hint: hintOf(code),
      mode,
      plan: 'premium_month',
      note: note ?? null,
      createdAt,
      expiresAt,
      revokedAt: null,
      redeemedByPayment: null,
    };
    return { code, row };
  });
  await insertCodes(
    db,
    made.map(({ row }) => row),
  );
  return made;
}
