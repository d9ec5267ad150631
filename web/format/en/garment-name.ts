import { kindNames } from '#contract/names.ts';
import type { Kind } from '#contract/vocabulary.ts';

/** "the white shirt" when the name tells the kind, otherwise the name in quotes. */
export function nameInSentence({ name, kind }: { name: string; kind: Kind }): string {
  if (!name.toLowerCase().includes(kindNames[kind].toLowerCase())) return `“${name}”`;
  return `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
