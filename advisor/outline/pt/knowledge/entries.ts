import type { Entry } from '../../words.ts';
import { bodies } from './bodies.ts';
import { care } from './care.ts';
import { codes } from './codes.ts';
import { colourAdvice } from './colours.ts';
import { fabrics } from './fabrics.ts';
import { product } from './product.ts';
import { shoes } from './shoes.ts';
import { sizes } from './sizes.ts';
import { suits } from './suits.ts';
import { wardrobe } from './wardrobe.ts';

export const entries: readonly Entry[] = [
  ...care,
  ...shoes,
  ...codes,
  ...suits,
  ...sizes,
  ...bodies,
  ...fabrics,
  ...colourAdvice,
  ...wardrobe,
  ...product,
];
