import { and, count, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { sharedPath } from '#contract/shared-path.ts';
import { pageWords } from '#server/outfits/shares/page-words.ts';
import { shareReports, shares, users } from '#server/platform/db/schema/index.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import { command, done } from './command.ts';
import { flag, wholeNumber } from './options.ts';
import { counted, shortMoment, table } from './table.ts';

export const listShares = command({
  help: 'los enlaces de outfits que alguien ha denunciado, el más denunciado primero',
  options: {
    all: flag('--all', 'también los ya retirados'),
    limit: wholeNumber('--limit N', 'cuántos', { min: 1, max: 10_000, byDefault: 50 }),
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
    const heading = ['ENLACE', 'USUARIO', 'DENUNCIAS', 'LA ÚLTIMA', 'MOTIVOS', 'ESTADO'];
    const text = shown.length === 0 ? 'No hay enlaces así.' : table([heading, ...shown]);
    return done(`${text}\n\n${counted(shown.length, 'enlace', 'enlaces')}`, { shares: reported });
  },
});
