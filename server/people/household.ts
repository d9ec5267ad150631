import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ward } from '#contract/household.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { UserRow } from './auth/queries.ts';

export async function wardsOf(db: Executor, guardianId: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(eq(users.guardianId, guardianId))
    .orderBy(asc(sql`(${users.ward}->>'birthYear')::int`), asc(users.createdAt), asc(users.id));
}

/** @throws ApiError `ward_not_found`, also for a ward of another guardian */
export async function wardOf(db: Executor, guardianId: string, id: string): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.guardianId, guardianId)));
  if (row === undefined) throw new ApiError('ward_not_found');
  return row;
}

export function presentWard({ id, firstName, ward }: UserRow): Ward {
  if (ward === null) throw new Error('an account with credentials is no ward');
  return { id, name: firstName ?? '', ...ward };
}

/** The ids of all whose wardrobes share the limits of one account: the guardian's first. */
export async function householdOf(db: Executor, ownerId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with guardian as (select coalesce(guardian_id, id) as id from users where id = ${ownerId})
    select id from guardian
    union all
    select w.id from users w join guardian g on w.guardian_id = g.id`);
  return rows.map(({ id }) => id);
}
