import { occasionOfEvent } from '#contract/events.ts';
import { eventOf } from '#stylist/events/events.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Composed } from '../tools/compose.ts';
import { colourCustom, isMourning } from '../tools/customs.ts';
import type { DayInput } from '../tools/day-input.ts';
import { seasonOfMonth } from '../tools/season-of-month.ts';
import { garmentsLike } from './garments-named.ts';
import type { Heard } from './hear.ts';
import { type Context, lookOf, type Reply, withoutWardrobe } from './reply.ts';
import { type Day, newState, noDay, noWishes, type OutlineState, type Wishes } from './state.ts';

/** Merges what a message tells into the day; another plan keeps only the weather. */
export function dayWith(before: Day, heard: Heard): Day {
  const isPlan = heard.event !== null || heard.occasion !== null;
  return {
    event: isPlan ? heard.event : before.event,
    occasion: isPlan ? heard.occasion : before.occasion,
    temperatureC: heard.temperatureC ?? before.temperatureC,
    rain: heard.rain || before.rain,
    season: heard.season ?? before.season,
  };
}

export function dayInput({ event, occasion, temperatureC, rain, season }: Day, { box }: Context): DayInput {
  return {
    occasion: event ? occasionOfEvent(event) : (occasion ?? 'casual'),
    season: season ?? seasonOfMonth(box.today.month),
    event,
    temperatureC,
    rain,
  };
}

export function purposeOf(day: Day, { engine }: Context): string {
  const event = eventOf(day.event);
  return engine.day.purposeOf({ occasion: event?.occasion ?? day.occasion ?? 'casual', event });
}

const mostLists = 4;
const mostColours = 4;

/** Adds a message's wishes to those before; a new wish for a kind replaces the one before. */
export function wishesWith(before: Wishes, heard: Heard, wardrobe: readonly Garment[]): Wishes {
  const refused = heard.mentions.filter(({ wanted }) => !wanted).flatMap(({ ids }) => ids);
  const lists = heard.mentions.flatMap(({ wanted, ids }) => (wanted && ids.length > 0 ? [[...ids]] : []));
  const categoryOf = (ids: readonly string[]) => wardrobe.find(({ id }) => id === ids[0])?.category;
  const replaced = new Set(lists.map(categoryOf));
  const kept = before.oneOfEach
    .filter((ids) => !replaced.has(categoryOf(ids)))
    .map((ids) => ids.filter((id) => !refused.includes(id)))
    .filter((ids) => ids.length > 0);
  const wanted = new Set(lists.flat());
  return {
    oneOfEach: [...lists, ...kept].slice(0, mostLists),
    avoid: [...new Set([...before.avoid, ...refused])].filter((id) => !wanted.has(id)),
    colours: [...new Set([...heard.colours, ...before.colours])]
      .filter((colour) => !heard.avoidedColours.includes(colour))
      .slice(0, mostColours),
    avoidedColours: [...new Set([...before.avoidedColours, ...heard.avoidedColours])].slice(0, 8),
    moods: [...new Set([...heard.moods, ...before.moods])].slice(0, 4),
  };
}

/** Takes out what guests of the event do not wear, and says why. */
function seemly(context: Context, day: Day, wishes: Wishes): { wishes: Wishes; why: string | null } {
  const { wardrobe, say, heard } = context;
  const asked = [
    ...heard.colours,
    ...heard.mentions.flatMap(({ wanted, colours }) => (wanted ? colours.slice(0, 1) : [])),
  ];
  const customs = asked.map((colour) => colourCustom(day.event, colour));
  const custom = customs.includes('bride') ? 'bride' : customs.includes('mourning') ? 'mourning' : null;
  if (custom === null) return { wishes, why: null };
  const against = asked.filter((colour) => colourCustom(day.event, colour) !== null);
  const unfit = new Set(garmentsLike(wardrobe, { kinds: [], colours: against, fabric: null, pattern: null }));
  return {
    wishes: {
      ...wishes,
      oneOfEach: wishes.oneOfEach
        .map((ids) => ids.filter((id) => !unfit.has(id)))
        .filter((ids) => ids.length > 0),
      colours: wishes.colours.filter((colour) => !against.includes(colour)),
    },
    why: say(`custom-${custom}`),
  };
}

const usualCount = 2;
const mostCount = 5;
const recentMost = 40;

type Request = { day: Day; wishes: Wishes; count: number; notAgain?: readonly (readonly string[])[] };

