import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import {
  coverages,
  directionShares,
  feelings,
  highestHeels,
  materials,
  styleDirections,
  wearers,
} from './style-words.ts';

const several = <const T extends readonly [string, ...string[]]>(words: T) =>
  z
    .array(z.enum(words, messages.unknownOption))
    .refine((chosen) => new Set(chosen).size === chosen.length, messages.repeatedOptions);

const share = z.literal(directionShares, messages.unknownOption);

/** All of it is optional: empty and `null` mean that the person has not said. */
export const StyleProfile = z.strictObject({
  directions: z.partialRecord(z.enum(styleDirections), share, messages.unknownOption),
  wearer: z.enum(wearers, messages.unknownOption).nullable(),
  covered: several(coverages),
  highestHeel: z.enum(highestHeels, messages.unknownOption).nullable(),
  avoidedMaterials: several(materials),
  roomyWaist: z.boolean(messages.yesOrNo),
  worksOnFeet: z.boolean(messages.yesOrNo),
  feels: z.enum(feelings, messages.unknownOption).nullable(),
});
export type StyleProfile = z.output<typeof StyleProfile>;

const StyleProfileOutput = z.object({
  profile: StyleProfile,
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
