import type { ColorName } from '#contract/colors.ts';
import words from './color-families.json' with { type: 'json' };

/** The eleven words that everybody shares, each with the finer names it covers. The training reads the same file. */
const families = Object.entries(words) as [string, ColorName[]][];

/** The family of a colour's name. @throws for a word that is no colour */
export function familyOf(name: string): string {
  const found = families.find(([, names]) => names.some((one) => one === name));
  if (!found) throw new Error(`${name} is in no family`);
  return found[0];
}
