import type { Garment } from '../wardrobe.ts';
import type { Profile } from './profile.ts';
import { wordsIn } from './words.ts';

/** A headscarf or turban of a person whose head is always covered. */
export function isAlwaysWorn({ kind, name }: Garment, profile: Profile | null | undefined): boolean {
  return (
    (kind === 'scarf' || kind === 'hat') &&
    (profile?.covered.includes('head') ?? false) &&
    wordsIn(name).has('head')
  );
}
