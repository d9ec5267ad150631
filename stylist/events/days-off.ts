import { delicate, heels, openShoes, partyClothes, sportsClothes, stiff } from './bans.ts';
import type { Event } from './event.ts';

export const daysOff = {
  'child-birthday': {
    occasion: 'casual',
    spanish: 'un cumpleaños infantil',
    level: [0.1, 0.66],
    bans: [heels, delicate, partyClothes, stiff],
  },
  'school-run': {
    occasion: 'casual',
    spanish: 'llevar a los niños al colegio',
    level: [0.1, 0.7],
    bans: [heels, partyClothes],
  },
  brunch: {
    occasion: 'casual',
    spanish: 'un brunch',
    level: [0.25, 0.75],
    bans: [sportsClothes, partyClothes],
  },
  barbecue: {
    occasion: 'casual',
    spanish: 'una barbacoa',
    level: [0, 0.6],
    bans: [heels, delicate, stiff, partyClothes],
  },
  picnic: { occasion: 'casual', spanish: 'un pícnic', level: [0, 0.65], bans: [heels, stiff, partyClothes] },
  museum: {
    occasion: 'casual',
    spanish: 'un día de museos',
    level: [0.2, 0.75],
    bans: [heels, sportsClothes, partyClothes],
  },
  shopping: { occasion: 'casual', spanish: 'ir de compras', level: [0.1, 0.7], bans: [heels, partyClothes] },
  flight: {
    occasion: 'casual',
    spanish: 'un vuelo largo',
    level: [0, 0.66],
    bans: [heels, stiff, partyClothes, { kinds: ['belt'] }],
  },
  'dog-walk': {
    occasion: 'casual',
    spanish: 'pasear al perro',
    level: [0, 0.6],
    bans: [heels, delicate, stiff, partyClothes],
  },
  'moving-house': {
    occasion: 'casual',
    spanish: 'una mudanza',
    level: [0, 0.45],
    bans: [
      heels,
      delicate,
      stiff,
      partyClothes,
      openShoes,
      { kinds: ['dress', 'skirt', 'jumpsuit', 'loafers', 'flats', 'blouse'] },
    ],
  },
  beach: {
    occasion: 'casual',
    spanish: 'la playa',
    level: [0, 0.55],
    bans: [heels, stiff, partyClothes, { kinds: ['boots', 'jeans', 'loafers'] }],
  },
  gym: {
    occasion: 'sport',
    spanish: 'el gimnasio',
    bans: [{ kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt'] }],
  },
  running: {
    occasion: 'sport',
    spanish: 'salir a correr',
    bans: [{ kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'bag', 'jewellery', 'dress', 'skirt'] }],
  },
  hiking: {
    occasion: 'sport',
    spanish: 'una ruta por el monte',
    bans: [openShoes, { kinds: ['belt', 'jewellery', 'dress', 'skirt'] }],
  },
  yoga: {
    occasion: 'sport',
    spanish: 'yoga',
    bans: [{ kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt', 'hat'] }],
  },
} as const satisfies Readonly<Record<string, Event>>;
