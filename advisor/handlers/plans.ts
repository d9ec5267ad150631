import { colourOf } from '#stylist/colour/spelled.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { a, capitalise, joinAnd } from '#stylist/language/es/grammar.ts';
import { purposeOf } from '#stylist/language/es/purposes.ts';
import type { Gap } from '#stylist/requests/gaps.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { type Day, noDay } from '../state.ts';
import { numberOf } from '../understand/numbers.ts';
import { dayOfMonth, weekIn } from '../understand/told/dates.ts';
import { suits } from '../understand/told/wearer.ts';
import { inOrder, theList } from '../voice/names.ts';
import { patternOf } from '../words/pattern.ts';
import { planWeek } from './about-outfits.ts';
import { planning, said } from './acted.ts';
import { namedByDay } from './by-day.ts';
import { dayInput, dayWith, purposeIn } from './day.ts';
import { outfitsOfDays, unrepeatedIn } from './dress/outfits-of-days.ts';
import { rememberOutfits } from './dress/remember.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says, withoutWardrobe } from './handler.ts';
import { needsFor } from './needs.ts';
import { selectionOf } from './selection.ts';
import { daysSaid, weekdaysIn, wholeWeek } from './several-days.ts';
import { isUsual } from './usual-kinds.ts';
import { wishesWith } from './wishes.ts';

/** Phrases a purchase idea without a possessive: "un jersey camel (12 outfits más)". */
function ideaOf({ garment, outfits }: Gap): string {
  return `${a(garment)} (${outfits === 1 ? '1 outfit' : `${outfits} outfits`} más)`;
}

const flaws = patternOf(
  'algo malo|mejorable|feo / que falla|sobra|cambiarias / no funciona / lo peor / defectos / critica~|criticame',
);
const ofWardrobe = patternOf('armario|closet|ropero|placard / mi ropa');
/** "dime algo malo de mi armario" */
export const asksFlaws = (context: IntentContext): boolean =>
  says(context, flaws) && says(context, ofWardrobe) && context.understood.slots.garments.length === 0;

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

async function outfitsOf(context: IntentContext, days: readonly Day[]): Promise<(ComposedOutfit | null)[]> {
  const { understood, state, wardrobe, box } = context;
  const { tokens } = understood.reading;
  const { wishes } = wishesWith(state.always, understood.slots, wardrobe);
  const isBound =
    wishes.moods.length + wishes.mustAvoid.length + wishes.avoidedColours.length > 0 ||
    unrepeatedIn(tokens).length > 0;
  if (isBound) return outfitsOfDays(context, days, { ...wishes, mustInclude: [], oneOfEach: [] });
  const planned = await context.use('planDays', { days: days.map((one) => dayInput(one, box)) });
  return planned.map(({ outfit }) => outfit);
}

export const week: IntentHandler = async (context) => {
  const { understood, box, speaker } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'week', asked: null } };
  const told = daysSaid(context);
  // "semana de exámenes, lunes y jueves": no more days than those.
  const isCounted = told.days.length >= 2 && (told.isListed || understood.slots.days === told.days.length);
  const isAsked = understood.intent === 'week' || says(context, wholeWeek);
  const isWeek = (isAsked && told.isRange && !isCounted) || told.days.length < 2;
  const base = isWeek && told.days.length === 0 ? dayWith(noDay, understood.slots, box) : told.shared;
  const day = base.occasion ? base : { ...base, occasion: isWeek ? ('work' as const) : null };
  const weekdayOf = (date: string) => new Date(date).getUTCDay();
  const left = new Set(told.without.map(weekdayOf));
  const own = new Set(told.days.map(({ date }) => weekdayOf(date)));
  const range = isWeek ? weekdaysIn(understood.reading.tokens) : null;
  const count = isWeek ? (range ? 7 : Math.min(7, understood.slots.days ?? workingWeek)) : told.days.length;
  const dates = isWeek
    ? weekIn(understood.reading.tokens, box.today, count).filter(
        (date) =>
          !left.has(weekdayOf(date)) &&
          (range === null || range.has(weekdayOf(date)) || own.has(weekdayOf(date))),
      )
    : told.days.map(({ date }) => date).slice(0, 7);
  const dayOf = (date: string): Day => {
    const own = told.days.find((one) =>
      isWeek ? weekdayOf(one.date) === weekdayOf(date) : one.date === date,
    )?.day;
    return own ? { ...own, occasion: own.occasion ?? day.occasion } : day;
  };
  const days = dates.map(dayOf);
  const ofTheirOwn = dates.filter(
    (date) => dayOf(date).event !== day.event || dayOf(date).occasion !== day.occasion,
  );
  return {
    sentences: [isWeek && speaker.say('week-open')],
    later: async () => {
      const made = await outfitsOf(context, days);
      const named = namedByDay(
        made,
        dates.map((date) => capitalise(dayOfMonth(date))),
      );
      const plans = days.filter((one) => one.occasion !== null);
      if (named.length === 0)
        return { sentences: [speaker.say('few-garments')], remember: { topic: 'week', asked: null } };
      const outfits = made.flatMap((outfit) => outfit ?? []);
      const keyOf = ({ garmentIds }: ComposedOutfit) => [...garmentIds].sort().join();
      const week = made.flatMap((outfit, at) => {
        const date = dates[at];
        return outfit && date
          ? [{ date, outfit: named.findIndex((one) => keyOf(one) === keyOf(outfit)) }]
          : [];
      });
      const remember = rememberOutfits(context, named, { topic: 'week', day, asked: null, week }, true);
      const state = { ...context.state, ...remember };
      const acts =
        !understood.onlyAsks &&
        box.act !== null &&
        ((isWeek && understood.intent !== 'dress') ||
          understood.intent === 'week' ||
          said(context, planning));
      const kept = acts ? await planWeek({ ...context, state }, week) : null;
      return {
        sentences: [
          ...(kept?.sentences ?? [!context.goesOn && speaker.say('offer-week')]),
          outfits.length < dates.length && speaker.say('week-short', { count: outfits.length }),
          isWeek &&
            ofTheirOwn.length > 0 &&
            speaker.say('days-for', { list: forEach(ofTheirOwn.map(dayOf), ofTheirOwn) }),
          isWeek
            ? base.occasion === null && plans.length === 0 && speaker.say('assumed', { for: purposeIn(day) })
            : plans.length > 0 && speaker.say('days-for', { list: forEach(days, dates) }),
        ],
        outfits: named,
        remember: { ...remember, ...(kept?.remember ?? { asked: { what: 'keep', on: 'keep' } }) },
      };
    },
  };
};

