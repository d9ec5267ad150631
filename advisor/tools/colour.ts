import { z } from 'zod';
import { type ColorName, colorNames, hexOfColor, namedColors } from '#contract/colors.ts';
import { oklchOf } from '#stylist/colour/oklch.ts';
import { pairHarmony, type Relation, relationOf, type Tone, toneOf } from '#stylist/colour/pair-harmony.ts';
import { diagnoseLook } from '#stylist/requests/diagnose-look.ts';
import { categoryOf } from '#stylist/vocabulary/kinds.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { tool } from './tool.ts';

const tones: ReadonlyMap<ColorName, Tone> = new Map(
  namedColors.map(({ name, hex }) => [name, toneOf(oklchOf(hex))]),
);
const grey = toneOf(oklchOf('#808184'));
const toneNamed = (name: ColorName): Tone => tones.get(name) ?? grey;

/** Colours that are used for details only. */
const details: ReadonlySet<ColorName> = new Set(['dorado', 'plateado']);

/** Harmony from which two colours combine easily. */
const easyHarmony = 0.75;

export type Pairing = {
  harmony: number;
  relation: Relation;
  /** `uneasy` when the engine would caution against both in one outfit. */
  verdict: 'easy' | 'daring' | 'uneasy';
};

const plain = (kind: 'shirt' | 'pants', colour: ColorName): Garment => ({
  id: kind,
  name: kind,
  kind,
  category: categoryOf(kind),
  colors: [{ hex: hexOfColor(colour) ?? '#808184', share: 1 }],
  pattern: 'plain',
  style: 'casual',
  fabric: 'cotton',
  seasons: [],
  condition: 'good',
  timesWorn: 0,
  lastWornDaysAgo: null,
});

/** Whether the engine cautions against one colour above and the other below. */
function isUneasy(a: ColorName, b: ColorName): boolean {
  const look = [plain('shirt', a), plain('pants', b)];
  const { parts } = diagnoseLook(look, look, { occasion: 'casual', season: 'spring', seed: 1 });
  return parts.some(({ rule, reason }) => rule === 'colour-harmony' && reason.tone === 'caution');
}

export function pairingOf(a: ColorName, b: ColorName): Pairing {
  const harmony = pairHarmony(toneNamed(a), toneNamed(b));
  const verdict = harmony >= easyHarmony ? 'easy' : isUneasy(a, b) ? 'uneasy' : 'daring';
  return { harmony, relation: relationOf(toneNamed(a), toneNamed(b)), verdict };
}

export type ColourAdvice = {
  colour: ColorName;
  /** Neutral partners, then accents, then colours to combine with care. */
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
      others.filter(({ neutral, harmony }) => !neutral && harmony > easyHarmony),
      3,
    ),
    beware: names(
      [...others].reverse().filter(({ verdict }) => verdict === 'uneasy'),
      2,
    ),
  };
}

export const adviseColour = tool({
  description:
    'Which colours go with one, or how two go together: easy, daring, or uneasy, which the engine cautions against.',
  input: z.object({ colour: z.enum(colorNames), with: z.enum(colorNames).optional() }),
  changes: false,
  run: async (input) => ({
    ...adviseOn(input.colour),
    pairing: input.with ? pairingOf(input.colour, input.with) : null,
  }),
});
