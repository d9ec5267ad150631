import type pg from 'pg';

/** `charged` is a number of people; every other field must be zero. */
export interface Verdict {
  charged: number;
  doubleCharges: number;
  lostGrants: number;
  doubleGrants: number;
  stuck: number;
  /** People whose credit notes differ from their refunds. */
  wrongNotes: number;
}

export type ChargesOf = (ownerId: string) => number;

/** Cents refunded or lost to a dispute. */
export type TakenOf = (ownerId: string) => number;

/** For people who each made one purchase. */
export async function audit(
  pool: pg.Pool,
  shoppers: readonly string[],
  chargesOf: ChargesOf,
  takenOf: TakenOf,
): Promise<Verdict> {
  const { rows } = await pool.query<{ owner_id: string; granted: number; stuck: number; noted: number }>(
    `select s.owner_id::text,
       (select count(*)::int from paid_periods g where g.owner_id = s.owner_id and g.revoked_at is null) as granted,
       (select count(*)::int from payments p where p.owner_id = s.owner_id and p.status = 'created') as stuck,
       (select -coalesce(sum(i.total_cents), 0)::int from invoices i
          where i.owner_id = s.owner_id and i.rectifies is not null) as noted
     from unnest($1::uuid[]) as s(owner_id)`,
    [shoppers],
  );
  const verdict: Verdict = {
    charged: 0,
    doubleCharges: 0,
    lostGrants: 0,
    doubleGrants: 0,
    stuck: 0,
    wrongNotes: 0,
  };
  for (const { owner_id, granted, stuck, noted } of rows) {
    const charges = chargesOf(owner_id);
    if (charges > 0) verdict.charged += 1;
    if (charges > 1) verdict.doubleCharges += 1;
    if (granted < charges) verdict.lostGrants += 1;
    if (granted > charges) verdict.doubleGrants += 1;
    if (stuck > 0) verdict.stuck += 1;
    if (noted !== takenOf(owner_id)) verdict.wrongNotes += 1;
  }
  return verdict;
}
