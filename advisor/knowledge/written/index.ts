import type { Topic } from '../entry.ts';
import { accessories } from './accessories.ts';
import { bodies } from './bodies.ts';
import { care } from './care.ts';
import { ceremonies } from './ceremonies.ts';
import { cloths } from './cloths.ts';
import { codes } from './codes.ts';
import { colourAndFace } from './colour-and-face.ts';
import { customs } from './customs.ts';
import type { WrittenEntry } from './entry.ts';
import { etiquette } from './etiquette.ts';
import { fabrics } from './fabrics.ts';
import { folkDress } from './folk-dress.ts';
import { names } from './names.ts';
import { packing } from './packing.ts';
import { people } from './people.ts';
import { practice } from './practice.ts';
import { product } from './product.ts';
import { questions } from './questions.ts';
import { rescues } from './rescues.ts';
import { secondHand } from './second-hand.ts';
import { shoes } from './shoes.ts';
import { sizes } from './sizes.ts';
import { spots } from './spots.ts';
import { styles } from './styles.ts';
import { washing } from './washing.ts';

/** Entries in two voices, by topic. */
export const written = {
  care: [...care, ...rescues, ...practice, ...washing, ...spots],
  fabrics: [...fabrics, ...cloths],
  shoes,
  codes,
  customs: [...customs, ...etiquette, ...questions, ...ceremonies, ...folkDress],
  basics: [...styles, ...names],
  accessories,
  'colour-and-face': colourAndFace,
  sizes,
  bodies,
  people,
  packing,
  'second-hand': secondHand,
  product,
} as const satisfies Partial<Record<Topic, readonly WrittenEntry[]>>;