/** "el sábado 28, una cena; el domingo 29, una ruta por el monte" */
const forEach = (days: readonly Day[], dates: readonly string[]): string =>
  days
    .flatMap((day, at) => (day.occasion ? [`el ${dayOfMonth(dates[at] ?? '')}, ${purposeIn(day)}`] : []))
    .join('; ');

const fewestPieces = 6;
const mostPieces = 40;

/** "con 12 prendas", "de 20 cosas" */
function piecesAsked({ understood }: IntentContext): number | null {
  const { tokens } = understood.reading;
  const at = tokens.findIndex(({ text }) => /^(prendas|cosas|piezas)$/.test(text));
  const number = tokens
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .flatMap((token) => numberOf(token) ?? [])
    .at(-1);
  return at > 0 && number !== undefined && number >= fewestPieces && number <= mostPieces ? number : null;
}

/** Shares of a capsule by slot; what they leave over goes to tops. */
const shares = { base: 0.34, bottom: 0.25, outer: 0.17, shoes: 0.17 } as const;
const slotGroup = ({ kind }: Garment): keyof typeof shares | null => {
  const [slot] = slotsOfKind[kind];
  if (slot === 'mid' || slot === 'outer') return 'outer';
  return slot === 'base' || slot === 'bottom' || slot === 'shoes' ? slot : null;
};

/** The most versatile garments of each slot, no two alike. */
async function balanced(context: IntentContext, size: number): Promise<Garment[]> {
  const { garments } = selectionOf(context);
  const fits = await context.box.search('versatilityAmong', context.wardrobe, garments);
  const ranked = [...garments]
    .filter((one) => one.style !== 'sport' && isAtHand(one))
    .sort((a, b) => (fits.get(b.id)?.outfits ?? 0) - (fits.get(a.id)?.outfits ?? 0));
  const chosen: Garment[] = [];
  const take = (garment: Garment) => {
    const isAlike = chosen.some((one) => one.kind === garment.kind && colourOf(one) === colourOf(garment));
    if (!isAlike && chosen.length < size) chosen.push(garment);
  };
  for (const [group, share] of Object.entries(shares)) {
    const most = chosen.length + Math.round(size * share);
    for (const garment of ranked) if (slotGroup(garment) === group && chosen.length < most) take(garment);
  }
  for (const garment of ranked) if (slotGroup(garment) === 'base' && !chosen.includes(garment)) take(garment);
  for (const garment of ranked) if (slotGroup(garment) !== null && !chosen.includes(garment)) take(garment);
  return chosen;
}

export const capsule: IntentHandler = async (context) => {
  const { speaker, wardrobe } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'capsule', asked: null } };
  const size = piecesAsked(context);
  if (size !== null) {
    const chosen = await balanced(context, size);
    if (chosen.length === size)
      return {
        sentences: [
          speaker.say('capsule-of', { count: size }),
          speaker.say('capsule-list', { list: theList(inOrder(chosen)) }),
        ],
        garmentIds: chosen.map(({ id }) => id),
        remember: { topic: 'capsule', asked: null },
      };
  }
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
