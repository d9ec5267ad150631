import { slotsOfKind } from '#stylist/slots.ts';
import { type Day, type Wishes, withOutfits } from '../../state.ts';
import { occurs } from '../../words/pattern.ts';
import { dayInput, dayWith } from '../day.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { wishesWith } from '../wishes.ts';
import { choiceIn, isOfHeels, orNot } from './asks-verdict.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** The look on the table with the piece that was chosen, which it may have already. */
export async function exchanged(
  context: IntentContext,
  verdict: Verdict,
  day: Day,
  wishes: Wishes,
): Promise<Reply> {
  const { state, wardrobe, box } = context;
  const [current] = state.outfits;
  const remember = { topic: 'adjust' as const, day, asked: null };
  const worn = garmentsByIds(wardrobe, current?.garmentIds ?? []);
  const isWorn = worn.some(({ id }) => verdict.into.includes(id));
  const places = garmentsByIds(wardrobe, verdict.into).flatMap(({ kind }) => slotsOfKind[kind]);
  const kept = worn.filter(({ kind }) => !slotsOfKind[kind].some((slot) => places.includes(slot)));
  const mustAvoid = [...new Set([...wishes.mustAvoid, ...verdict.out])].slice(0, 400);
  const { outfits } =
    isWorn || verdict.into.length === 0
      ? { outfits: [] }
      : await context.use('composeOutfits', {
          ...dayInput(day, box),
          moods: wishes.moods,
          mustAvoid,
          mustInclude: kept.map(({ id }) => id),
          oneOfEach: [verdict.into.slice(0, 12)],
          among: [...kept.map(({ id }) => id), ...verdict.into],
          count: 1,
        });
  return {
    sentences: [verdict.says],
    ...(outfits.length > 0
      ? {
          outfits,
          remember: { ...remember, wishes: { ...wishes, mustAvoid }, ...withOutfits(state, outfits, false) },
        }
      : { garmentIds: current?.garmentIds ?? [], remember }),
  };
}

/** A question about a look on the table, which stays as it is where nothing is exchanged. */
export const verdictOnTable =
  (adjust: IntentHandler): IntentHandler =>
  async (context) => {
    const { state, understood, wardrobe, box } = context;
    const ofHeels = isOfHeels(context);
    // Flat shoes are one side of the choice, not yet wanted.
    const slots = ofHeels ? { ...understood.slots, moods: [] } : understood.slots;
    const day = dayWith(state.day, slots, box);
    const { wishes } = wishesWith(state.wishes, { ...slots, garments: [] }, wardrobe);
    const verdict = await verdictOn(context, day, wishes);
    const isOwn = slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length > 0);
    if (!verdict) return adjust(context);
    if (ofHeels) return exchanged(context, verdict, day, wishes);
    if (verdict.isWithout) {
      const reply = await adjust(context);
      return { ...reply, sentences: [verdict.says, ...reply.sentences] };
    }
    if (isOwn && verdict.isDuty !== true) {
      if (choiceIn(context)) return exchanged(context, verdict, day, wishes);
      const isPlain = occurs(orNot, understood.reading.tokens);
      if (isPlain && verdict.out.length > 0)
        return {
          sentences: [verdict.says],
          garmentIds: state.outfits[0]?.garmentIds ?? [],
          remember: { topic: 'adjust', day, asked: null },
        };
      const reply = await adjust(context);
      if ((reply.outfits ?? []).length > 0) return isPlain ? { ...reply, sentences: [verdict.says] } : reply;
      const worn = verdict.into.filter((id) => state.outfits[0]?.garmentIds.includes(id));
      return {
        ...reply,
        sentences: [verdict.says],
        garmentIds: (worn.length > 0 ? worn : [...verdict.into, ...verdict.out]).slice(0, 1),
      };
    }
    return {
      sentences: [verdict.says],
      garmentIds: state.outfits[0]?.garmentIds ?? [],
      remember: { topic: 'adjust', day, wishes, asked: null },
    };
  };
