import type { Art } from './art.ts';
import type { Pose } from './document.ts';
import type { Cloth } from './fabrics.ts';
import type { Stripes } from './patterns.ts';

/** How one silhouette is cut and sewn: what every file under `silhouettes/` provides. */
export interface Cut {
  /** What it is made of when nobody says. */
  cloth: Cloth;
  /** The weave that cotton takes in this garment, where it is not jersey. */
  cotton?: 'poplin' | 'gabardine';
  stripes: Stripes;
  /** Decimals of the coordinates: 0 for garments of many points, 1 where a rounded unit would show. */
  decimals: 0 | 1;
  /** Where a logo is embroidered: centre and height in units. */
  logo?: readonly [x: number, y: number, height: number];
  draw: (art: Art) => Pose;
}
