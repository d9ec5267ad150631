import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/platform/db/client.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { servedFolder } from './served-folder.ts';

async function inDatabase(baseURL: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { DATABASE_URL, DATABASE_KIND } = process.env;
  const config = readConfig({ DATA_DIR: servedFolder(new URL(baseURL).port), DATABASE_URL, DATABASE_KIND });
  const { db, close } = await openDatabase(config, () => {});
  await work(db);
  await close();
}

const ownerOf = (username: string) => sql`(select id from users where username = ${username})`;

/** Moves the dates of a user's payments back, because the server keeps real time. */
export function passDays(baseURL: string, username: string, days: number): Promise<void> {
  const owner = ownerOf(username);
  const back = sql`make_interval(days => ${days})`;
  return inDatabase(baseURL, async (db) => {
    await db.execute(
      sql`update paid_periods set starts_at = starts_at - ${back}, ends_at = ends_at - ${back} where owner_id = ${owner}`,
    );
    await db.execute(sql`update payments set paid_at = paid_at - ${back} where owner_id = ${owner}`);
  });
}

/** Moves the hour of a user's next morning to now. */
export const bringMorning = (baseURL: string, username: string): Promise<void> =>
  inDatabase(baseURL, (db) =>
    db.execute(sql`update reminder_settings set morning_at = now() where owner_id = ${ownerOf(username)}`),
  );