export const compose = (
  context: Context,
  { day, wishes, count, notAgain = [] }: Request,
): Promise<Composed> =>
  context.use('composeOutfits', {
    ...dayInput(day, context),
    oneOfEach: wishes.oneOfEach.map((ids) => ids.slice(0, 20)),
    mustAvoid: wishes.avoid,
    colours: wishes.colours.slice(0, mostColours),
    avoidedColours: wishes.avoidedColours,
    moods: wishes.moods,
    notAgain: [...notAgain, ...context.box.recentOutfits.slice(-recentMost)]
      .slice(0, recentMost)
      .map((ids) => [...ids]),
    count,
  });

/** Maya says the best reason, Valentina the next one. */
export function reasonFor({ box }: Context, { reasons }: ComposedOutfit): string | undefined {
  return box.advisor === 'valentina' ? (reasons[1] ?? reasons[0]) : reasons[0];
}

const poorScore = 55;
const mostShown = 16;

export const onTable = (
  outfits: readonly ComposedOutfit[],
  before: OutlineState['shown'],
): Pick<OutlineState, 'outfits' | 'shown'> => ({
  outfits: outfits.map(({ garmentIds, name }) => ({ garmentIds, name })),
  shown: [...before, ...outfits.map(({ garmentIds }) => garmentIds)].slice(-mostShown),
});

const lowered = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

export async function dress(context: Context): Promise<Reply> {
  const { heard, state, wardrobe, words, say, library } = context;
  const isPlan = heard.event !== null || heard.occasion !== null;
  const before = isPlan
    ? { ...noDay, temperatureC: state.day.temperatureC, rain: state.day.rain }
    : state.day;
  const day = dayWith(
    state.date !== null && heard.date !== null && heard.date !== state.date ? noDay : before,
    heard,
  );
  const remember = { day, date: heard.date, ...(heard.date === null && { date: state.date }) };
  const nothing = withoutWardrobe(context);
  const sober = isMourning(day.event) && say('condolence');
  if (nothing) {
    const advice = library.find(heard.text, 0.35)?.entry.text;
    return { kind: 'outfit', sentences: [sober, advice, nothing], remember };
  }
  const fresh = wishesWith({ ...noWishes, avoid: state.wishes.avoid }, heard, wardrobe);
  const { wishes, why } = seemly(context, day, fresh);
  const count = isMourning(day.event) ? 1 : Math.min(mostCount, Math.max(1, countAsked(heard) ?? usualCount));
  let composed = await compose(context, { day, wishes, count });
  // Of pieces that are not worn together, the one named first counts.
  if (composed.outfits.length === 0 && wishes.oneOfEach.length > 1)
    composed = await compose(context, {
      day,
      wishes: { ...wishes, oneOfEach: wishes.oneOfEach.slice(0, 1) },
      count,
    });
  const [first, second] = composed.outfits;
  const gap = (composed.missing.find(({ essential }) => essential) ?? composed.missing[0])?.text;
  const missing = gap !== undefined && say('missing', { text: lowered(gap) });
  if (!first)
    return {
      kind: 'outfit',
      sentences: [sober, why, say('no-outfit'), missing],
      remember: { ...remember, outfits: [] },
    };
  const unowned = heard.mentions.filter(
    ({ wanted, ids, colours }) => wanted && ids.length === 0 && !(why && colours.length > 0),
  );
  const look = lookOf(context, first.garmentIds);
  const purpose = purposeOf(day, context);
  const isAbout = day.event !== null || day.occasion !== null;
  const line = isMourning(day.event) ? 'outfit-sober' : isAbout ? 'outfit' : 'outfit-plain';
  return {
    kind: 'outfit',
    sentences: [
      sober,
      why,
      unowned.length > 0 && say('unowned', { what: words.quote(unowned[0]?.text ?? '') }),
      (composed.relaxed || first.aiScore <= poorScore) && say('not-quite'),
      say(line, { look, for: purpose }),
      reasonFor(context, first),
      missing,
      second && say('second', { look: lookOf(context, second.garmentIds) }),
      !isAbout && wishes.oneOfEach.length === 0 && say('assumed'),
    ],
    outfits: composed.outfits,
    remember: {
      ...newState,
      ...remember,
      turn: state.turn,
      isMinor: state.isMinor,
      wishes,
      focus: wishes.oneOfEach.flatMap((ids) => ids.slice(0, 1)),
      ...onTable(composed.outfits, []),
    },
  };
}

/** "three looks"; a number beside degrees or in a date is none. */
function countAsked({ number, temperatureC, date }: Heard): number | null {
  return temperatureC === null && date === null ? number : null;
}
