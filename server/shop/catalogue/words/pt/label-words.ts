import type { Translation } from '#contract/languages.ts';
import type { fibreNames as spanishFibres, sizeNames as spanishSizes } from '../label-words.ts';

export const fibreNames: Translation<typeof spanishFibres> = {
  acero: 'aço',
  acetato: 'acetato',
  acrílico: 'acrílico',
  algodón: 'algodão',
  alpaca: 'alpaca',
  'ante de cabra': 'camurça de cabra',
  'ante vacuno': 'camurça bovina',
  cachemira: 'caxemira',
  'caucho natural': 'borracha natural',
  elastano: 'elastano',
  'fibra metalizada': 'fibra metalizada',
  lana: 'lã',
  'lana merina': 'lã merino',
  latón: 'latão',
  lino: 'linho',
  modal: 'modal',
  'piel de cabra': 'pele de cabra',
  'piel de cordero': 'pele de cordeiro',
  'piel vacuna': 'pele bovina',
  'piel vacuna acharolada': 'pele bovina envernizada',
  'piel vacuna con pelo': 'pele bovina com pelo',
  plata: 'prata',
  poliamida: 'poliamida',
  'poliamida reciclada': 'poliamida reciclada',
  poliuretano: 'poliuretano',
  poliéster: 'poliéster',
  'poliéster reciclado': 'poliéster reciclado',
  seda: 'seda',
  viscosa: 'viscose',
};

export const sizeNames: Translation<typeof spanishSizes> = { Única: 'Único' };
