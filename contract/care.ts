import { careInstructions } from './garment-words.ts';

export type Care = keyof typeof careInstructions;
export const careSymbols = Object.keys(careInstructions) as [Care, ...Care[]];

/** Mutually exclusive; instructions in no group combine freely. */
export const careGroups = {
  wash: careSymbols.filter((care) => /^(wash-\d|hand-wash|no-wash)/.test(care)),
  bleach: ['bleach', 'oxygen-bleach', 'no-bleach'],
  tumble: ['tumble-dry', 'tumble-dry-low', 'no-tumble-dry'],
  dry: ['line-dry', 'drip-dry', 'dry-flat'],
  iron: ['iron-low', 'iron-medium', 'iron-high', 'no-iron'],
  dryClean: ['dry-clean', 'dry-clean-gentle', 'dry-clean-petroleum', 'no-dry-clean'],
  wetClean: ['wet-clean', 'wet-clean-gentle', 'no-wet-clean'],
} as const satisfies Record<string, readonly Care[]>;
export type CareGroup = keyof typeof careGroups;

export const careGroupOf = (care: Care): CareGroup | undefined =>
  (Object.keys(careGroups) as CareGroup[]).find((group) =>
    (careGroups[group] as readonly Care[]).includes(care),
  );

export const inLabelOrder = (care: readonly Care[]): Care[] =>
  careSymbols.filter((symbol) => care.includes(symbol));

export function withCare(care: readonly Care[], added: Care): Care[] {
  const group = careGroupOf(added);
  return inLabelOrder([
    ...care.filter((known) => group === undefined || careGroupOf(known) !== group),
    added,
  ]);
}
