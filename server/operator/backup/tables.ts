import type { ClientBase } from 'pg';
import type { Manifest } from './format.ts';

/** Transient, or made from others. */
const notCopied = ['migration_turn', 'running_backups', 'owners'];

/** Referenced tables first. */
export async function tablesOf(client: ClientBase): Promise<Manifest['tables']> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1)
      group by c.relname
      order by c.relname`,
    [notCopied],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct f.relname as from, t.relname as to
       from pg_constraint k
       join pg_class f on f.oid = k.conrelid
       join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.oid <> t.oid`,
  );
  const ordered: Manifest['tables'] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && names.has(to)),
    );
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...names]}`);
    for (const table of free) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `"users" ("id", "email")`, for COPY. */
export const copied = ({ name, columns }: Manifest['tables'][number]): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
