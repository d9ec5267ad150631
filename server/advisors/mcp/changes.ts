import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { ChangingTool } from '#contract/access.ts';
import { accessLimits } from '#contract/access-limits.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { assistantChanges } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { AtMoment } from '#server/wardrobe/garments/departures.ts';
import { reverseSteps } from '../acts/undo.ts';
import type { Effects } from '../effects.ts';

export interface Author {
  ownerId: string;
  grant: { id: string; name: string };
}

const dayMillis = 24 * 60 * 60 * 1000;

/** Makes what a tool has prepared. Returns the change's id, or null when nothing is left to undo. */
export async function makeChanges(
  db: Database,
  { ownerId, grant }: Author,
  { tool, effects, now }: { tool: ChangingTool; effects: Effects; now: Date },
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const steps = await effects.carryOut(tx);
    if (steps.length === 0) return null;
    const oldest = new Date(now.getTime() - accessLimits.changesKeptDays * dayMillis);
    await tx
      .delete(assistantChanges)
      .where(and(eq(assistantChanges.ownerId, ownerId), lt(assistantChanges.createdAt, oldest)));
    const id = randomUUID();
    await tx.insert(assistantChanges).values({
      ownerId,
      id,
      grantId: grant.id,
      assistant: grant.name,
      tool,
      steps,
      createdAt: now,
    });
    return id;
  });
}

/** Once; without an id, the assistant's last one. @throws ApiError `change_not_found` */
export async function undoChange(
  db: Database,
  { ownerId, grantId }: { ownerId: string; grantId?: string },
  id: string | undefined,
  at: AtMoment,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const own = and(
      eq(assistantChanges.ownerId, ownerId),
      grantId === undefined ? undefined : eq(assistantChanges.grantId, grantId),
    );
    const [row] = await tx
      .select()
      .from(assistantChanges)
      .where(and(own, id === undefined ? isNull(assistantChanges.undoneAt) : eq(assistantChanges.id, id)))
      .orderBy(desc(assistantChanges.createdAt))
      .limit(1)
      .for('update');
    if (row === undefined) throw new ApiError('change_not_found');
    if (row.undoneAt !== null) return row.id;
    await reverseSteps(tx, ownerId, row.steps, at);
    await tx
      .update(assistantChanges)
      .set({ undoneAt: at.now })
      .where(and(eq(assistantChanges.ownerId, ownerId), eq(assistantChanges.id, row.id)));
    return row.id;
  });
}

const latest = 20;

export const latestChanges = (db: Executor, ownerId: string) =>
  db
    .select()
    .from(assistantChanges)
    .where(eq(assistantChanges.ownerId, ownerId))
    .orderBy(desc(assistantChanges.createdAt))
    .limit(latest);

export const exportChanges = (db: Executor, ownerId: string) =>
  db
    .select({
      assistant: assistantChanges.assistant,
      tool: assistantChanges.tool,
      createdAt: assistantChanges.createdAt,
      undoneAt: assistantChanges.undoneAt,
    })
    .from(assistantChanges)
    .where(eq(assistantChanges.ownerId, ownerId));
