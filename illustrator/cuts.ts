import type { Cut } from './cut.ts';
import { backpack } from './silhouettes/backpack.ts';
import { bag } from './silhouettes/bag.ts';
import { balletFlats } from './silhouettes/ballet-flats.ts';
import { beanie } from './silhouettes/beanie.ts';
import { belt } from './silhouettes/belt.ts';
import { beret } from './silhouettes/beret.ts';
import { bikerJacket } from './silhouettes/biker-jacket.ts';
import { bikini } from './silhouettes/bikini.ts';
import { blazer } from './silhouettes/blazer.ts';
import { blouse } from './silhouettes/blouse.ts';
import { body } from './silhouettes/body.ts';
import { bomber } from './silhouettes/bomber.ts';
import { bowTie } from './silhouettes/bow-tie.ts';
import { bracelet } from './silhouettes/bracelet.ts';
import { briefs } from './silhouettes/briefs.ts';
import { cableSweater } from './silhouettes/cable-sweater.ts';
import { camisole } from './silhouettes/camisole.ts';
import { cap } from './silhouettes/cap.ts';
import { cardigan } from './silhouettes/cardigan.ts';
import { chelseaBoots } from './silhouettes/chelsea-boots.ts';
import { chinos } from './silhouettes/chinos.ts';
import { clutch } from './silhouettes/clutch.ts';
import { cocktailDress } from './silhouettes/cocktail-dress.ts';
import { courtShoes } from './silhouettes/court-shoes.ts';
import { crewSweater } from './silhouettes/crew-sweater.ts';
import { denimJacket } from './silhouettes/denim-jacket.ts';
import { derbies } from './silhouettes/derbies.ts';
import { earrings } from './silhouettes/earrings.ts';
import { fedora } from './silhouettes/fedora.ts';
import { glasses } from './silhouettes/glasses.ts';
import { gloves } from './silhouettes/gloves.ts';
import { hoodie } from './silhouettes/hoodie.ts';
import { jeans } from './silhouettes/jeans.ts';
import { joggers } from './silhouettes/joggers.ts';
import { jumpsuit } from './silhouettes/jumpsuit.ts';
import { kerchief } from './silhouettes/kerchief.ts';
import { leggings } from './silhouettes/leggings.ts';
import { loafers } from './silhouettes/loafers.ts';
import { longSleeveTee } from './silhouettes/long-sleeve-tee.ts';
import { midiSkirt } from './silhouettes/midi-skirt.ts';
import { necklace } from './silhouettes/necklace.ts';
import { palazzo } from './silhouettes/palazzo.ts';
import { pencilSkirt } from './silhouettes/pencil-skirt.ts';
import { pleatedSkirt } from './silhouettes/pleated-skirt.ts';
import { polo } from './silhouettes/polo.ts';
import { puffer } from './silhouettes/puffer.ts';
import { pyjamas } from './silhouettes/pyjamas.ts';
import { ring } from './silhouettes/ring.ts';
import { rollNeckSweater } from './silhouettes/roll-neck-sweater.ts';
import { sandals } from './silhouettes/sandals.ts';
import { scarf } from './silhouettes/scarf.ts';
import { shirt } from './silhouettes/shirt.ts';
import { shirtDress } from './silhouettes/shirt-dress.ts';
import { shorts } from './silhouettes/shorts.ts';
import { shoulderBag } from './silhouettes/shoulder-bag.ts';
import { slipDress } from './silhouettes/slip-dress.ts';
import { sneakers } from './silhouettes/sneakers.ts';
import { socks } from './silhouettes/socks.ts';
import { sportsBra } from './silhouettes/sports-bra.ts';
import { suit } from './silhouettes/suit.ts';
import { sunglasses } from './silhouettes/sunglasses.ts';
import { swimTrunks } from './silhouettes/swim-trunks.ts';
import { swimsuit } from './silhouettes/swimsuit.ts';
import { tallBoots } from './silhouettes/tall-boots.ts';
import { tee } from './silhouettes/tee.ts';
import { tie } from './silhouettes/tie.ts';
import { tights } from './silhouettes/tights.ts';
import { tote } from './silhouettes/tote.ts';
import { trench } from './silhouettes/trench.ts';
import { trousers } from './silhouettes/trousers.ts';
import { umbrella } from './silhouettes/umbrella.ts';
import { undershirt } from './silhouettes/undershirt.ts';
import { waistcoat } from './silhouettes/waistcoat.ts';
import { watch } from './silhouettes/watch.ts';
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
  bikini,
  blazer,
  blouse,
  body,
  bomber,
  'bow-tie': bowTie,
  bracelet,
  briefs,
  'cable-sweater': cableSweater,
  camisole,
  cap,
  cardigan,
  'chelsea-boots': chelseaBoots,
  chinos,
  clutch,
  'cocktail-dress': cocktailDress,
  'court-shoes': courtShoes,
  'crew-sweater': crewSweater,
  'denim-jacket': denimJacket,
  derbies,
  earrings,
  fedora,
  glasses,
  gloves,
  hoodie,
  jeans,
  joggers,
  jumpsuit,
  kerchief,
  leggings,
  loafers,
  'long-sleeve-tee': longSleeveTee,
  'midi-skirt': midiSkirt,
  necklace,
  palazzo,
  'pencil-skirt': pencilSkirt,
  'pleated-skirt': pleatedSkirt,
  polo,
  puffer,
  pyjamas,
  ring,
  'roll-neck-sweater': rollNeckSweater,
  sandals,
  scarf,
  shirt,
  'shirt-dress': shirtDress,
  shorts,
  'shoulder-bag': shoulderBag,
  'slip-dress': slipDress,
  sneakers,
  socks,
  'sports-bra': sportsBra,
  suit,
  sunglasses,
  'swim-trunks': swimTrunks,
  swimsuit,
  'tall-boots': tallBoots,
  tee,
  tie,
  tights,
  tote,
  trench,
  trousers,
  umbrella,
  undershirt,
  waistcoat,
  watch,
  'wool-coat': woolCoat,
  'wrap-dress': wrapDress,
} as const satisfies Readonly<Record<string, Cut>>;

export type Silhouette = keyof typeof cuts;

export const silhouettes = Object.keys(cuts) as Silhouette[];
