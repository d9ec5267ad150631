import type { Cluster } from '#tests/factories/citus-cluster.ts';

export interface Ground {
  cluster: Cluster;
  folder: string;
  tests: readonly string[] | undefined;
}

/** Everything in `faults` should not have happened. */
export interface Result {
  lines: string[];
  faults: string[];
}

export type Step = (ground: Ground) => Promise<Result>;
