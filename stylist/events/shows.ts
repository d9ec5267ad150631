import type { EventName } from '#contract/events.ts';
import {
  backpack,
  cap,
  delicate,
  heels,
  jeans,
  partyClothes,
  sloppy,
  sportsClothes,
  stiff,
  tees,
  trainers,
} from './bans.ts';
import type { EventRules } from './event.ts';

/** "Camiseta de Millonarios" */
const shirtOfTeam =
  /^(camiseta|playera|polera|remera|camisola|casaca|jersey) (del? (la )?)(selecci[oó]n|equipo|[A-ZÁÉÍÓÚÑ])/;

export const shows: Readonly<Record<EventName<'shows'>, EventRules>> = {
  concert: {
    fitsAs: ['casual', 'party'],
    level: [0.2, 0.7],
    bans: [sportsClothes, heels, stiff],
    loudness: 0.8,
    dislikes: { festive: 0.6, classic: 0.5, romantic: 0.3, sport: 0.4 },
    hoursOnFoot: 4,
    activity: 'dance',
  },
  'rock-concert': {
    level: [0.14, 0.66],
    bans: [sportsClothes, heels, stiff],
    fitsAs: ['casual', 'party'],
    loudness: 0.85,
    mood: 'rock',
    dislikes: { sport: 0.5, casual: 0.1, classic: 0.7, romantic: 0.5, festive: 0.7 },
    hoursOnFoot: 4,
    activity: 'dance',
  },
  festival: {
    level: [0, 0.62],
    bans: [heels, stiff, delicate, partyClothes],
    fitsAs: ['casual', 'party'],
    loudness: 1,
    dislikes: { sport: 0.3, classic: 0.6, festive: 0.4 },
    wants: [{ slot: 'shoes', kinds: ['sneakers', 'boots'], weight: 0.5 }],
    ground: 'grass',
    hoursOnFoot: 8,
    activity: 'dance',
  },
  'classical-concert': {
    level: [0.48, 0.92],
    bans: [sloppy, sportsClothes, trainers, cap, { patterns: ['logo', 'print'] }],
    fitsAs: ['party', 'date', 'work'],
    loudness: 0.4,
    dislikes: { sport: 1, street: 0.9, casual: 0.35, edgy: 0.3, festive: 0.1 },
    covered: { cleavage: 0.5 },
  },
  opera: {
    level: [0.56, 1],
    bans: [sloppy, sportsClothes, trainers, jeans, tees, cap, backpack],
    fitsAs: ['party', 'formal'],
    loudness: 0.55,
    mood: 'festive',
    dislikes: { sport: 1, street: 1, casual: 0.6, edgy: 0.3 },
    wants: [{ slot: 'bag', formalityOver: 0.65, weight: 0.2 }],
  },
  theatre: {
    level: [0.5, 0.95],
    bans: [sloppy, sportsClothes, trainers, cap],
    loudness: 0.55,
    dislikes: { sport: 1, street: 0.7, casual: 0.3 },
  },
  'book-talk': {
    level: [0.26, 0.78],
    bans: [sportsClothes, partyClothes, cap],
    fitsAs: ['casual', 'work', 'date'],
    loudness: 0.55,
    dislikes: { sport: 0.8, festive: 0.7 },
  },
  'football-match': {
    level: [0, 0.6],
    bans: [heels, delicate, stiff, partyClothes],
    fitsAs: ['casual', 'sport'],
    loudness: 1,
    dislikes: { sport: 0.15, classic: 0.4, romantic: 0.4, festive: 1 },
    wants: [
      { slot: 'shoes', kinds: ['sneakers'], weight: 0.4 },
      { slot: 'base', named: shirtOfTeam, weight: 0.4 },
    ],
    hoursOnFoot: 3,
  },
  bullfight: {
    level: [0.26, 0.7],
    bans: [sportsClothes, partyClothes, heels, { kinds: ['undershirt', 'hoodie'] }],
    fitsAs: ['casual', 'date'],
    loudness: 0.75,
    dislikes: { sport: 1, street: 0.6, edgy: 0.3, festive: 0.5 },
    activity: 'still',
  },
};
