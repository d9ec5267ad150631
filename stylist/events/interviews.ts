import type { EventName } from '#contract/events.ts';
import {
  backpack,
  cap,
  darkBlazer,
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
import type { EventRules } from './event.ts';

export const interviews: Readonly<Record<EventName<'interviews'>, EventRules>> = {
  interview: {
    level: [0.52, 0.9],
    bans: [...sober, partyClothes, trainers, jeans, openShoes, { kinds: ['t-shirt', 'top'] }, backpack],
    loudness: 0.28,
    mood: 'sober',
    dislikes: { sport: 1, street: 0.9, casual: 0.35, edgy: 0.6, festive: 0.8, romantic: 0.15 },
    covered: { shoulders: 0.5, legs: 0.55, cleavage: 0.9 },
    wants: [{ slot: 'mid', kinds: ['blazer'], weight: 0.25 }, darkBlazer],
  },
  'bank-interview': {
    level: [0.6, 0.95],
    bans: [
      ...sober,
      partyClothes,
      trainers,
      jeans,
      openShoes,
      tees,
      { kinds: ['top', 'body', 'polo'] },
      backpack,
    ],
    loudness: 0.18,
    mood: 'sober',
    dislikes: { sport: 1, street: 1, casual: 0.55, edgy: 0.8, festive: 0.9, romantic: 0.2 },
    covered: { shoulders: 0.8, legs: 0.6, cleavage: 0.95 },
    wants: [{ slot: 'mid', kinds: ['blazer'], weight: 0.5 }, darkBlazer, { slot: 'tie', weight: 0.6 }],
  },
  'creative-interview': {
    level: [0.42, 0.8],
    bans: [sloppy, sportsClothes, partyClothes, openShoes, cap],
    loudness: 0.55,
    dislikes: { sport: 1, street: 0.2, festive: 0.5 },
    covered: { legs: 0.4, cleavage: 0.7 },
  },
  'shop-interview': {
    level: [0.38, 0.76],
    bans: [sloppy, sportsClothes, partyClothes, openShoes, cap, { kinds: ['tie'] }],
    loudness: 0.4,
    dislikes: { sport: 1, street: 0.4, edgy: 0.4, festive: 0.7 },
    covered: { shoulders: 0.6, legs: 0.5, cleavage: 0.85 },
    hoursOnFoot: 2,
  },
  'trade-interview': {
    level: [0.28, 0.64],
    bans: [sloppy, sportsClothes, partyClothes, openShoes, heels, cap, { kinds: ['suit', 'tie'] }],
    fitsAs: ['work', 'casual'],
    loudness: 0.35,
    dislikes: { sport: 0.8, street: 0.2, romantic: 0.5, edgy: 0.4, festive: 1 },
    covered: { shoulders: 0.8, legs: 0.8, cleavage: 0.9 },
    wants: [
      { slot: 'shoes', kinds: ['boots', 'sneakers', 'shoes'], weight: 0.3 },
      { slot: 'bottom', legsOver: 0.8, weight: 0.5 },
    ],
  },
};
