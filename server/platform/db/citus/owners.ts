import type { ClientBase, PoolClient } from 'pg';

/**
 * Stands for `users` among the tables that are split: these cannot refer to a table on the coordinator. Its
 * rows follow `users`, so that a person's belongings end with the account.
 */
export const ownersTable = 'public.owners';

export const ownersReference = 'foreign key (owner_id) references public.owners (owner_id) on delete cascade';

export async function isDistributed(connection: ClientBase): Promise<boolean> {
  const { rows } = await connection.query(`select to_regclass('${ownersTable}') is not null as distributed`);
  return rows[0].distributed;
}

export async function makeOwners(
  connection: PoolClient,
  shards: number,
  placed: ReadonlySet<string>,
): Promise<void> {
  if (placed.has('owners')) return;
  // No account begins or ends until its owner does, too.
  await connection.query('lock table users in share row exclusive mode');
  await connection.query(`create table ${ownersTable} (owner_id uuid primary key)`);
  await connection.query(`select create_distributed_table($1::regclass, 'owner_id', shard_count => $2)`, [
    ownersTable,
    shards,
  ]);
  await connection.query(`insert into ${ownersTable} select id from users`);
  await connection.query(`
    create or replace function follow_users() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into ${ownersTable} (owner_id) values (new.id);
      else
        delete from ${ownersTable} where owner_id = old.id;
      end if;
      return null;
    end $$`);
  await connection.query(
    'create trigger users_owners after insert or delete on users for each row execute function follow_users()',
  );
}
