import type { EventName } from '#contract/events.ts';
import { cap, partyClothes, pinstripeTrousers, sloppy, sportsClothes, trainers } from './bans.ts';
import type { EventRules } from './event.ts';

export const dates: Readonly<Record<EventName<'dates'>, EventRules>> = {
  'first-date': {
    level: [0.34, 0.82],
    bans: [sloppy, sportsClothes, { patterns: ['logo'] }],
    dislikes: { sport: 1, street: 0.15, classic: 0.2, festive: 0.5 },
    loudness: 0.5,
  },
  'romantic-dinner': {
    level: [0.48, 0.95],
    bans: [sloppy, sportsClothes, trainers, { patterns: ['logo'] }],
    loudness: 0.55,
    dislikes: { sport: 1, street: 0.6, casual: 0.25 },
  },
  'meeting-parents': {
    level: [0.36, 0.72],
    bans: [sloppy, sportsClothes, partyClothes, pinstripeTrousers, { patterns: ['logo', 'animal'] }],
    loudness: 0.4,
    dislikes: { sport: 1, street: 0.6, edgy: 0.5, festive: 0.4 },
    covered: { legs: 0.5, cleavage: 0.85 },
  },
  coffee: {
    level: [0.2, 0.66],
    bans: [sportsClothes, partyClothes, pinstripeTrousers, { kinds: ['suit', 'tie'] }],
    loudness: 0.55,
    dislikes: { sport: 0.7, festive: 0.7 },
  },
  'dinner-with-friends': {
    level: [0.34, 0.84],
    bans: [sloppy, sportsClothes, pinstripeTrousers],
    fitsAs: ['party', 'date'],
    loudness: 0.75,
    dislikes: { sport: 1, street: 0.1, festive: 0.25 },
  },
  'terrace-drinks': {
    level: [0.2, 0.72],
    bans: [sportsClothes, partyClothes, { kinds: ['undershirt', 'suit', 'tie'] }],
    loudness: 0.7,
    dislikes: { sport: 0.8, festive: 0.5 },
    activity: 'still',
  },
  afterwork: {
    level: [0.42, 0.84],
    bans: [sloppy, sportsClothes, cap, pinstripeTrousers],
    fitsAs: ['work', 'party'],
    loudness: 0.6,
    dislikes: { sport: 1, street: 0.35, festive: 0.2 },
  },
  'wine-tasting': {
    level: [0.32, 0.68],
    bans: [sloppy, sportsClothes, partyClothes, cap, pinstripeTrousers],
    loudness: 0.5,
    dislikes: { sport: 1, street: 0.5, edgy: 0.2, festive: 0.5 },
    hoursOnFoot: 2,
  },
  'family-meal': {
    level: [0.24, 0.74],
    bans: [sportsClothes, partyClothes, { kinds: ['undershirt', 'suit', 'tie'] }],
    fitsAs: ['casual', 'date'],
    loudness: 0.6,
    dislikes: { sport: 0.6, festive: 0.6, edgy: 0.2 },
    covered: { cleavage: 0.7 },
  },
  'informal-dinner': {
    level: [0.14, 0.7],
    bans: [sportsClothes, partyClothes, { kinds: ['undershirt', 'suit', 'tie'] }, { fabrics: ['silk'] }],
    fitsAs: ['casual', 'date'],
    loudness: 0.7,
    dislikes: { sport: 0.6, festive: 0.7 },
  },
  cinema: {
    level: [0.12, 0.72],
    bans: [sportsClothes, partyClothes, { kinds: ['suit', 'tie', 'hat'] }],
    fitsAs: ['casual', 'date'],
    loudness: 0.65,
    dislikes: { sport: 0.5, festive: 0.7 },
    activity: 'still',
  },
};
