import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { figureBases, figureHairs, figureMeasures, skinTonesCount } from './figure-words.ts';
import { messages } from './messages.ts';

const measure = (of: keyof typeof figureMeasures) => {
  const [least, most] = figureMeasures[of];
  const bounds = messages.person.measure(least, most);
  return z.number(bounds).min(least, bounds).max(most, bounds).optional();
};

export const Figure = z.strictObject({
  base: z.enum(figureBases),
  /** The person's own numbers, over those of the base. */
  own: z.strictObject({
    height: measure('height'),
    shoulders: measure('shoulders'),
    bust: measure('bust'),
    waist: measure('waist'),
    hip: measure('hip'),
    inseam: measure('inseam'),
  }),
  skin: z
    .int()
    .min(0)
    .max(skinTonesCount - 1)
    .nullable(),
  hair: z.enum(figureHairs),
});
export type Figure = z.output<typeof Figure>;

/** Null until the person saves it. */
const SavedFigure = z.object({ figure: Figure.nullable() });

export const readFigure = endpoint({
  method: 'GET',
  path: '/api/figure',
  summary: 'The figure that wears the outfits, if the person has saved its measures in the account',
  access: 'session',
  response: SavedFigure,
});

export const saveFigure = endpoint({
  method: 'PUT',
  path: '/api/figure',
  summary: 'Saves the figure and its measures in the account',
  access: 'session',
  body: Figure,
  response: SavedFigure,
});

export const forgetFigure = endpoint({
  method: 'DELETE',
  path: '/api/figure',
  summary: 'Deletes the figure and its measures from the account',
  access: 'session',
  response: SavedFigure,
});
