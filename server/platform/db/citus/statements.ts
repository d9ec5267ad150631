import { ownersReference, ownersTable } from './owners.ts';
import { tableNames } from './placement.ts';

const byOwner = new Set(tableNames('owner'));
const everywhere = new Set(tableNames('everywhere'));

/** A statement of a migration as a database that is distributed needs it: new tables are placed at once. */
export function forCitus(statement: string): string[] {
  const created = /^\s*CREATE TABLE "(\w+)"/.exec(statement)?.[1] ?? '';
  if (byOwner.has(created))
    return [
      statement,
      `select create_distributed_table('public.${created}', 'owner_id', colocate_with => '${ownersTable}')`,
    ];
  if (everywhere.has(created)) return [statement, `select create_reference_table('public.${created}')`];
  const reference =
    /^\s*(ALTER TABLE "(\w+)" ADD CONSTRAINT "\w+") FOREIGN KEY .* REFERENCES "public"\."(\w+)"/.exec(
      statement,
    );
  const [, adding = '', table = '', target = ''] = reference ?? [];
  if (!byOwner.has(table) || byOwner.has(target) || everywhere.has(target)) return [statement];
  // No other table on the coordinator can be referred to.
  return target === 'users' ? [`${adding} ${ownersReference}`] : [];
}
