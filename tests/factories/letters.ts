import { eq } from 'drizzle-orm';
import { outbox } from '#server/platform/db/schema/index.ts';
import type { TestServer } from './server.ts';

type Sender = Pick<TestServer, 'services'>;

/** Oldest first. */
export const lettersTo = ({ services: { db } }: Sender, email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt);

export async function letterAbout({ services: { db } }: Sender, dedupeKey: string) {
  const [letter] = await db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey));
  return letter;
}
