import type { Cut } from './cut.ts';
import { accessoryCuts } from './silhouettes/accessories.ts';
import { bagCuts } from './silhouettes/bags.ts';
import { coatCuts } from './silhouettes/coats.ts';
import { dressCuts } from './silhouettes/dresses.ts';
import { hatCuts } from './silhouettes/hats.ts';
import { jacketCuts } from './silhouettes/jackets.ts';
import { jewelleryCuts } from './silhouettes/jewellery.ts';
import { neckwearCuts } from './silhouettes/neckwear.ts';
import { shoeCutsFromAbove } from './silhouettes/shoes-from-above.ts';
import { shoeCutsFromTheSide } from './silhouettes/shoes-from-the-side.ts';
import { skirtCuts } from './silhouettes/skirts.ts';
import { sweaterCuts } from './silhouettes/sweaters.ts';
import { swimwearCuts } from './silhouettes/swimwear.ts';
import { tailoredCuts } from './silhouettes/tailoring.ts';
import { topCuts } from './silhouettes/tops.ts';
import { trouserCuts } from './silhouettes/trousers.ts';
import { underwearCuts } from './silhouettes/underwear.ts';

export const cuts = {
  ...topCuts,
  ...sweaterCuts,
  ...jacketCuts,
  ...coatCuts,
  ...tailoredCuts,
  ...trouserCuts,
  ...skirtCuts,
  ...dressCuts,
  ...shoeCutsFromAbove,
  ...shoeCutsFromTheSide,
  ...bagCuts,
  ...hatCuts,
  ...jewelleryCuts,
  ...neckwearCuts,
  ...accessoryCuts,
  ...underwearCuts,
  ...swimwearCuts,
} as const satisfies Readonly<Record<string, Cut>>;

export type Silhouette = keyof typeof cuts;

export const silhouettes = Object.keys(cuts).sort() as Silhouette[];
