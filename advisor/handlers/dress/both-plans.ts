import type { EventName } from '#contract/events.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { place } from '#stylist/requests/placing.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { Day } from '../../state.ts';
import { isMourning } from '../../tools/customs.ts';
import { type Mood, needs } from '../../understand/moods.ts';
import type { Plan } from '../../understand/plans/event-words.ts';
import { gravest } from '../../understand/plans/plans-in.ts';
import { inOrder, theList } from '../../voice/names.ts';
import type { Phrase } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { dayInput, purposeOfPlan } from '../day.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';

/** "¿vale lo mismo o me llevo un cambio?" */
export const orChange = patternOf(
  'o [mejor] [me] llevo|llevar|llevarme|meto|echo|cargo|traigo [un|una|otra|algo|ropa|muda] [de] cambio|muda|recambio / llevo|meto|echo|cargo [un|una|otra|algo|ropa|muda] [de|para] cambio|muda|recambio o|u / me cambio|cambiarme o / o [mejor] me cambio|cambiarme',
);

/** "me cambio allí", "llevo ropa de cambio" */
export const changesThere = patternOf(
  'me cambio alli|ahi|alla|luego|despues|antes|en|a / y me cambio $ / ya me cambio / me llevo|llevare [un|una|otra|ropa|muda] [de] cambio|muda',
);

/** Level of dress apart, a ceremony or work rules what is worn beside it; a beach and a dinner leave one another be. */
const rankOf = ({ occasion, event }: Pick<Day, 'occasion' | 'event'>): number =>
  isMourning(event) ? 3 : occasion === 'formal' ? 2 : occasion === 'work' ? 1 : 0;

export const planOf = ({ occasion, event, purpose }: Day): Plan => ({
  occasion: occasion ?? 'casual',
  event,
  purpose,
});

export const graverOf = (day: Day, then: Plan): { main: Day; other: Plan; isSwapped: boolean } =>
  rankOf(then) > rankOf(day)
    ? { main: { ...day, ...then }, other: planOf(day), isSwapped: true }
    : { main: day, other: then, isSwapped: false };

const changed: ReadonlySet<Slot> = new Set(['mid', 'outer', 'shoes', 'tie']);
const main: ReadonlySet<Slot> = new Set(['onePiece', 'base', 'bottom']);
const details: ReadonlySet<Slot> = new Set(['outer', 'tie']);
const onTheWay: ReadonlySet<Slot> = new Set(['shoes', 'tie']);

const slotOf = ({ kind }: Garment): Slot => slotsOfKind[kind][0] ?? 'base';

type Change = { moods: readonly Mood[]; isDetail: boolean; open?: ReadonlySet<Slot> };

export async function changeFor(
  context: IntentContext,
  look: readonly string[],
  day: Day,
  { moods, isDetail, open = isDetail ? details : changed }: Change,
): Promise<{ outfit: ComposedOutfit; says: Phrase } | null> {
  const { wardrobe, speaker, box, state, understood } = context;
  const demanded = understood.slots.moods.filter((mood) => needs.has(mood) && !moods.includes(mood));
  const worn = place(garmentsByIds(wardrobe, look));
  const taken = new Set(worn.map(({ slot }) => slot));
  const isFree = (one: Garment) =>
    open.has(slotOf(one)) && (taken.has(slotOf(one)) || slotOf(one) === 'shoes' || slotOf(one) === 'tie');
  const stays = worn.filter(({ slot }) => !open.has(slot)).map(({ garment }) => garment.id);
  const tie = worn.flatMap(({ slot, garment }) => (slot === 'tie' && isDetail ? [garment.id] : []));
  const candidates = wardrobe.filter((one) => isAtHand(one) && isFree(one)).map(({ id }) => id);
  const kept = worn.filter(({ slot }) => main.has(slot)).map(({ garment }) => garment.id);
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(day, box),
    mustInclude: kept.slice(0, 8),
    among: [...new Set([...stays, ...candidates])].slice(0, 400),
    mustAvoid: [...state.always.mustAvoid, ...tie].slice(0, 400),
    moods: [...moods, ...demanded].slice(0, 6),
    count: 1,
  });
  const [outfit] = outfits;
  if (!outfit) return null;
  const told = isDetail ? changed : open;
  const ofChange = (ids: readonly string[]) =>
    garmentsByIds(wardrobe, ids).flatMap((one) => (told.has(slotOf(one)) ? [one.id] : []));
  const named = (ids: readonly string[]) => theList(inOrder(garmentsByIds(wardrobe, ids)));
  const out = ofChange(look.filter((id) => !outfit.garmentIds.includes(id)));
  const into = ofChange(outfit.garmentIds.filter((id) => !look.includes(id)));
  const called = purposeOfPlan(planOf(day));
  const purpose = day.event === null && called === 'el día a día' ? 'después' : called;
  const says =
    into.length === 0 && out.length === 0
      ? speaker.say('and-too', { for: purpose })
      : out.length === 0
        ? speaker.say('later-add', { for: purpose, into: named(into) })
        : into.length === 0
          ? speaker.say('later-off', { for: purpose, out: named(out) })
          : speaker.say('later-swap', { for: purpose, out: named(out), into: named(into) });
  return { outfit, says };
}

const wild: ReadonlySet<EventName | null> = new Set<EventName>([
  'countryside',
  'hiking',
  'harvest',
  'camping',
]);

export const worthChanging = 6;

export async function alsoFor(
  context: IntentContext,
  look: readonly string[],
  day: Day,
  then: Plan,
): Promise<Phrase | null> {
  const { speaker, box, state } = context;
  if (then.event === null && (then.purpose === null || then.purpose === 'el día a día')) return null;
  if (gravest.has(day.event) && then.occasion === 'sport') return null;
  const later = { ...day, ...then };
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(later, box),
    among: [...look],
    mustAvoid: state.always.mustAvoid,
    count: 1,
  });
  const asItIs = outfits.find(({ garmentIds }) => look.every((id) => garmentIds.includes(id)));
  if (gravest.has(day.event) && day.occasion !== 'work')
    return asItIs ? speaker.say('and-too', { for: purposeOfPlan(then) }) : null;
  const moods = wild.has(then.event) ? (['muddy'] as const) : [];
  const change = await changeFor(context, look, later, { moods, isDetail: false, open: onTheWay });
  return !change || (asItIs && change.outfit.aiScore - asItIs.aiScore < worthChanging)
    ? asItIs
      ? speaker.say('and-too', { for: purposeOfPlan(then) })
      : null
    : change.says;
}
