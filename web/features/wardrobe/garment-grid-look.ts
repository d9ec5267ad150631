import type { Columns } from './use-columns.ts';

const phones: Record<Columns, string> = { 2: 'grid-cols-2 gap-x-3', 3: 'grid-cols-3 gap-x-1.5' };

export const garmentGridLook = (columns: Columns): string =>
  `grid ${phones[columns]} gap-y-3 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4`;

/** Aligns picture, name, facts, figures and button across a row of cards; phones show the first two. */
export const garmentRowsLook =
  'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1 sm:row-span-5 sm:grid-rows-subgrid sm:gap-3';
