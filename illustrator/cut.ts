import { type AttributeValues, isUnknown } from '#contract/garment-attributes.ts';
import type { Art } from './art.ts';
import type { Pose } from './document.ts';
import type { Cloth } from './fabrics.ts';
import type { Stripes } from './patterns.ts';

export interface Cut {
  cloth: Cloth;
  /** For garments of woven cotton. */
  cotton?: 'poplin' | 'gabardine';
  /** Vertical where not said. */
  stripes?: Stripes | undefined;
  /** 0 for garments of many points, 1 where rounding would show. */
  decimals?: 0 | 1;
  /** Centre and height in units. */
  logo?: readonly [x: number, y: number, height: number];
  draw: (art: Art) => Pose;
}

export function clothOf(cut: Cut, fabric: AttributeValues['fabric'] | undefined): Cloth {
  if (fabric === undefined || isUnknown(fabric)) return cut.cloth;
  return (fabric === 'cotton' && cut.cotton) || fabric;
}
