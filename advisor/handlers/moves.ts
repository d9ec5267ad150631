import type { ComposedOutfit } from '#stylist/generate.ts';
import { place } from '#stylist/requests/placing.ts';
import type { Slot } from '#stylist/slots.ts';
import { type Day, type ShownOutfit, sameGarments, type Wishes } from '../state.ts';
import type { Composed, ComposeInput } from '../tools/compose.ts';
import { moodEffects } from '../tools/mood-effects.ts';
import { dayInput } from './day.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';
import { bestBeyond, between, farthest, type Goal, goalsOf, widestAxis } from './opinions/measure.ts';

export const shownIds = ({ state }: IntentContext) => state.shown.map(({ garmentIds }) => [...garmentIds]);

/** Some pieces stay, where the others alone can make the move; else all may change. */
export async function beyond(
  context: IntentContext,
  current: ShownOutfit,
  goal: Goal,
  request: ComposeInput,
  { outfits }: Composed,
): Promise<ComposedOutfit | undefined> {
  const { wardrobe } = context;
  const avoided = new Set(request.mustAvoid);
  const kept = place(garmentsByIds(wardrobe, current.garmentIds))
    .filter(
      ({ slot, garment }) =>
        stayOnMove.has(slot) &&
        !avoided.has(garment.id) &&
        !request.moods?.some((mood) => moodEffects[mood].avoids?.(garment)),
    )
    .map(({ garment }) => garment.id);
  const near =
    kept.length > 0 && (request.mustInclude ?? []).length === 0
      ? (await context.use('composeOutfits', { ...request, mustInclude: kept, count: 5 })).outfits
      : [];
  const found = bestBeyond(wardrobe, goal, [...near, ...outfits], current);
  if (found) return found;
  const demanded = new Set(request.mustInclude ?? []);
  const free = garmentsByIds(wardrobe, current.garmentIds).filter(({ id }) => !demanded.has(id));
  for (const piece of farthest(goal, free).slice(0, mostSwapped)) {
    const swapped = await context.use('composeOutfits', {
      ...request,
      mustInclude: current.garmentIds.filter((id) => id !== piece.id && !avoided.has(id)),
      mustAvoid: [...(request.mustAvoid ?? []), piece.id].slice(0, 500),
      oneOfEach: [],
      count: 5,
    });
    const other = bestBeyond(wardrobe, goal, swapped.outfits, current);
    if (other) return other;
  }
  return undefined;
}
const mostSwapped = 3;

const stayOnMove: ReadonlySet<Slot> = new Set(['bottom', 'outer']);

/** The outfit between the last two, or between those shown together. */
export async function inTheMiddle(
  context: IntentContext,
  day: Day,
  wishes: Wishes,
): Promise<ComposedOutfit | undefined> {
  const { state, wardrobe, box } = context;
  const [current, second] = state.outfits;
  const other = second ?? state.previous;
  if (!current || !other) return undefined;
  const axis = goalsOf(state.wishes.moods)[0]?.axis ?? widestAxis(wardrobe, current, other);
  const request = { ...dayInput(day, box), ...wishes, notAgain: shownIds(context), count: 5 };
  const mixed = await context.use('composeOutfits', {
    ...request,
    among: [...new Set([...current.garmentIds, ...other.garmentIds])],
  });
  const open = await context.use('composeOutfits', request);
  const isNew = (outfit: ComposedOutfit) => !state.shown.some((one) => sameGarments(one, outfit));
  const found = (outfits: readonly ComposedOutfit[]) =>
    between(wardrobe, axis, outfits.filter(isNew), current, other);
  return found(mixed.outfits) ?? found(open.outfits);
}
