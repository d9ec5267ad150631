import { place } from '#stylist/requests/placing.ts';
import { isAccessory, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { Day, ShownOutfit } from '../../state.ts';
import type { Phrase } from '../../voice/phrase.ts';
import { dayInput } from '../day.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { reasonAgainst } from '../opinions/verdict.ts';
import { constraintsOf, wishesWith } from '../wishes.ts';

export const seen = (look: readonly Garment[]) => place(look).filter((one) => !isAccessory(one));

export function failingFor(context: IntentContext, look: readonly Garment[], day: Day) {
  const { state, understood } = context;
  const moods = [...new Set([...understood.slots.moods, ...state.wishes.moods])];
  // A piece accepted for the earlier plan is judged again.
  const anew = { ...context, state: { ...state, outfits: [] } };
  return seen(look).flatMap(({ garment }): { piece: Garment; why: Phrase }[] => {
    const why = reasonAgainst(anew, garment, day, moods);
    return why ? [{ piece: garment, why }] : [];
  });
}

export async function replaced(
  context: IntentContext,
  look: ShownOutfit,
  failing: readonly Garment[],
  day: Day,
): Promise<{ outfit: Awaited<ReturnType<typeof composed>>; isAnew: boolean }> {
  const { wardrobe } = context;
  const worn = garmentsByIds(wardrobe, look.garmentIds);
  const open = failing.flatMap(({ kind }) => slotsOfKind[kind]);
  const stays = worn.filter((one) => !failing.includes(one));
  const free = wardrobe.filter(
    (one) => isAtHand(one) && slotsOfKind[one.kind].some((slot) => open.includes(slot)),
  );
  const main = seen(stays).map(({ garment }) => garment.id);
  const among = [...new Set([...stays, ...free].map(({ id }) => id))].slice(0, 400);
  const exact = await composed(context, day, failing, { mustInclude: main, among });
  if (exact) return { outfit: exact, isAnew: false };
  return { outfit: await composed(context, day, failing, {}), isAnew: true };
}

async function composed(
  context: IntentContext,
  day: Day,
  failing: readonly Garment[],
  bounds: { mustInclude?: string[]; among?: string[] },
) {
  const { state, understood, wardrobe, box } = context;
  const { wishes } = wishesWith(constraintsOf(state.wishes), { ...understood.slots, garments: [] }, wardrobe);
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(day, box),
    moods: wishes.moods,
    avoidedColours: wishes.avoidedColours,
    mustAvoid: [...new Set([...wishes.mustAvoid, ...failing.map(({ id }) => id)])].slice(0, 400),
    ...bounds,
    count: 1,
  });
  return outfits[0];
}
