import type { Fabric } from './garment-attributes.ts';
import type { UpkeepWork } from './upkeep-works.ts';
import type { Kind } from './vocabulary.ts';

export type CobblerWork = Extract<UpkeepWork, 'heel-tips' | 'sole'>;

interface ShoeWork {
  what: CobblerWork;
  /** Wears after which it is worn down, in a usual week of pavement. */
  after: number;
  /** Any when absent. */
  fabrics?: readonly Fabric[];
}

/** Sewn or glued so that a cobbler can replace it. */
const resoled: readonly Fabric[] = ['leather', 'suede'];

/** The dearest first: a new sole brings its heel. Moulded soles, as those of sneakers, are not repaired. */
export const shoeWorksOfKind: Readonly<Partial<Record<Kind, readonly ShoeWork[]>>> = {
  // The tip is a square centimetre that carries the whole step.
  heels: [
    { what: 'sole', after: 60, fabrics: resoled },
    { what: 'heel-tips', after: 15 },
  ],
  boots: [
    { what: 'sole', after: 120, fabrics: resoled },
    { what: 'heel-tips', after: 45, fabrics: resoled },
  ],
  loafers: [
    { what: 'sole', after: 90, fabrics: resoled },
    { what: 'heel-tips', after: 40, fabrics: resoled },
  ],
  shoes: [
    { what: 'sole', after: 100, fabrics: resoled },
    { what: 'heel-tips', after: 40, fabrics: resoled },
  ],
  // Thin, and without a heel that takes the first step.
  flats: [{ what: 'sole', after: 50, fabrics: resoled }],
};

export const doneWith: Readonly<Record<CobblerWork, readonly UpkeepWork[]>> = {
  sole: ['sole'],
  'heel-tips': ['heel-tips', 'sole'],
};
