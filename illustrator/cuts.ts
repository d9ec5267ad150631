import type { Cut } from './cut.ts';
import { bag } from './silhouettes/bag.ts';
import { beanie } from './silhouettes/beanie.ts';
import { belt } from './silhouettes/belt.ts';
import { bikerJacket } from './silhouettes/biker-jacket.ts';
import { blazer } from './silhouettes/blazer.ts';
import { blouse } from './silhouettes/blouse.ts';
import { body } from './silhouettes/body.ts';
import { bomber } from './silhouettes/bomber.ts';
import { cableSweater } from './silhouettes/cable-sweater.ts';
import { camisole } from './silhouettes/camisole.ts';
import { cap } from './silhouettes/cap.ts';
import { cardigan } from './silhouettes/cardigan.ts';
import { chelseaBoots } from './silhouettes/chelsea-boots.ts';
import { courtShoes } from './silhouettes/court-shoes.ts';
import { crewSweater } from './silhouettes/crew-sweater.ts';
import { fedora } from './silhouettes/fedora.ts';
import { hoodie } from './silhouettes/hoodie.ts';
import { jeans } from './silhouettes/jeans.ts';
import { jumpsuit } from './silhouettes/jumpsuit.ts';
import { loafers } from './silhouettes/loafers.ts';
import { longSleeveTee } from './silhouettes/long-sleeve-tee.ts';
import { pencilSkirt } from './silhouettes/pencil-skirt.ts';
import { pleatedSkirt } from './silhouettes/pleated-skirt.ts';
import { polo } from './silhouettes/polo.ts';
import { puffer } from './silhouettes/puffer.ts';
import { rollNeckSweater } from './silhouettes/roll-neck-sweater.ts';
import { sandals } from './silhouettes/sandals.ts';
import { scarf } from './silhouettes/scarf.ts';
import { shirt } from './silhouettes/shirt.ts';
import { shirtDress } from './silhouettes/shirt-dress.ts';
import { shorts } from './silhouettes/shorts.ts';
import { slipDress } from './silhouettes/slip-dress.ts';
import { sneakers } from './silhouettes/sneakers.ts';
import { tee } from './silhouettes/tee.ts';
import { trench } from './silhouettes/trench.ts';
import { trousers } from './silhouettes/trousers.ts';
import { undershirt } from './silhouettes/undershirt.ts';
import { woolCoat } from './silhouettes/wool-coat.ts';

/** Every silhouette that can be drawn, by the name of its file. */
export const cuts = {
  bag,
  beanie,
  belt,
  'biker-jacket': bikerJacket,
  blazer,
  blouse,
  body,
  bomber,
  'cable-sweater': cableSweater,
  camisole,
  cap,
  cardigan,
  'chelsea-boots': chelseaBoots,
  'court-shoes': courtShoes,
  'crew-sweater': crewSweater,
  fedora,
  hoodie,
  jeans,
  jumpsuit,
  loafers,
  'long-sleeve-tee': longSleeveTee,
  'pencil-skirt': pencilSkirt,
  'pleated-skirt': pleatedSkirt,
  polo,
  puffer,
  'roll-neck-sweater': rollNeckSweater,
  sandals,
  scarf,
  shirt,
  'shirt-dress': shirtDress,
  shorts,
  'slip-dress': slipDress,
  sneakers,
  tee,
  trench,
  trousers,
  undershirt,
  'wool-coat': woolCoat,
} as const satisfies Readonly<Record<string, Cut>>;

export type Silhouette = keyof typeof cuts;

export const silhouettes = Object.keys(cuts) as Silhouette[];
