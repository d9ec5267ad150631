import type { Art } from './art.ts';
import type { Pose } from './document.ts';
import type { Cloth } from './fabrics.ts';
import type { Stripes } from './patterns.ts';

/** Definition of a silhouette, exported by every file under `silhouettes/`. */
export interface Cut {
  /** Default cloth. */
  cloth: Cloth;
  /** The weave used for cotton, where it is not jersey. */
  cotton?: 'poplin' | 'gabardine';
  stripes: Stripes;
  /** Decimals of the coordinates: 0 for garments of many points, 1 where rounding would show. */
  decimals: 0 | 1;
  /** Place of the embroidered logo: centre and height in units. */
  logo?: readonly [x: number, y: number, height: number];
  draw: (art: Art) => Pose;
}
