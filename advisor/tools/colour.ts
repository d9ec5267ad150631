import { z } from 'zod';
import { type ColorName, colorNames, namedColors } from '#contract/colors.ts';
import { oklchOf } from '#stylist/colour/oklch.ts';
import { pairHarmony, type Relation, relationOf, type Tone, toneOf } from '#stylist/colour/pair-harmony.ts';
import { tool } from './tool.ts';

const tones: ReadonlyMap<ColorName, Tone> = new Map(
  namedColors.map(({ name, hex }) => [name, toneOf(oklchOf(hex))]),
);
const grey = toneOf(oklchOf('#808184'));
const toneNamed = (name: ColorName): Tone => tones.get(name) ?? grey;

/** Colours that hardly anybody dresses by. */
const details: ReadonlySet<ColorName> = new Set(['dorado', 'plateado']);

export type Pairing = { harmony: number; relation: Relation };

export const pairingOf = (a: ColorName, b: ColorName): Pairing => ({
  harmony: pairHarmony(toneNamed(a), toneNamed(b)),
  relation: relationOf(toneNamed(a), toneNamed(b)),
});

export type ColourAdvice = {
  colour: ColorName;
  /** Quiet company, then company that is seen, then what to be careful with. */
  neutrals: ColorName[];
  accents: ColorName[];
  beware: ColorName[];
};

export function adviseOn(colour: ColorName): ColourAdvice {
  const others = colorNames
    .filter((name) => name !== colour && !details.has(name))
    .map((name) => ({ name, neutral: toneNamed(name).neutral !== null, ...pairingOf(colour, name) }))
    .sort((a, b) => b.harmony - a.harmony);
  const names = (list: typeof others, count: number) => list.slice(0, count).map(({ name }) => name);
  return {
    colour,
    neutrals: names(
      others.filter(({ neutral }) => neutral),
      3,
    ),
    accents: names(
      others.filter(({ neutral, harmony }) => !neutral && harmony >= 0.78),
      3,
    ),
    beware: names(
      [...others].reverse().filter(({ harmony }) => harmony < 0.6),
      2,
    ),
  };
}

export const adviseColour = tool({
  description: 'Which colours go with one, or how two go together: 0 to 1, good from 0.75 on.',
  input: z.object({ colour: z.enum(colorNames), with: z.enum(colorNames).optional() }),
  changes: false,
  run: async (input) => ({
    ...adviseOn(input.colour),
    pairing: input.with ? pairingOf(input.colour, input.with) : null,
  }),
});
