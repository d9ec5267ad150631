import { categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import type { Slot } from '#web/components/pictures/flat-lay-places.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import type { ComposedSample } from './compose.ts';
import { samplePictures } from './sample-pictures.ts';

type Pieces = ComposedSample['pieces'];

/** Stacking order, from the top. */
const order: readonly Slot[] = ['mid', 'outer', 'top', 'dress', 'bottom', 'shoes', 'bag'];

const slotOfCategory = {
  tops: 'top',
  bottoms: 'bottom',
  dresses: 'dress',
  shoes: 'shoes',
  outerwear: 'outer',
  accessories: 'bag',
} as const;

const knits: readonly Kind[] = ['sweater', 'hoodie', 'cardigan'];

/** Knitwear is a layer over another top, and a top without one. */
function slotOf(kind: Kind, pieces: Pieces): Slot {
  if (kind === 'blazer') return 'mid';
  const under = pieces.some((other) => categoryOfKind[other.kind] === 'tops' && other.kind !== kind);
  return knits.includes(kind) && under ? 'mid' : slotOfCategory[categoryOfKind[kind]];
}

interface SampleBoardProps {
  outfit: { pieces: Pieces };
  /** Accessible name. */
  label: string;
  eager?: boolean;
  assembling?: boolean;
  className?: string;
}

export function SampleBoard({ outfit, className, ...rest }: SampleBoardProps) {
  const pieces = outfit.pieces
    .map(({ id, kind }) => ({ slot: slotOf(kind, outfit.pieces), src: samplePictures[id] }))
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot));
  return <FlatLayPlate {...rest} className={classes('aspect-4/5 w-full', className)} pieces={pieces} />;
}
