import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { requireAnyWorker, requireEveryWorker } from '#server/platform/db/citus/cluster.ts';
import type { Database } from '#server/platform/db/client.ts';
import { newestMigration } from '#server/platform/db/migrate.ts';
import type { Services } from '#server/services.ts';

export type Part = 'draining' | Checked;
type Checked = 'database' | 'workers' | 'migrations' | 'photos' | 'model';

/** The server goes on for those who do not need it. */
const bearable: readonly Part[] = ['workers'];

const patienceMillis = 5_000;
const keptMillis = 1_000;

export type ReadinessReport = (part: Part, error: unknown) => void;

export class Readiness {
  report: ReadinessReport = () => {};
  readonly #broken = new Set<Part>();
  readonly #checks: Partial<Record<Checked, () => Promise<unknown>>>;
  #draining = false;
  #last: { at: number; failing: Promise<Part[]> } | undefined;

  constructor({ config, db, photoStore }: Pick<Services, 'config' | 'db' | 'photoStore'>) {
    const distributed = config.databaseKind === 'citus';
    this.#checks = {
      database: () => (distributed ? requireAnyWorker(db.$client) : db.execute(sql`select 1`)),
      ...(distributed && { workers: () => requireEveryWorker(db.$client) }),
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

  static isServing(failing: readonly Part[]): boolean {
    return failing.every((part) => bearable.includes(part));
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
    const faults = await Promise.all(parts.map((part) => faultInTime(this.#checks[part])));
    return parts.filter((part, i) => this.#isBroken(part, faults[i]));
  }

  #isBroken(part: Part, fault: unknown): boolean {
    const broken = fault !== undefined;
    if (broken !== this.#broken.has(part)) this.report(part, fault);
    if (broken) this.#broken.add(part);
    else this.#broken.delete(part);
    return broken;
  }
}

/** Undefined when the part works. */
async function faultInTime(check: (() => Promise<unknown>) | undefined): Promise<unknown> {
  if (check === undefined) return undefined;
  const given = new AbortController();
  const late = sleep(patienceMillis, new Error('late'), { signal: given.signal, ref: false }).catch(() => {});
  const result = await Promise.race([
    check().then(
      () => undefined,
      (error: unknown) => error ?? new Error('unknown'),
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
