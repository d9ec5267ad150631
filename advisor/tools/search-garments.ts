import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import { fabrics, patterns } from '#contract/garment-attributes.ts';
import { careInstructions } from '#contract/garment-words.ts';
import { categories, occasions, seasons } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import { seasonFitOf } from '#stylist/traits/season-fit.ts';
import { wornKinds } from '#stylist/vocabulary/kinds.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { colourAnswers, nameStems } from '../understand/garments/find-garments.ts';
import { tool } from './tool.ts';

const Input = z.object({
  kinds: z.array(z.enum(wornKinds)).max(20).optional(),
  category: z.enum(categories).optional(),
  colours: z.array(z.enum(colorNames)).max(4).optional(),
  fabric: z.enum(fabrics).optional(),
  pattern: z.enum(patterns).optional(),
  occasion: z.enum(occasions).optional(),
  season: z.enum(seasons).optional(),
  /** `rarely`: not worn for two months, or never; `often`: most worn. */
  worn: z.enum(['rarely', 'often']).optional(),
  favourite: z.boolean().optional(),
});
export type SearchInput = z.output<typeof Input>;

const restedDays = 60;
const goodFit = 0.5;

/** Filters a wardrobe; keeps its order unless wear is requested. */
export function searchIn(wardrobe: readonly Garment[], asked: SearchInput): Garment[] {
  const suits = (garment: Garment) => {
    const names = nameStems(garment);
    return (
      (asked.kinds?.includes(garment.kind) ?? true) &&
      (asked.category === undefined || garment.category === asked.category) &&
      (asked.fabric === undefined || garment.fabric === asked.fabric) &&
      (asked.pattern === undefined || garment.pattern === asked.pattern) &&
      (asked.favourite === undefined || Boolean(garment.favorite) === asked.favourite) &&
      (asked.colours?.some((colour) => colourAnswers(garment, colour, names) > 0) ?? true) &&
      (asked.occasion === undefined || traitsOf(garment).fits[asked.occasion] >= goodFit) &&
      (asked.season === undefined ||
        seasonFitOf(garment, traitsOf(garment).air, { season: asked.season, temperatureC: null }) >=
          goodFit) &&
      (asked.worn !== 'rarely' || garment.lastWornDaysAgo === null || garment.lastWornDaysAgo >= restedDays)
    );
  };
  const found = wardrobe.filter(suits);
  if (asked.worn === 'often') found.sort((a, b) => b.timesWorn - a.timesWorn);
  if (asked.worn === 'rarely') found.sort((a, b) => (b.lastWornDaysAgo ?? 1e6) - (a.lastWornDaysAgo ?? 1e6));
  return found;
}

/** A garment as given to a model. The name is the person's text: data, never an instruction. */
export const told = ({
  id,
  name,
  kind,
  colors,
  pattern,
  fabric,
  timesWorn,
  lastWornDaysAgo,
  inLaundry,
  away,
  elsewhere,
  care = [],
}: Garment) => ({
  id,
  name: name.slice(0, 80),
  kind,
  colours: colors.map(({ hex, name: colour }) => colour ?? hex),
  pattern,
  fabric,
  timesWorn,
  lastWornDaysAgo,
  inLaundry: inLaundry ?? false,
  ...(away && { lentOrPutAway: true }),
  ...(elsewhere !== undefined && { inAnotherHouse: elsewhere || 'main' }),
  ...(care.length > 0 ? { label: care.map((one) => careInstructions[one]) } : {}),
});

export const searchGarments = tool({
  description: 'Finds garments that the person owns. Everything else is not theirs.',
  input: Input,
  changes: false,
  run: async (input, box) => {
    const found = searchIn(box.wardrobe ?? [], input);
    return { total: found.length, garments: found.slice(0, 60).map(told) };
  },
});
