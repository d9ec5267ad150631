import { joinAnd } from '#stylist/language/es/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { addDays, dateOf, inWords } from '../../understand/told/dates.ts';
import { the, theFirst, theList } from '../../voice/names.ts';
import { onOneLine, quote, title } from '../../voice/phrase.ts';
import { said } from '../acted.ts';
import { listed } from '../listed.ts';
import { alike } from './matches.ts';
import {
  countAsked,
  dayCount,
  extreme,
  garmentCount,
  mostListed,
  mostNamed,
  none,
  type Teller,
  wearCount,
} from './told.ts';

const historyDays = 180;

/** The outfits of the calendar with a garment that have been worn. */
export const history: Teller = async (context, { garments }) => {
  const { speaker, box } = context;
  const [garment] = garments;
  if (!garment) return none(context);
  if (garments.length > mostListed) return { sentences: [speaker.say('mark-which')] };
  if (garments.length > mostNamed)
    return { sentences: [speaker.say('which-of', { list: listed(garments) })] };
  const today = dateOf(box.today);
  const plans = await context.use('seePlans', { from: addDays(today, -historyDays), to: today });
  const worn = plans.filter((plan) => plan.worn && plan.garmentIds.includes(garment.id)).slice(-mostNamed);
  if (worn.length === 0)
    return { sentences: [speaker.say('history-none', { thing: the(garment) })], shown: [garment] };
  const told = worn.map(({ date, name }) => `el ${inWords(date)}, «${onOneLine(name).slice(0, 60)}»`);
  return {
    sentences: [speaker.say('history', { thing: the(garment), list: title(told.join('; ')) })],
    shown: [garment],
  };
};

const mostOfSort = 2;

/**
 * Garments of the lowest value beside others of their category, of each a few. Clothes for parties are left out: they
 * are kept for few days on purpose.
 */
function leastOfTheirSort(garments: readonly Garment[], valued: (garment: Garment) => number): Garment[] {
  const everyday = garments.filter(({ style }) => style !== 'party');
  const byCategory = Map.groupBy(everyday.length > seldom ? everyday : garments, ({ category }) => category);
  const most = byCategory.size > 1 ? mostOfSort : garments.length;
  return [...byCategory.values()]
    .flatMap((sort) => {
      const ranked = [...sort].sort((a, b) => valued(a) - valued(b));
      const middle = ranked[Math.floor(ranked.length / 2)];
      const usual = middle ? valued(middle) : 0;
      return ranked
        .slice(0, ranked.length > mostOfSort || byCategory.size === 1 ? most : 0)
        .map((garment) => ({ garment, share: valued(garment) / Math.max(1, usual) }));
    })
    .sort((a, b) => a.share - b.share)
    .map(({ garment }) => garment);
}

const restedDays = 60;

const isRested = ({ lastWornDaysAgo }: Garment) => lastWornDaysAgo === null || lastWornDaysAgo >= restedDays;

const isAnyWorn = (garments: readonly Garment[]) => garments.some(({ timesWorn }) => timesWorn > 0);

export const seldom = 5;

/** Proposes garments to part with: those long unworn, or the least versatile when no wears are noted. */
export const declutter: Teller = async (context, { garments, isFollowUp }) => {
  const { speaker, wardrobe, box } = context;
  const kept = garments.filter(({ favorite }) => !favorite);
  const worn = isAnyWorn(wardrobe);
  const rested = kept
    .filter(isRested)
    .sort((a, b) => (b.lastWornDaysAgo ?? 1e6) - (a.lastWornDaysAgo ?? 1e6));
  const spared =
    isFollowUp && context.understood.slots.garments.find(({ garmentIds }) => garmentIds.length > 0);
  const opening = spared && speaker.say('spared', { what: quote(spared.text) });
  if (worn && rested.length > 0)
    return {
      sentences: [opening, speaker.say('declutter-worn', { list: theFirst(rested, seldom) })],
      shown: rested.slice(0, seldom),
    };
  const clothes = kept.filter(({ category }) => category !== 'accessories');
  const dressing = clothes.length > 0 ? clothes : kept;
  // "¿cuál me quito de encima?", of a few
  const isOne = said(context, /^cual$/) && kept.length <= mostListed;
  const fits = await box.search('versatilityAmong', wardrobe, dressing);
  // Loud pieces are worn less often than the number of their outfits suggests.
  const worth = (one: Garment) => (fits.get(one.id)?.outfits ?? 0) * (1.2 - traitsOf(one).loudness);
  const least = leastOfTheirSort(dressing, worth).slice(
    0,
    countAsked(context) ?? (isOne ? 1 : Math.min(seldom, Math.max(1, Math.round(kept.length / 3)))),
  );
  const [twins] = isOne ? [] : alike(kept);
  return {
    sentences: [
      opening,
      speaker.say(isOne ? 'declutter-one' : 'declutter', { list: theList(least) }),
      twins && speaker.say('declutter-twins', { list: theList(twins.slice(0, mostNamed)) }),
    ],
    shown: [...least, ...(twins ?? []).slice(0, mostNamed)],
  };
};

