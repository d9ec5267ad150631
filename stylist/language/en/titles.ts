import { occasionNames, seasonNames } from '#contract/en/names.ts';
import { lowerCase } from '../lower-case.ts';
import type { TagWords, TitleWords } from '../shape/words.ts';
import { colour } from './grammar.ts';

export const titles: TitleWords = {
  /** Followed by a colour: "Office in navy". */
  scenes: {
    casual: ['Quiet day', 'Stroll', 'Long lunch'],
    work: ['Office', 'Meeting', 'Working day'],
    formal: ['Ceremony', 'Formal hours', 'Big occasion'],
    party: ['Night out', 'Toast', 'Party'],
    date: ['Date', 'Dinner', 'Sunset'],
    sport: ['Workout', 'Trail', 'Warm-up'],
  },
  scene: (scene, colours) => `${scene} in ${colours}`,
  suit: (name) => (name ? `${colour(name)} suit` : 'suit'),
  shod: (clothes, shoes) => `${clothes} with ${shoes}`,
  /** English says the cloth before each noun. */
  withoutEcho: (name) => name,
  nameless: 'outfit',
};

export const tags: TagWords = {
  occasions: lowerCase(occasionNames),
  seasons: lowerCase(seasonNames),
  colours: {
    'colour-harmony.neutral': 'neutrals',
    'colour-harmony.accent': 'touch of colour',
    'colour-harmony.echo': 'tone on tone',
    'colour-harmony.tone-on-tone': 'tone on tone',
    'colour-harmony.analogous': 'neighbouring colours',
    'colour-harmony.complementary': 'opposite colours',
    'colour-harmony.contrast': 'contrast',
    'colour-harmony.clash': 'daring mix',
  },
  layers: 'layers',
  patterned: 'patterned',
  unworn: 'never worn',
  favourites: 'favourites',
};
