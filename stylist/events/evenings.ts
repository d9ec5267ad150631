import {
  cap,
  ceremony,
  heels,
  openShoes,
  partyClothes,
  sloppy,
  sportsClothes,
  stiff,
  trainers,
} from './bans.ts';
import type { Event } from './event.ts';

export const evenings = {
  'first-date': {
    occasion: 'date',
    spanish: 'una primera cita',
    level: [0.4, 0.85],
    bans: [sloppy, sportsClothes, { patterns: ['logo'] }],
  },
  'romantic-dinner': {
    occasion: 'date',
    spanish: 'una cena romántica',
    level: [0.48, 0.95],
    bans: [sloppy, sportsClothes, trainers, { patterns: ['logo'] }],
  },
  'meeting-parents': {
    occasion: 'date',
    spanish: 'conocer a sus padres',
    level: [0.4, 0.8],
    bans: [sloppy, sportsClothes, partyClothes, { patterns: ['logo', 'animal'] }],
  },
  coffee: { occasion: 'date', spanish: 'un café', level: [0.28, 0.75], bans: [sportsClothes, partyClothes] },
  cocktail: { occasion: 'party', spanish: 'un cóctel', level: [0.54, 1], bans: ceremony },
  nightclub: { occasion: 'party', spanish: 'salir de noche', level: [0.4, 1], bans: [sloppy, sportsClothes] },
  'new-year': { occasion: 'party', spanish: 'Nochevieja', level: [0.54, 1], bans: [...ceremony, openShoes] },
  'christmas-dinner': {
    occasion: 'party',
    spanish: 'la cena de Navidad',
    level: [0.42, 0.9],
    bans: [sloppy, sportsClothes, openShoes, cap],
  },
  'company-party': {
    occasion: 'party',
    spanish: 'la fiesta de la empresa',
    level: [0.44, 0.92],
    bans: [sloppy, sportsClothes, { patterns: ['logo'] }],
  },
  birthday: {
    occasion: 'party',
    spanish: 'un cumpleaños',
    level: [0.36, 0.9],
    bans: [sloppy, sportsClothes],
  },
  concert: {
    occasion: 'party',
    spanish: 'un concierto',
    level: [0.2, 0.7],
    bans: [sportsClothes, heels, stiff],
  },
  theatre: {
    occasion: 'party',
    spanish: 'el teatro',
    level: [0.5, 0.95],
    bans: [sloppy, sportsClothes, trainers, cap],
  },
} as const satisfies Readonly<Record<string, Event>>;
