import type { EventName } from '#contract/events.ts';
import { goodCoat, heels, openOrBoots, openShoes, partyClothes, stiff, townCoat } from './bans.ts';
import type { EventRules } from './event.ts';

const cycling = /maillot|culott?e|ciclis|\bbici/i;

const riding = /montar|equitaci|hípic|hipic|riding/i;

export const sports: Readonly<Record<EventName<'sport'>, EventRules>> = {
  gym: {
    bans: [
      openOrBoots,
      { kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt'] },
    ],
    activity: 'gym',
    dislikes: { casual: 0.4, classic: 1, romantic: 1, edgy: 1, festive: 1, street: 0.2 },
    wants: [
      { slot: 'shoes', styles: ['sport'], weight: 0.6 },
      { slot: 'bottom', styles: ['sport'], weight: 0.3 },
      { slot: 'base', styles: ['sport'], weight: 0.3 },
    ],
  },
  running: {
    bans: [
      openOrBoots,
      {
        kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'bag', 'jewellery', 'dress', 'skirt'],
      },
    ],
    activity: 'run',
    dislikes: { casual: 0.6, classic: 1, romantic: 1, edgy: 1, festive: 1, street: 0.4 },
    wants: [
      { slot: 'shoes', styles: ['sport'], weight: 0.9 },
      { slot: 'bottom', styles: ['sport'], weight: 0.4 },
      { slot: 'base', styles: ['sport'], weight: 0.3 },
    ],
  },
  hiking: {
    bans: [openShoes, heels, townCoat, goodCoat, { kinds: ['belt', 'jewellery', 'dress', 'skirt'] }],
    activity: 'hike',
    ground: 'trail',
    hoursOnFoot: 5,
    fitsAs: ['sport', 'casual'],
    dislikes: { casual: 0.15, street: 0.3, classic: 0.8, romantic: 0.8, edgy: 0.4, festive: 1 },
    wants: [
      { slot: 'bottom', legsOver: 0.8, weight: 0.3 },
      { slot: 'bottom', styles: ['sport'], weight: 0.4 },
      // Cotton stays wet.
      { slot: 'bottom', fabrics: ['synthetic'], weight: 0.4 },
      { slot: 'shoes', kinds: ['boots'], formalityUnder: 0.45, weight: 0.45 },
    ],
  },
  yoga: {
    bans: [
      {
        kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt', 'hat'],
      },
    ],
    // The room is warm; the way there is walked.
    activity: 'walk',
    dislikes: { casual: 0.3, classic: 1, romantic: 1, edgy: 1, festive: 1 },
    wants: [
      { slot: 'bottom', styles: ['sport'], weight: 0.5 },
      { slot: 'base', styles: ['sport'], weight: 0.3 },
    ],
  },
  padel: {
    bans: [openOrBoots, { kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery'] }],
    activity: 'gym',
    dislikes: { casual: 0.5, classic: 0.8, romantic: 1, edgy: 1, festive: 1, street: 0.3 },
    wants: [
      { slot: 'shoes', styles: ['sport'], weight: 0.9 },
      { slot: 'bottom', styles: ['sport'], weight: 0.4 },
      { slot: 'base', styles: ['sport'], weight: 0.3 },
    ],
  },
  cycling: {
    bans: [
      openOrBoots,
      { kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt'] },
    ],
    place: 'bicycle',
    // Its wind cools.
    activity: 'hike',
    dislikes: { casual: 0.5, classic: 1, romantic: 1, edgy: 1, festive: 1, street: 0.4 },
    wants: [
      { slot: 'base', named: cycling, weight: 0.4 },
      { slot: 'bottom', named: cycling, weight: 0.4 },
      { slot: 'shoes', styles: ['sport'], weight: 0.7 },
      { slot: 'bottom', styles: ['sport'], weight: 0.6 },
      { slot: 'base', styles: ['sport'], weight: 0.3 },
    ],
  },
  swimming: {
    place: 'water',
    airC: 27,
    bans: [
      heels,
      stiff,
      partyClothes,
      {
        kinds: [
          'boots',
          'sneakers',
          'jeans',
          'loafers',
          'shirt',
          'blouse',
          'belt',
          'scarf',
          'jewellery',
          'dress',
          'skirt',
          'tights',
        ],
      },
    ],
    fitsAs: ['sport', 'casual'],
    activity: 'still',
    dislikes: { casual: 0.3, classic: 1, romantic: 1, edgy: 1, festive: 1 },
    wants: [
      { slot: 'bottom', kinds: ['shorts', 'swim-trunks'], weight: 0.6 },
      { slot: 'bottom', kinds: ['swim-trunks'], weight: 0.5 },
      { slot: 'onePiece', kinds: ['swimwear'], weight: 1 },
      { slot: 'shoes', kinds: ['sandals'], weight: 0.8 },
    ],
  },
  skiing: {
    bans: [
      heels,
      openShoes,
      stiff,
      partyClothes,
      { slots: ['outer', 'shoes'], formalityOver: 0.55 },
      {
        kinds: [
          'jeans',
          'shorts',
          'dress',
          'skirt',
          'jumpsuit',
          'loafers',
          'flats',
          'shirt',
          'blouse',
          'belt',
          'jewellery',
        ],
      },
    ],
    fitsAs: ['sport', 'casual'],
    place: 'snow',
    ground: 'snow',
    activity: 'walk',
    dislikes: { casual: 0.2, classic: 0.8, romantic: 1, edgy: 0.5, festive: 1, street: 0.2 },
    wants: [
      { slot: 'bottom', named: /nieve|esqu[ií]|snow|t[eé]rmic|impermeable/i, weight: 0.5 },
      { slot: 'outer', kinds: ['outerwear'], weight: 0.6 },
      { slot: 'bottom', styles: ['sport'], weight: 0.6 },
      { slot: 'base', styles: ['sport'], weight: 0.3 },
      { slot: 'shoes', kinds: ['boots'], weight: 0.8 },
      { slot: 'gloves', weight: 0.5 },
      { slot: 'headwear', weight: 0.3 },
    ],
  },
  'ice-skating': {
    bans: [
      openShoes,
      heels,
      townCoat,
      goodCoat,
      { kinds: ['dress', 'skirt', 'shorts', 'jewellery', 'belt'] },
    ],
    fitsAs: ['sport', 'casual'],
    activity: 'walk',
    dislikes: { classic: 0.8, romantic: 0.6, festive: 1 },
    wants: [
      { slot: 'bottom', legsOver: 0.8, weight: 0.6 },
      { slot: 'mid', weight: 0.4 },
      { slot: 'outer', kinds: ['outerwear', 'coat'], fabrics: ['down', 'synthetic'], weight: 0.4 },
      { slot: 'gloves', weight: 0.7 },
      { slot: 'headwear', weight: 0.2 },
    ],
  },
  'horse-riding': {
    bans: [
      openShoes,
      heels,
      townCoat,
      goodCoat,
      { kinds: ['dress', 'skirt', 'shorts', 'jewellery', 'sneakers'] },
    ],
    fitsAs: ['sport', 'casual'],
    activity: 'gym',
    ground: 'trail',
    dislikes: { romantic: 0.8, festive: 1, street: 0.3 },
    wants: [
      { slot: 'shoes', named: riding, weight: 0.4 },
      { slot: 'bottom', named: riding, weight: 0.6 },
      { slot: 'shoes', kinds: ['boots'], weight: 0.8 },
      { slot: 'bottom', kinds: ['leggings', 'jeans'], weight: 0.2 },
    ],
  },
  climbing: {
    bans: [
      openOrBoots,
      { kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt'] },
    ],
    fitsAs: ['sport', 'casual'],
    activity: 'gym',
    dislikes: { classic: 1, romantic: 1, festive: 1 },
    wants: [
      { slot: 'bottom', styles: ['sport'], weight: 0.5 },
      { slot: 'base', styles: ['sport'], weight: 0.3 },
    ],
  },
  football: {
    place: 'pitch',
    bans: [
      openOrBoots,
      { kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt'] },
    ],
    activity: 'run',
    dislikes: { casual: 0.4, classic: 1, romantic: 1, edgy: 1, festive: 1 },
    wants: [
      { slot: 'shoes', named: /f[uú]tbol|tapones|tacos|chuteras|chimpunes|guayos/i, weight: 0.4 },
      { slot: 'shoes', styles: ['sport'], weight: 0.6 },
      { slot: 'bottom', styles: ['sport'], weight: 0.5 },
      { slot: 'base', styles: ['sport'], weight: 0.3 },
    ],
  },
  'dance-class': {
    level: [0, 0.6],
    bans: [
      { kinds: ['jeans', 'coat', 'suit', 'tie', 'belt', 'boots'] },
      partyClothes,
      { fabrics: ['denim'] },
    ],
    wants: [
      { slot: 'bottom', styles: ['sport'], weight: 0.3 },
      { slot: 'shoes', kinds: ['sneakers', 'flats', 'heels'], weight: 0.3 },
    ],
    fitsAs: ['sport', 'casual'],
    activity: 'gym',
    dislikes: { classic: 0.4, festive: 0.8 },
  },
  golf: {
    level: [0.1, 0.66],
    bans: [
      openOrBoots,
      { fabrics: ['denim'] },
      heels,
      { slots: ['shoes'], named: /alpargata|espadrill|esparteñ/i },
      { kinds: ['jeans', 't-shirt', 'hoodie', 'dress', 'leggings', 'undershirt', 'flats'] },
    ],
    fitsAs: ['sport', 'casual'],
    activity: 'walk',
    ground: 'grass',
    hoursOnFoot: 4,
    dislikes: { edgy: 1, festive: 1, romantic: 0.5 },
    wants: [{ slot: 'base', kinds: ['polo'], weight: 0.6 }],
  },
};
