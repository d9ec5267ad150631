import type { Executor } from '#server/platform/db/client.ts';
import { scans } from '#server/platform/db/schema/index.ts';

export async function insertScan(tx: Executor, scan: typeof scans.$inferInsert): Promise<void> {
  await tx.insert(scans).values(scan);
}
