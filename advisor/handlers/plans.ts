import type { ComposedOutfit } from '#stylist/generate.ts';
import { a, capitalise, joinAnd } from '#stylist/language/grammar.ts';
import { purposeOf } from '#stylist/language/occasions.ts';
import type { Gap } from '#stylist/requests/gaps.ts';
import { noDay } from '../state.ts';
import { dayOfMonth, weekIn } from '../understand/dates.ts';
import { suits } from '../understand/wearer.ts';
import { inOrder, theList } from '../voice/names.ts';
import { planWeek } from './about-outfits.ts';
import { said } from './acted.ts';
import { namedByDay } from './by-day.ts';
import { dayInput, dayWith, purposeIn } from './day.ts';
import { rememberOutfits } from './dress.ts';
import { garmentsByIds, type IntentHandler, withoutWardrobe } from './handler.ts';
import { needsFor } from './needs.ts';
import { isUsual } from './selection.ts';

/** Phrases a purchase idea without a possessive: "un jersey camel (12 outfits más)". */
function ideaOf({ garment, outfits }: Gap): string {
  return `${a(garment)} (${outfits === 1 ? '1 outfit' : `${outfits} outfits`} más)`;
}

export const gaps: IntentHandler = async (context) => {
  const { speaker } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'gaps', asked: null } };
  const { slots } = context.understood;
  const needs = needsFor(context);
  if (needs) return needs;
  // "para verme más profesional" names no plan, but work clothes.
  const occasion =
    slots.occasion ?? (said(context, /^(profesional|seri[ao]|formal|ejecutiv)/) ? 'work' : null);
  const asked = {
    ...(occasion && occasion !== 'casual' ? { occasion } : {}),
    ...(slots.season ? { season: slots.season } : {}),
  };
  const isFor = Object.keys(asked).length > 0;
  const found = (await context.use('findGaps', { count: 6, ...asked }))
    .filter(({ garment }) => suits(garment, context.state.wearer) && isUsual(context.wardrobe, garment.kind))
    .slice(0, mostIdeas);
  const kinds = found.map(({ garment }) => garment.kind);
  const purpose = occasion ? (slots.purpose ?? purposeOf({ occasion, event: null })) : null;
  const line = found.length === 0 ? 'gaps-none' : isFor && purpose ? 'gaps-for' : 'gaps';
  return {
    sentences: [speaker.say(line, { things: joinAnd(found.map(ideaOf)), for: purpose ?? '' })],
    remember: {
      topic: 'gaps',
      asked: null,
      productIds: [],
      shopping:
        kinds.length > 0
          ? { kinds, text: null, colours: [], maxEuros: slots.budgetEuros, size: null, without: [] }
          : null,
    },
  };
};

const mostIdeas = 3;
const workingWeek = 5;

export const week: IntentHandler = async (context) => {
  const { understood, box, speaker } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'week', asked: null } };
  const said = dayWith(noDay, understood.slots, box);
  const day = said.occasion ? said : { ...said, occasion: 'work' as const };
  const count = Math.min(7, understood.slots.days ?? workingWeek);
  const dates = weekIn(understood.reading.tokens, box.today, count);
  return {
    sentences: [speaker.say('week-open')],
    later: async () => {
      const planned = await context.use('planDays', {
        days: dates.map(() => dayInput(day, box)),
      });
      const named = namedByDay(
        planned.map(({ outfit }) => outfit),
        dates.map((date) => capitalise(dayOfMonth(date))),
      );
      if (named.length === 0)
        return { sentences: [speaker.say('few-garments')], remember: { topic: 'week', asked: null } };
      const outfits = planned.flatMap(({ outfit }) => outfit ?? []);
      const keyOf = ({ garmentIds }: ComposedOutfit) => [...garmentIds].sort().join();
      const week = planned.flatMap(({ outfit }, at) => {
        const date = dates[at];
        return outfit && date
          ? [{ date, outfit: named.findIndex((one) => keyOf(one) === keyOf(outfit)) }]
          : [];
      });
      const remember = rememberOutfits(context, named, { topic: 'week', day, asked: null, week }, true);
      const state = { ...context.state, ...remember };
      const acts = !understood.onlyAsks && box.act !== null;
      const kept = acts ? await planWeek({ ...context, state }, week) : null;
      return {
        sentences: [
          ...(kept?.sentences ?? [speaker.say('offer-week')]),
          outfits.length < count && speaker.say('week-short', { count: outfits.length }),
          said.occasion === null && speaker.say('assumed', { for: purposeIn(day) }),
        ],
        outfits: named,
        remember: { ...remember, ...(kept?.remember ?? { asked: { what: 'keep', on: 'keep' } }) },
      };
    },
  };
};

export const capsule: IntentHandler = async (context) => {
  const { speaker, wardrobe } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'capsule', asked: null } };
  const found = await context.use('makeCapsule', { outfits: 20 });
  if (found.outfits < 2)
    return { sentences: [speaker.say('capsule-none')], remember: { topic: 'capsule', asked: null } };
  return {
    sentences: [
      speaker.say('capsule', { count: found.garmentIds.length, outfits: found.outfits }),
      speaker.say('capsule-list', { list: theList(inOrder(garmentsByIds(wardrobe, found.garmentIds))) }),
    ],
    garmentIds: found.garmentIds,
    remember: { topic: 'capsule', asked: null },
  };
};