export const agoText = (days: number) =>
  days === 0 ? 'hoy' : days === 1 ? 'ayer' : `hace ${dayCount(days)}`;

export const lastWorn: Teller = ({ speaker, wardrobe }, { garments, isAll }) => {
  const found = extreme(garments, ({ lastWornDaysAgo }) => lastWornDaysAgo, true);
  if (!found)
    return {
      sentences: [
        isAll || garments.length === 0 || (!isAnyWorn(wardrobe) && garments.length > mostNamed)
          ? speaker.say('wears-unknown')
          : speaker.say('last-worn-none', { list: listed(garments) }),
      ],
      shown: isAll ? [] : garments,
    };
  return {
    sentences: [speaker.say('last-worn', { list: listed(found.garments), days: agoText(found.value) })],
    shown: found.garments,
  };
};

export const timesWorn: Teller = ({ speaker }, { garments }) => {
  const total = garments.reduce((uses, garment) => uses + garment.timesWorn, 0);
  return total === 0
    ? { sentences: [speaker.say('wears-unknown')], shown: garments.slice(0, mostNamed) }
    : {
        sentences: [speaker.say('times-worn', { list: listed(garments), uses: wearCount(total) })],
        shown: garments,
      };
};

/** "¿cuál uso más?", "¿y la que menos?" */
export const worn: Teller = (context, { garments, isAll }, { least }) => {
  const { speaker } = context;
  if (garments.length === 0) return none(context);
  if (!isAnyWorn(garments))
    return {
      sentences: [speaker.say('wears-unknown')],
      shown: isAll || garments.length > mostListed ? [] : garments,
    };
  const sorted = [...garments].sort((a, b) =>
    least
      ? a.timesWorn - b.timesWorn || (b.lastWornDaysAgo ?? 1e6) - (a.lastWornDaysAgo ?? 1e6)
      : b.timesWorn - a.timesWorn,
  );
  const some = sorted.slice(0, said(context, /^(cuales|prendas|cosas)$/) || isAll ? mostNamed : 1);
  const uses = some.map((garment) => `${the(garment).text} (${wearCount(garment.timesWorn)})`);
  const named = { garmentIds: some.map(({ id }) => id), text: joinAnd(uses) };
  return { sentences: [speaker.say(least ? 'rarely' : 'often', { list: named })], shown: some };
};

export const unworn: Teller = async (context, selection, fact) => {
  const { garments } = selection;
  const { speaker, wardrobe } = context;
  if (garments.length === 0) return none(context);
  if (!isAnyWorn(wardrobe)) {
    const unknown = speaker.say('unworn-unknown', { count: garmentCount(garments.length) });
    // "quiero hacer limpieza": what goes with least is told without any wears.
    const clears = said(
      context,
      /^(limpieza|limpia|limpiar|vaciar|sitio|espacio|hueco|vender|donar|regalar|tirar)$/,
    );
    if (!clears) return { sentences: [unknown] };
    const least = await declutter(context, selection, fact);
    return { ...least, sentences: [unknown, ...least.sentences] };
  }
  const never = garments.filter((garment) => garment.timesWorn === 0);
  const isNever = said(context, /^(nunca|estrenar|estrenado|estreno)$/);
  const rested = isNever ? never : garments.filter(isRested);
  const sorted = [...rested].sort((a, b) => (b.lastWornDaysAgo ?? 1e6) - (a.lastWornDaysAgo ?? 1e6));
  if (sorted.length === 0) return { sentences: [speaker.say('rarely-none')] };
  return {
    sentences: [
      speaker.say('unworn', { count: garmentCount(sorted.length), list: theFirst(sorted, seldom) }),
    ],
    shown: sorted,
  };
};
