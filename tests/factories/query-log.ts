import pg from 'pg';

/** Size independent of the number of accounts. */
const smallTables = new Set([
  'catalogue_seeds',
  'counters',
  // A queue.
  'photo_removals',
  'price_history',
  'product_variants',
  'products',
  'running_backups',
]);

/** Reads all payments by design. */
const isAudit = (statement: string): boolean => statement.includes('from payments p\n');

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: Plan[];
}

/** Of all connections of this process. */
export function keepQueryLog(): { statements: Set<string>; stop(): void } {
  const statements = new Set<string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...input: unknown[]) {
    const [first] = input;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    if (text !== undefined) statements.add(text);
    return Reflect.apply(query, this, input);
  } as typeof query;
  return {
    statements,
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}

/** `table: statement` for each scan that an index could avoid. */
export async function unindexedReads(pool: pg.Pool, statements: Iterable<string>): Promise<string[]> {
  const connection = await pool.connect();
  const found: string[] = [];
  try {
    await connection.query('begin');
    await connection.query('set local enable_seqscan = off');
    for (const statement of statements) {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(statement) || isAudit(statement)) continue;
      const { rows } = await connection.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (generic_plan, format json) ${statement}`,
      );
      for (const table of readWhole(rows[0]?.['QUERY PLAN'][0].Plan)) {
        if (!smallTables.has(table)) found.push(`${table}: ${statement}`);
      }
    }
  } finally {
    await connection.query('rollback');
    connection.release();
  }
  return found;
}

function readWhole(plan: Plan | undefined): string[] {
  if (plan === undefined) return [];
  const below = (plan.Plans ?? []).flatMap(readWhole);
  const table = plan['Relation Name'];
  const whole =
    plan['Node Type'] === 'Seq Scan' ||
    (/^Index( Only)? Scan$/.test(plan['Node Type']) && plan['Index Cond'] === undefined);
  return table !== undefined && whole ? [table, ...below] : below;
}
