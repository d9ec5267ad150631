import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  coverages,
  directionShares,
  feelings,
  highestHeels,
  materials,
  styleDirections,
  wearers,
} from './style-words.ts';

const notAnOption = 'Esa opción no existe';

const several = <const T extends readonly [string, ...string[]]>(words: T) =>
  z
    .array(z.enum(words, notAnOption))
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Hay opciones repetidas');

const share = z.literal(directionShares, notAnOption);

/** All of it is optional: empty and `null` mean that the person has not said. */
export const StyleProfile = z.strictObject({
  directions: z.partialRecord(z.enum(styleDirections), share, notAnOption),
  wearer: z.enum(wearers, notAnOption).nullable(),
  covered: several(coverages),
  highestHeel: z.enum(highestHeels, notAnOption).nullable(),
  avoidedMaterials: several(materials),
  roomyWaist: z.boolean('Di sí o no'),
  worksOnFeet: z.boolean('Di sí o no'),
  feels: z.enum(feelings, notAnOption).nullable(),
});
export type StyleProfile = z.output<typeof StyleProfile>;

const StyleProfileOutput = z.object({
  profile: StyleProfile,
  /** Directions that the worn clothes speak of, the strongest first; they count until some are said. */
  worn: z.array(z.enum(styleDirections)),
});

export const readStyleProfile = endpoint({
  method: 'GET',
  path: '/api/wardrobe/style-profile',
  summary: 'What a person has said about how they dress, and the style that their worn clothes speak of',
  access: 'session',
  response: StyleProfileOutput,
});

export const changeStyleProfile = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/style-profile',
  summary: 'Says how a person dresses: every outfit, week, suitcase, capsule and advice follows it',
  access: 'session',
  body: StyleProfile,
  response: StyleProfileOutput,
});
