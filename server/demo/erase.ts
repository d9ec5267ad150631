import { and, eq, isNull, lt } from 'drizzle-orm';
import { terms } from '#contract/terms.ts';
import { erasePerson } from '#server/account/erase.ts';
import { users } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';

export async function eraseOldDemos(services: Services): Promise<number> {
  const { db, now } = services;
  const before = new Date(now().getTime() - terms.demoHours * 60 * 60 * 1000);
  const old = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.demo, true), isNull(users.guardianId), lt(users.createdAt, before)));
  for (const { id } of old) await erasePerson(services, undefined, id);
  return old.length;
}
