import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Act, Acted, DressedDay } from './act.ts';
import { composeFor } from './compose.ts';
import { DayInput, GarmentIds } from './day-input.ts';
import { tasteOf } from './taste.ts';
import { tool } from './tool.ts';
import type { Toolbox } from './toolbox.ts';

const Look = DayInput.extend({
  garmentIds: GarmentIds.min(1).max(10),
  /** The person's name for it. */
  name: z.string().trim().min(1).max(limits.outfit.nameMax).optional(),
});
const nothing: Acted = { done: false, why: 'nothing' };

export const act = async ({ act: change }: Toolbox, wanted: Act | null): Promise<Acted> =>
  change === null ? { done: false, why: 'no-account' } : wanted === null ? nothing : change(wanted);

/**
 * Builds the outfit of exactly these pieces; `null` when some are not the person's or they are
 * incompatible.
 */
function outfitOfExactly(input: z.output<typeof Look>, box: Toolbox): ComposedOutfit | null {
  const wardrobe = (box.wardrobe ?? []).filter(({ id }) => input.garmentIds.includes(id));
  if (wardrobe.length !== new Set(input.garmentIds).size) return null;
  const { garmentIds: mustInclude, name, ...day } = input;
  const asked = { ...day, mustInclude, count: 1 };
  const taste = tasteOf(box);
  const outfit =
    composeFor(wardrobe, asked, taste).outfits[0] ??
    composeFor(wardrobe, { ...asked, exactly: true }, taste).outfits[0];
  return outfit ? { ...outfit, ...(name !== undefined && { name }) } : null;
}

export function dressedDay(input: z.output<typeof Look>, box: Toolbox): DressedDay | null {
  const outfit = outfitOfExactly(input, box);
  const { temperatureC = null, rain = false, event = null } = input;
  return outfit && { outfit, day: { temperatureC, rain, event } };
}

/** All of them, or null. */
function dressedDays<I extends z.output<typeof Look>>(looks: readonly I[], box: Toolbox) {
  const dressed = looks.map((look) => ({ look, dressed: dressedDay(look, box) }));
  return dressed.every((one): one is { look: I; dressed: DressedDay } => one.dressed !== null)
    ? dressed
    : null;
}

export const owns = ({ wardrobe }: Toolbox, ids: readonly string[]) =>
  ids.every((id) => wardrobe?.some((garment) => garment.id === id));

export const todayOf = ({ today: { year, month, day } }: Toolbox) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

export const keepOutfits = tool({
  description:
    'Saves outfits of the person’s own garments; `liked` marks them as favourites too, `named` gives them the names told. Only when asked to.',
  input: z.object({
    looks: z.array(Look).min(1).max(7),
    liked: z.boolean().default(false),
    named: z.boolean().default(false),
  }),
  changes: true,
  run: async ({ looks, liked, named }, box) => {
    const outfits = dressedDays(looks, box)?.map(({ dressed }) => dressed);
    return act(box, outfits ? { act: 'keep', outfits, liked, named } : null);
  },
});

export const planOutfits = tool({
  description: 'Saves outfits and plans each on its date of the calendar, all or none. Only when asked to.',
  input: z.object({
    looks: z
      .array(Look.extend({ date: z.iso.date() }))
      .min(1)
      .max(7),
  }),
  changes: true,
  run: async ({ looks }, box) => {
    const plans = dressedDays(looks, box)?.map(({ look, dressed }) => ({ ...dressed, date: look.date }));
    return act(box, plans ? { act: 'plan', plans } : null);
  },
});

export const wearOutfit = tool({
  description: 'Marks an outfit as worn, today or on an earlier date. Only when asked to.',
  input: Look.extend({ date: z.iso.date().optional() }),
  changes: true,
  run: async ({ date, ...look }, box) => {
    const dressed = dressedDay(look, box);
    return act(box, dressed && { act: 'wear', ...dressed, date: date ?? todayOf(box) });
  },
});

export const wearGarments = tool({
  description: 'Marks single garments as worn, today or on an earlier date. Only when asked to.',
  input: z.object({ garmentIds: GarmentIds.min(1).max(10), date: z.iso.date().optional() }),
  changes: true,
  run: ({ garmentIds, date }, box) =>
    act(box, owns(box, garmentIds) ? { act: 'wear-garments', garmentIds, date: date ?? todayOf(box) } : null),
});

export const refuseOutfit = tool({
  description:
    'Notes that a proposed outfit does not please, or one piece of it; it is not proposed again and the stylist learns. Only when the person says so.',
  input: Look.extend({ pieceId: z.string().max(120).optional() }),
  changes: true,
  run: async ({ pieceId, ...look }, box) => {
    const isWorn = pieceId === undefined || look.garmentIds.includes(pieceId);
    const dressed = isWorn ? dressedDay(look, box) : null;
    return act(box, dressed && { act: 'refuse', ...dressed, garmentId: pieceId ?? null });
  },
});

export const markGarments = tool({
  description:
    'Marks garments as favourites or not, or as put to the wash or clean again. Only when asked to.',
  input: z.object({
    garmentIds: GarmentIds.min(1),
    favourite: z.boolean().optional(),
    inLaundry: z.boolean().optional(),
  }),
  changes: true,
  run: ({ garmentIds, favourite, inLaundry }, box) =>
    act(
      box,
      owns(box, garmentIds)
        ? {
            act: 'mark',
            garmentIds,
            ...(favourite !== undefined && { favourite }),
            ...(inLaundry !== undefined && { inLaundry }),
          }
        : null,
    ),
});

export const undoLast = tool({
  description: 'Undoes the last change made in this conversation. Only when asked to.',
  input: z.object({}),
  changes: true,
  run: (_, box) => act(box, { act: 'undo' }),
});

export const seeTable = tool({
  description:
    'The outfits and products that this conversation has last proposed, in the order shown: "the second" is the second of them.',
  input: z.object({}),
  changes: false,
  run: async (_, { table }) => table,
});

const PlanIds = z.array(z.uuid()).min(1).max(14);

export const seePlans = tool({
  description: 'The outfits planned in the calendar from one date to another, at most two months.',
  input: z.object({ from: z.iso.date(), to: z.iso.date() }),
  changes: false,
  run: async ({ from, to }, { plans }) => (plans ? plans(from, to) : []),
});

export const movePlans = tool({
  description: 'Moves planned outfits to other dates, all or none. Only when asked to.',
  input: z.object({
    moves: z
      .array(z.object({ planId: z.uuid(), date: z.iso.date() }))
      .min(1)
      .max(14),
  }),
  changes: true,
  run: ({ moves }, box) => act(box, { act: 'move-plans', moves }),
});

export const swapPlan = tool({
  description: 'Puts another outfit in the place of a planned one. Only when asked to.',
  input: DayInput.extend({ planId: z.uuid(), garmentIds: GarmentIds.min(1).max(10) }),
  changes: true,
  run: async ({ planId, ...look }, box) => {
    const dressed = dressedDay(look, box);
    return act(box, dressed && { act: 'swap-plan', planId, ...dressed });
  },
});

export const deletePlans = tool({
  description: 'Takes planned outfits off the calendar; the outfits stay. Only when asked to.',
  input: z.object({ planIds: PlanIds }),
  changes: true,
  run: ({ planIds }, box) => act(box, { act: 'delete-plans', planIds }),
});
