import type { Cut } from './cut.ts';
import { backpack } from './silhouettes/backpack.ts';
import { bag } from './silhouettes/bag.ts';
import { balletFlats } from './silhouettes/ballet-flats.ts';
import { beanie } from './silhouettes/beanie.ts';
import { belt } from './silhouettes/belt.ts';
import { beret } from './silhouettes/beret.ts';
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
import { chinos } from './silhouettes/chinos.ts';
import { cocktailDress } from './silhouettes/cocktail-dress.ts';
import { courtShoes } from './silhouettes/court-shoes.ts';
import { crewSweater } from './silhouettes/crew-sweater.ts';
import { denimJacket } from './silhouettes/denim-jacket.ts';
import { derbies } from './silhouettes/derbies.ts';
import { fedora } from './silhouettes/fedora.ts';
import { hoodie } from './silhouettes/hoodie.ts';
import { jeans } from './silhouettes/jeans.ts';
import { joggers } from './silhouettes/joggers.ts';
import { jumpsuit } from './silhouettes/jumpsuit.ts';
import { kerchief } from './silhouettes/kerchief.ts';
import { loafers } from './silhouettes/loafers.ts';
import { longSleeveTee } from './silhouettes/long-sleeve-tee.ts';
import { midiSkirt } from './silhouettes/midi-skirt.ts';
import { palazzo } from './silhouettes/palazzo.ts';
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
import { sunglasses } from './silhouettes/sunglasses.ts';
import { tallBoots } from './silhouettes/tall-boots.ts';
import { tee } from './silhouettes/tee.ts';
import { tote } from './silhouettes/tote.ts';
import { trench } from './silhouettes/trench.ts';
import { trousers } from './silhouettes/trousers.ts';
import { undershirt } from './silhouettes/undershirt.ts';
import { waistcoat } from './silhouettes/waistcoat.ts';
import { woolCoat } from './silhouettes/wool-coat.ts';
import { wrapDress } from './silhouettes/wrap-dress.ts';

export const cuts = {
  backpack,
  bag,
  'ballet-flats': balletFlats,
  beanie,
  belt,
  beret,
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
  chinos,
  'cocktail-dress': cocktailDress,
  'court-shoes': courtShoes,
  'crew-sweater': crewSweater,
  'denim-jacket': denimJacket,
  derbies,
  fedora,
  hoodie,
  jeans,
  joggers,
  jumpsuit,
  kerchief,
  loafers,
  'long-sleeve-tee': longSleeveTee,
  'midi-skirt': midiSkirt,
  palazzo,
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
  sunglasses,
  'tall-boots': tallBoots,
  tee,
  tote,
  trench,
  trousers,
  undershirt,
  waistcoat,
  'wool-coat': woolCoat,
  'wrap-dress': wrapDress,
} as const satisfies Readonly<Record<string, Cut>>;

export type Silhouette = keyof typeof cuts;

export const silhouettes = Object.keys(cuts) as Silhouette[];
