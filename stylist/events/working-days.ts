import {
  backpack,
  cap,
  heels,
  jeans,
  openShoes,
  partyClothes,
  sloppy,
  sober,
  sportsClothes,
  tees,
  trainers,
} from './bans.ts';
import type { Event } from './event.ts';

export const workingDays = {
  interview: {
    occasion: 'work',
    spanish: 'una entrevista',
    level: [0.52, 0.9],
    bans: [...sober, partyClothes, trainers, jeans, openShoes, { kinds: ['t-shirt', 'top'] }, backpack],
  },
  'creative-interview': {
    occasion: 'work',
    spanish: 'una entrevista creativa',
    level: [0.42, 0.8],
    bans: [sloppy, sportsClothes, partyClothes, openShoes, cap],
  },
  court: {
    occasion: 'work',
    spanish: 'una vista en el juzgado',
    level: [0.58, 0.95],
    bans: [...sober, partyClothes, trainers, jeans, openShoes, tees, backpack],
  },
  'client-meeting': {
    occasion: 'work',
    spanish: 'una reunión con clientes',
    level: [0.52, 0.9],
    bans: [...sober, partyClothes, trainers, jeans, openShoes],
  },
  presentation: {
    occasion: 'work',
    spanish: 'una presentación',
    level: [0.48, 0.9],
    bans: [...sober, partyClothes, openShoes],
  },
  office: { occasion: 'work', spanish: 'la oficina', bans: [sloppy, sportsClothes, partyClothes] },
  'casual-friday': {
    occasion: 'work',
    spanish: 'un viernes informal',
    level: [0.32, 0.72],
    bans: [sloppy, sportsClothes, partyClothes, heels],
  },
  teaching: {
    occasion: 'work',
    spanish: 'dar clase',
    level: [0.36, 0.78],
    bans: [sloppy, sportsClothes, partyClothes, heels],
  },
  'video-call': {
    occasion: 'work',
    spanish: 'una videollamada',
    bans: [sloppy, sportsClothes, partyClothes],
  },
} as const satisfies Readonly<Record<string, Event>>;
