import type { Check } from './check.ts';

/** The parts of the product that bring the rows, in the order in which the table shows them. */
export const parts = [
  'accounts',
  'home',
  'dashboard',
  'wardrobe',
  'scanner',
  'outfits',
  'face',
  'hub',
  'premium',
  'store',
  'advisors',
] as const;
export type Part = (typeof parts)[number];

/** One thing that the specification promises. */
export interface Row {
  /** Stable: section, subject and detail. Test titles name it in `[spec:…]`. */
  id: `${number}.${string}`;
  /** The literal to the letter where the check looks for one, otherwise the promise in one line. */
  says: string;
  part: Part;
  /** What is true of the product today; the test keeps it honest in both directions. */
  holds: boolean;
  check: Check;
}
