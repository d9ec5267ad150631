import { colorLabels } from '#contract/color-labels.ts';
import { capitalize } from './words.ts';

const labels: Readonly<Record<string, string>> = colorLabels;

/** A colour's name in the language of the page, with its capital; names that people wrote themselves stay. */
export function colorLabel(name: string): string {
  const label = labels[name.toLowerCase()];
  if (label === undefined) return name;
  return name.charAt(0) === name.charAt(0).toLowerCase() ? label : capitalize(label);
}
