import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { garments, outfitGarments, outfits, photos, wears } from '#server/platform/db/schema/index.ts';

const columnsOf = (table: PgTable, ...unpresented: string[]) =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !unpresented.includes(name));

const presented: readonly [table: PgTable, events: string, columns: readonly string[]][] = [
  [garments, 'insert or delete or update of', columnsOf(garments, 'embedding', 'embedding_model')],
  [
    outfits,
    'insert or delete or update of',
    columnsOf(outfits, 'losses', 'taught', 'generation_id', 'worded'),
  ],
  [outfitGarments, 'insert or delete or update of', columnsOf(outfitGarments)],
  [wears, 'insert or delete or update of', columnsOf(wears)],
  [photos, 'update of', ['drawing', 'cut_by']],
];

/** Fails commits that change what the wardrobe's calls present, but not its state. */
export async function guardWardrobeState(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create function require_state() returns trigger language plpgsql as $$
    declare owner uuid := case when tg_op = 'DELETE' then old.owner_id else new.owner_id end;
    begin
      if exists (select from users where id = owner) and not exists (
        select from wardrobe_insights where owner_id = owner and state is not null
          -- Also of a subtransaction, whose number is higher.
          and xmin::text::bigint >= txid_current() % (2::bigint ^ 32)::bigint
      ) then
        raise exception '% of % without changing the state of the wardrobe', tg_op, tg_table_name;
      end if;
      return null;
    end $$`);
  for (const [table, events, columns] of presented) {
    const name = getTableName(table);
    await pool.query(
      `create constraint trigger ${name}_state after ${events} ${columns.join()} on ${name}
        deferrable initially deferred for each row execute function require_state()`,
    );
  }
}
