import type { ColorName } from '#contract/colors.ts';
import words from './color-families.json' with { type: 'json' };

const families = Object.entries(words) as [string, ColorName[]][];

/** @throws Error for an unknown name */
export function familyOf(name: string): string {
  const found = families.find(([, names]) => names.some((one) => one === name));
  if (!found) throw new Error(`${name} is in no family`);
  return found[0];
}
