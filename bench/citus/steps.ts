import { distributing } from './distributing.ts';
import type { Step } from './ground.ts';
import { growing } from './growing.ts';
import { journeys } from './journeys.ts';
import { payments } from './payments.ts';
import { queries } from './queries.ts';
import { rebalancing } from './rebalancing.ts';
import { workerGone } from './worker-gone.ts';

export const steps: Readonly<Record<string, Step>> = {
  'a database with people is distributed': distributing,
  'a worker gone under load': workerGone,
  'a rebalance under load': rebalancing,
  'payments under faults': payments,
  'tasks of every query': queries,
  'many people': growing,
  'the journeys': journeys,
};
