import { eq } from 'drizzle-orm';
import type { StyleProfile } from '#contract/style-profile.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { styleProfiles } from '#server/platform/db/schema/index.ts';
import { type SaidProfile, unsaidProfile } from '#stylist/profile/profile.ts';

export async function styleProfileOf(db: Executor, ownerId: string): Promise<SaidProfile> {
  const [row] = await db.select().from(styleProfiles).where(eq(styleProfiles.ownerId, ownerId));
  return { ...unsaidProfile, ...row?.profile };
}

export async function saveStyleProfile(db: Executor, ownerId: string, profile: StyleProfile): Promise<void> {
  await db
    .insert(styleProfiles)
    .values({ ownerId, profile })
    .onConflictDoUpdate({ target: styleProfiles.ownerId, set: { profile } });
}
