import type { Translation } from '#contract/languages.ts';
import type { fibreNames as spanishFibres, sizeNames as spanishSizes } from '../label-words.ts';

export const fibreNames: Translation<typeof spanishFibres> = {
  acero: 'steel',
  acetato: 'acetate',
  acrílico: 'acrylic',
  algodón: 'cotton',
  alpaca: 'alpaca',
  'ante de cabra': 'goat suede',
  'ante vacuno': 'cow suede',
  cachemira: 'cashmere',
  'caucho natural': 'natural rubber',
  elastano: 'elastane',
  'fibra metalizada': 'metallised fibre',
  lana: 'wool',
  'lana merina': 'merino wool',
  latón: 'brass',
  lino: 'linen',
  modal: 'modal',
  'piel de cabra': 'goat leather',
  'piel de cordero': 'lambskin',
  'piel vacuna': 'cow leather',
  'piel vacuna acharolada': 'patent cow leather',
  'piel vacuna con pelo': 'calf hair',
  plata: 'silver',
  poliamida: 'polyamide',
  'poliamida reciclada': 'recycled polyamide',
  poliuretano: 'polyurethane',
  poliéster: 'polyester',
  'poliéster reciclado': 'recycled polyester',
  seda: 'silk',
  viscosa: 'viscose',
};

export const sizeNames: Translation<typeof spanishSizes> = { Única: 'One size' };
