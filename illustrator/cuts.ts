import type { Cut } from './cut.ts';
import { blouse } from './silhouettes/blouse.ts';
import { body } from './silhouettes/body.ts';
import { cableSweater } from './silhouettes/cable-sweater.ts';
import { camisole } from './silhouettes/camisole.ts';
import { cardigan } from './silhouettes/cardigan.ts';
import { crewSweater } from './silhouettes/crew-sweater.ts';
import { hoodie } from './silhouettes/hoodie.ts';
import { longSleeveTee } from './silhouettes/long-sleeve-tee.ts';
import { polo } from './silhouettes/polo.ts';
import { rollNeckSweater } from './silhouettes/roll-neck-sweater.ts';
import { shirt } from './silhouettes/shirt.ts';
import { tee } from './silhouettes/tee.ts';
import { undershirt } from './silhouettes/undershirt.ts';

/** Every silhouette that can be drawn, by the name of its file. */
export const cuts = {
  blouse,
  body,
  'cable-sweater': cableSweater,
  camisole,
  cardigan,
  'crew-sweater': crewSweater,
  hoodie,
  'long-sleeve-tee': longSleeveTee,
  polo,
  'roll-neck-sweater': rollNeckSweater,
  shirt,
  tee,
  undershirt,
} as const satisfies Readonly<Record<string, Cut>>;

export type Silhouette = keyof typeof cuts;

export const silhouettes = Object.keys(cuts) as Silhouette[];
