import type { Volume } from '../vocabulary/item.ts';
import { itemOf } from '../vocabulary/items.ts';
import { phrasesOf } from '../vocabulary/stem.ts';
import type { Garment } from '../wardrobe.ts';

const words = phrasesOf<Volume>([
  ...[
    'ancho',
    'ancha',
    'oversize',
    'oversized',
    'holgado',
    'holgada',
    'wide',
    'baggy',
    'amplio',
    'loose',
    'relaxed',
    'slouchy',
    'chunky',
    'boyfriend',
    'evasé',
    'skater',
    'tulle',
  ].map((word) => [word, 'wide'] as const),
  ...[
    'ajustado',
    'ajustada',
    'pitillo',
    'slim',
    'skinny',
    'ceñido',
    'ceñida',
    'entallado',
    'fitted',
    'bodycon',
    'cigarette',
    'bandage',
    'peplum',
  ].map((word) => [word, 'slim'] as const),
]);

const known = new Map<string, Volume | null>();

function saidInName(name: string): Volume | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  const said = words.find(name)[0] ?? null;
  // Bounds the cache in a long-running server.
  if (known.size > 20_000) known.clear();
  known.set(name, said);
  return said;
}

/** From the name; regular by default. */
export function volumeOf(garment: Garment): Volume {
  return saidInName(garment.name) ?? itemOf(garment)?.volume ?? 'regular';
}
