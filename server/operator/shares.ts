import { and, count, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { sharedPath } from '#contract/shared-path.ts';
import { pageWords } from '#server/outfits/shares/page-words.ts';
import { sharedOutfits, shareReports, shares, users } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import { command, done, failed } from './command.ts';
import { flag, rowLimit } from './options.ts';
import { listing, shortMoment } from './table.ts';

export const listShares = command({
  help: 'los enlaces de outfits que alguien ha denunciado, el más denunciado primero',
  options: {
    all: flag('--all', 'también los ya retirados'),
    limit: rowLimit('cuántos'),
  },
  async run({ db, config }, _words, { all, limit }) {
    const reported = await db
      .select({
        token: shares.token,
        username: users.username,
        removedAt: shares.removedAt,
        reports: count(),
        reasons: sql<(keyof typeof pageWords.report.reasons)[]>`json_agg(distinct ${shareReports.reason})`,
        lastAt: max(shareReports.reportedAt),
      })
      .from(shareReports)
      .innerJoin(shares, and(eq(shares.ownerId, shareReports.ownerId), eq(shares.token, shareReports.token)))
      .innerJoin(users, eq(users.id, shares.ownerId))
      .where(all ? undefined : isNull(shares.removedAt))
      .groupBy(shares.ownerId, shares.token, users.username)
      .orderBy(desc(count()), desc(max(shareReports.reportedAt)))
      .limit(limit);
    const origin = publicOriginOf(config);
    const shown = reported.map(({ token, username, removedAt, reports, reasons, lastAt }) => [
      new URL(sharedPath(token), origin).href,
      username,
      String(reports),
      shortMoment(lastAt),
      reasons.map((reason) => pageWords.report.reasons[reason]).join('; '),
      removedAt === null ? 'abierto' : 'retirado',
    ]);
    return listing({
      none: 'No hay enlaces así.',
      head: ['ENLACE', 'USUARIO', 'DENUNCIAS', 'LA ÚLTIMA', 'MOTIVOS', 'ESTADO'],
      rows: shown,
      of: ['enlace', 'enlaces'],
      data: { shares: reported },
    });
  },
});

export const removeShare = command({
  words: ['ENLACE'],
  help: 'retira un outfit compartido; el enlace dice que se ha retirado y no enseña nada más',
  danger: 'El enlace no se puede recuperar. Su dueño conserva el outfit y ve que se ha retirado.',
  async run({ db, now }, [address = '']) {
    const [token] = /[0-9a-f]{32}(?=\/?$)/.exec(address) ?? [];
    if (token === undefined) return failed(`«${address}» no es un enlace de un outfit.`);
    const removed = await inTransaction(db, async (tx) => {
      const [share] = await tx
        .update(shares)
        .set({ removedAt: now() })
        .where(eq(shares.token, token))
        .returning({ ownerId: shares.ownerId });
      if (share === undefined) return false;
      await tx
        .update(sharedOutfits)
        .set({ picture: null, pictureOf: null })
        .where(and(eq(sharedOutfits.ownerId, share.ownerId), eq(sharedOutfits.token, token)));
      return true;
    });
    if (!removed) return failed('Ese enlace ya no existe.');
    return done('Retirado: el enlace ya no enseña el outfit.', { token });
  },
});
