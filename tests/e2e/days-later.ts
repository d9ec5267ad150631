import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { servedFolder } from './served-folder.ts';

/** Moves the dates of a user's payments back, because the server keeps real time. */
export async function passDays(baseURL: string, username: string, days: number): Promise<void> {
  const config = readConfig({ DATA_DIR: servedFolder(new URL(baseURL).port) });
  const { db, close } = await openDatabase(config, () => {});
  const owner = sql`(select id from users where username = ${username})`;
  const back = sql`make_interval(days => ${days})`;
  await db.execute(
    sql`update paid_periods set starts_at = starts_at - ${back}, ends_at = ends_at - ${back} where owner_id = ${owner}`,
  );
  await db.execute(sql`update payments set paid_at = paid_at - ${back} where owner_id = ${owner}`);
  await close();
}
