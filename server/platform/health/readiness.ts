import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { newestMigration } from '#server/platform/db/migrate.ts';
import type { Services } from '#server/services.ts';

export type Part = 'draining' | Checked;
type Checked = 'database' | 'migrations' | 'photos' | 'model';

const patienceMillis = 5_000;
const keptMillis = 1_000;

export class Readiness {
  readonly #checks: Partial<Record<Checked, () => Promise<unknown>>>;
  #draining = false;
  #last: { at: number; failing: Promise<Part[]> } | undefined;

  constructor({ db, photoStore }: Pick<Services, 'db' | 'photoStore'>) {
    this.#checks = {
      database: () => db.execute(sql`select 1`),
      migrations: () => requireMigrations(db),
      photos: () => photoStore.check(),
    };
  }

  require(part: Checked, check: () => Promise<unknown>): void {
    this.#checks[part] = check;
    this.#last = undefined;
  }

  drain(): void {
    this.#draining = true;
  }

  async failing(): Promise<Part[]> {
    if (this.#draining) return ['draining'];
    const at = performance.now();
    if (this.#last === undefined || at - this.#last.at > keptMillis) {
      this.#last = { at, failing: this.#look() };
    }
    return this.#last.failing;
  }

  async #look(): Promise<Part[]> {
    const parts = Object.keys(this.#checks) as Checked[];
    const works = await Promise.all(parts.map((part) => inTime(this.#checks[part])));
    return parts.filter((_, i) => !works[i]);
  }
}

async function inTime(check: (() => Promise<unknown>) | undefined): Promise<boolean> {
  if (check === undefined) return true;
  const given = new AbortController();
  const late = sleep(patienceMillis, false, { signal: given.signal, ref: false }).catch(() => false);
  const result = await Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    late,
  ]);
  given.abort();
  return result;
}

async function requireMigrations(db: Database): Promise<void> {
  const { rows } = await db.execute<{ newest: string }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.newest ?? 0) < newestMigration()) throw new Error('a migration is missing');
}
