import type { Topic } from '../entry.ts';
import { accessories } from './accessories.ts';
import { bodies } from './bodies.ts';
import { care } from './care.ts';
import { codes } from './codes.ts';
import { colourAndFace } from './colour-and-face.ts';
import { customs } from './customs.ts';
import type { WrittenEntry } from './entry.ts';
import { fabrics } from './fabrics.ts';
import { packing } from './packing.ts';
import { people } from './people.ts';
import { product } from './product.ts';
import { secondHand } from './second-hand.ts';
import { shoes } from './shoes.ts';
import { sizes } from './sizes.ts';

/** Entries in two voices, by topic. */
export const written = {
  care,
  fabrics,
  shoes,
  codes,
  customs,
  accessories,
  'colour-and-face': colourAndFace,
  sizes,
  bodies,
  people,
  packing,
  'second-hand': secondHand,
  product,
} as const satisfies Partial<Record<Topic, readonly WrittenEntry[]>>;
