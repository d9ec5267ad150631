import { createHmac } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Choice, ReportReason } from '#contract/shares.ts';
import { coarseNetwork } from '#server/people/auth/place.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { shareReports, shares, shareVotes } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { outfitChosen, type ShareRow } from './queries.ts';

/** Keyed by the link, so that no one is recognised from one link to the next. */
const hashFor = ({ token }: Pick<ShareRow, 'token'>, text: string): string =>
  createHmac('sha256', token).update(text).digest('base64url').slice(0, 22);

const networkFor = (share: ShareRow, ip: string) => hashFor(share, `network ${coarseNetwork(ip)}`);
const voterFor = (share: ShareRow, voter: string) => hashFor(share, `voter ${voter}`);

const votesIn = ({ ownerId, token }: ShareRow) =>
  and(eq(shareVotes.ownerId, ownerId), eq(shareVotes.token, token));

/** @throws ApiError `share_not_found` for an outfit that is gone, `votes_full` */
export async function castVote(
  db: Database,
  share: ShareRow,
  { choice, voter, ip, now }: { choice: Choice; voter: string; ip: string; now: Date },
): Promise<void> {
  const vote = { voter: voterFor(share, voter), network: networkFor(share, ip), votedAt: now };
  // Most of a flood is refused here, without the lock that honest votes wait for.
  const [before] = await db
    .select({
      ofNetwork: sql`count(*) filter (where ${shareVotes.network} = ${vote.network})`.mapWith(Number),
      own: sql`count(*) filter (where ${shareVotes.voter} = ${vote.voter})`.mapWith(Number),
    })
    .from(shareVotes)
    .where(votesIn(share));
  if (before && before.own === 0 && before.ofNetwork >= limits.share.votesOfNetworkMax)
    throw new ApiError('votes_full');
  await inTransaction(db, async (tx) => {
    // The row's lock makes votes of one link wait for one another, so that none slips past the bound.
    const [locked] = await tx
      .select({ token: shares.token })
      .from(shares)
      .where(and(eq(shares.ownerId, share.ownerId), eq(shares.token, share.token)))
      .for('update');
    if (locked === undefined) throw new ApiError('share_not_found');
    const outfitId = await outfitChosen(tx, share, choice);
    const changed = await tx
      .update(shareVotes)
      .set({ outfitId, votedAt: now })
      .where(and(votesIn(share), eq(shareVotes.voter, vote.voter)))
      .returning({ voter: shareVotes.voter });
    if (changed.length > 0) return;
    const [together] = await tx
      .select({ votes: count() })
      .from(shareVotes)
      .where(and(votesIn(share), eq(shareVotes.network, vote.network)));
    if ((together?.votes ?? 0) >= limits.share.votesOfNetworkMax) throw new ApiError('votes_full');
    await tx.insert(shareVotes).values({ ...vote, ownerId: share.ownerId, token: share.token, outfitId });
  });
}

export interface Votes {
  counts: ReadonlyMap<string, number>;
  own: string | null;
}

export async function votesFor(db: Executor, share: ShareRow, voter: string | undefined): Promise<Votes> {
  const [counts, own] = await Promise.all([
    db
      .select({ outfitId: shareVotes.outfitId, votes: count() })
      .from(shareVotes)
      .where(votesIn(share))
      .groupBy(shareVotes.outfitId),
    voter === undefined
      ? []
      : db
          .select({ outfitId: shareVotes.outfitId })
          .from(shareVotes)
          .where(and(votesIn(share), eq(shareVotes.voter, voterFor(share, voter)))),
  ]);
  return {
    counts: new Map(counts.map(({ outfitId, votes }) => [outfitId, votes])),
    own: own[0]?.outfitId ?? null,
  };
}

export async function addReport(
  db: Executor,
  share: ShareRow,
  { reason, ip, now }: { reason: ReportReason; ip: string; now: Date },
): Promise<void> {
  const { ownerId, token } = share;
  await db
    .insert(shareReports)
    .values({ ownerId, token, network: networkFor(share, ip), reason, reportedAt: now })
    .onConflictDoNothing();
}
