import { joinAnd } from '#stylist/language/es/grammar.ts';
import type { DialogueState, ShownOutfit } from '../state.ts';
import { positionsIn } from '../understand/numbers.ts';
import { datesIn, daysToFile, inWords, isEveryWeek } from '../understand/told/dates.ts';
import { inOrder, the } from '../voice/names.ts';
import { onOneLine, type Part, quote, title } from '../voice/phrase.ts';
import { patternOf } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { lineOfNot, planning, said, takeBack } from './acted.ts';
import { planFollows } from './calendar.ts';
import { adjust } from './changes/adjust.ts';
import { purposeIn } from './day.ts';
import { adviceInstead } from './dress/advice.ts';
import { dress } from './dress/dress.ts';
import { rememberOutfits } from './dress/remember.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply, says } from './handler.ts';
import { nameGiven } from './name-given.ts';
import { reasonAgainst } from './opinions/verdict.ts';
import { asTold, lookInput, meant, meantOfTold, meantTogether, moved } from './pointed-at.ts';
import { referenceTo } from './referent.ts';
import { inTheirWords, lookOf, needMet, whyPiece } from './tell-outfit.ts';

export const why: IntentHandler = async (context) => {
  const { speaker, wardrobe, message, understood, state } = context;
  const outfit = meant(context);
  if (!outfit) {
    const advice = adviceInstead(context, message);
    return { sentences: [advice ?? speaker.say('nothing-to-explain')], remember: { asked: null } };
  }
  const pieces = garmentsByIds(wardrobe, outfit.garmentIds);
  const asked = understood.slots.garments.flatMap(({ kinds, garmentIds }) =>
    pieces.filter(({ id, kind }) => garmentIds.includes(id) || kinds.includes(kind)),
  )[0];
  // "¿y por qué esos?", of what came in last
  const pointed = said(context, /^(es[aeo]|es[ao]s|est[aeo]|est[ao]s)$/)
    ? pieces.find(({ id }) => state.focus.includes(id))
    : undefined;
  const [absent] = understood.slots.garments;
  const [other] = garmentsByIds(wardrobe, absent?.garmentIds ?? []);
  const against = other && !asked ? reasonAgainst(context, other, state.day, state.wishes.moods) : null;
  if (absent && !asked)
    return {
      sentences: [
        against
          ? speaker.say('verdict-no', { why: against })
          : other
            ? speaker.say('verdict-yes', { piece: the(other), for: purposeIn(state.day) })
            : speaker.say('unowned', { what: quote(absent.text) }),
      ],
      garmentIds: outfit.garmentIds,
      remember: { topic: 'why', asked: null },
    };
  const isAboutColour = said(context, /^(color|colores|tono)$/);
  const piece = asked ?? pointed ?? (isAboutColour ? inOrder(pieces)[0] : undefined);
  if (piece && !said(context, /^(por|porque|pq|xq|razon|motivo)$/)) return adjust(context);
  if (piece)
    return {
      sentences: [
        speaker.say('why-piece', {
          piece: the(piece),
          why: needMet(piece, state.wishes.moods, state.day.rain === true) ?? whyPiece(piece, pieces),
          for: purposeIn(state.day),
        }),
      ],
      garmentIds: [piece.id],
      remember: { topic: 'why', asked: null, focus: [piece.id] },
    };
  const reasons = outfit.reasons.map((reason) => [inTheirWords(reason, pieces)]);
  return {
    sentences: [speaker.say('why', { look: lookOf(context, outfit) }), ...reasons],
    garmentIds: outfit.garmentIds,
    remember: { topic: 'why', asked: null },
  };
};

/** Without the day that a proposal is shown under. */
const nameOf = (outfits: readonly ShownOutfit[]): Part =>
  title(joinAnd(outfits.map(({ name }) => onOneLine(name.split(': ').at(-1) ?? name))));

export const nothingToKeep = ({ speaker, state }: IntentContext): Reply => ({
  sentences: [speaker.say(state.outfits.length > 0 ? 'no-such-choice' : 'nothing-to-keep')],
  remember: { asked: null },
});

/** Saves a whole trip. */
async function keepAll(context: IntentContext): Promise<Reply> {
  const { speaker, state } = context;
  const looks = state.outfits.map((outfit) => lookInput(context, outfit));
  const result = await context.use('keepOutfits', { looks });
  return {
    sentences: [
      result.done
        ? speaker.say('kept-many', { outfits: looks.length === 1 ? '1 outfit' : `${looks.length} outfits` })
        : speaker.say(lineOfNot(result.why, 'kept-already')),
    ],
    remember: { asked: null },
  };
}

export async function planWeek(context: IntentContext, week: DialogueState['week']): Promise<Reply> {
  const { speaker, state } = context;
  const looks = week.flatMap(({ date, outfit }) => {
    const look = state.outfits[outfit];
    return look ? [{ ...lookInput(context, look), date }] : [];
  });
  const [from = '', to = ''] = [looks[0]?.date, looks.at(-1)?.date];
  const result = await context.use('planOutfits', { looks });
  return {
    sentences: [
      result.done
        ? speaker.say('week-planned', { from: inWords(from), to: inWords(to) })
        : speaker.say(lineOfNot(result.why, 'planned-already'), { day: 'día que falta' }),
    ],
    remember: { asked: null, week: [...week], planned: from },
  };
}

export const keep: IntentHandler = async (context) => {
  const { speaker, box, state, understood } = context;
  await takeBack(context);
  const { tokens } = understood.reading;
  const name = nameGiven(context.message);
  // A name may hold a day: "guárdalo como finde".
  const unnamed = name === null ? tokens : tokensOf(context.message.replace(name, ''));
  const isWhole = understood.slots.position === null && state.outfits.length > 0;
  const saidDays = daysToFile(unnamed, box.today);
  const isAgain = new Set(saidDays.map(({ at }) => at)).size < saidDays.length;
  const days = saidDays.map((said) => (isAgain ? said.date : asTold(context, said)));
  const date = state.week.length > 0 && isWhole ? null : (days[0] ?? null);
  if (isWhole && date === null && state.week.length > 0 && !meantByDay(context))
    return planWeek(context, state.week);
  if (isWhole && date === null && state.topic === 'pack') return keepAll(context);
  const outfits = meantTogether(context);
  const [outfit] = outfits;
  // "entonces ese para el viernes", of a garment told last
  const told = outfit || date === null || understood.slots.garments.length > 0 ? [] : meantOfTold(context);
  if (told.length > 0) {
    const slots = { ...understood.slots, garments: [referenceTo(told, '')], position: null };
    return dress({ ...context, understood: { ...understood, intent: 'combine', slots } });
  }
  // "guárdalo" without anything on the table
  if (
    !outfit &&
    state.outfits.length === 0 &&
    understood.slots.garments.length === 0 &&
    said(context, filingIt)
  )
    return nothingToKeep(context);
  if (!outfit) {
    const { garments, occasion } = understood.slots;
    if (garments.length === 0 && (occasion === null || name !== null)) return nothingToKeep(context);
    return dress({
      ...context,
      understood: { ...understood, intent: garments.length > 0 ? 'combine' : 'dress' },
    });
  }
  const looks = outfits.map((one) => ({ ...lookInput(context, one), ...(name !== null && { name }) }));
  const given = date ? [...new Set(days)].slice(0, 7) : [];
  const isForDay = said(context, onlyCalendar) || says(context, thatDay);
  const asksDay = date === null && (isForDay || (said(context, planning) && !said(context, /^guard/)));
  const dates = given.length > 0 || !asksDay || state.date === null ? given : [state.date];
  const isDayless =
    (said(context, onlyCalendar) && asksDay) || (understood.aims.get('plan-day') ?? 0) >= sure;
  if (dates.length === 0 && isDayless)
    return {
      sentences: [speaker.say('ask-day')],
      remember: { topic: 'keep', asked: { what: 'keep', on: 'keep' }, outfits: moved(context, outfit) },
    };
  // "los dos, el lunes y el martes": one on each day.
  const isEach = looks.length > 1 && looks.length === dates.length;
  const result =
    dates.length > 0
      ? await context.use('planOutfits', {
          looks: looks
            .flatMap((look, at) =>
              (isEach ? dates.slice(at, at + 1) : dates).map((day) => ({ ...look, date: day })),
            )
            .slice(0, 7),
        })
      : await context.use('keepOutfits', { looks, liked: said(context, heart), named: name !== null });
  const isPlanned = dates.length > 0;
  const line = !result.done
    ? lineOfNot(result.why, isPlanned ? 'planned-already' : 'kept-already')
    : isPlanned
      ? 'planned'
      : 'kept';
  return {
    sentences: [
      speaker.say(line, {
        name: name !== null ? title(onOneLine(name)) : nameOf(outfits),
        day: joinAnd(dates.map(inWords)),
      }),
      result.done && dates.length === 0 && name === null && said(context, heart) && speaker.say('liked-too'),
      result.done && isEveryWeek(unnamed) && dates.length > 1 && speaker.say('weeks-filed'),
    ],
    garmentIds: outfits.flatMap(({ garmentIds }) => [...garmentIds]),
    remember: {
      topic: 'keep',
      asked: null,
      outfits: moved(context, outfit).map((one) =>
        name !== null && one === outfit ? { ...one, name } : one,
      ),
      week: [],
      planned: result.done ? (dates[0] ?? state.planned) : state.planned,
      named: name ?? state.named,
    },
  };
};

const sure = 0.85;
const heart = /^(favorit|coraz|estrell)/;

const filingIt = /^(guard|apunt|anot|agend)\w*l[oa]s?$/;

const thatDay = patternOf('ese|esa|aquel|mismo|misma dia|fecha / para ese|esa dia|fecha');

/** Words that mean the calendar and nothing else. */
const onlyCalendar = /^(agend|calendari|plane|planif|program)/;

const meantByDay = ({ state, understood, box }: IntentContext): boolean =>
  datesIn(understood.reading.tokens, box.today).some(({ date }) =>
    state.week.some((planned) => planned.date === date),
  );

/** "vuelve al de antes". */
export const back: IntentHandler = async (context) => {
  if (context.understood.slots.position !== null) return choose(context);
  const { speaker, state, wardrobe } = context;
  const current = state.previous;
  const ids = current?.garmentIds ?? [];
  const [shown] = state.outfits;
  if (!current || garmentsByIds(wardrobe, ids).length < ids.length)
    return { sentences: [speaker.say('back-none')], remember: { asked: null } };
  const { occasion, season, event, temperatureC, rain } = lookInput(context, current);
  const day = { occasion, season, event, temperatureC, rain };
  const composed = await context.use('composeOutfits', {
    ...day,
    mustInclude: [...ids],
    among: [...ids],
    count: 1,
  });
  const [outfit] = composed.outfits;
  if (!outfit) return { sentences: [speaker.say('back-none')], remember: { asked: null } };
  return {
    sentences: [
      speaker.say('back-to', { look: lookOf(context, outfit) }),
      shown !== undefined && (await planFollows(context, shown, outfit)),
    ],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], { topic: 'another', asked: null }, false),
  };
};

export const like: IntentHandler = async (context) => {
  const { speaker, state } = context;
  if (state.outfits.length === 0) {
    const [place] = positionsIn(context.understood.reading.tokens);
    const liked = state.productIds.at(place ?? 0);
    if (liked && state.topic === 'shop' && context.understood.aim === 'like')
      return { sentences: [speaker.say('product-liked')], remember: { asked: null, productFocus: liked } };
    const isThanks = ['compliment', 'thanks'].includes(context.understood.aim ?? '');
    return { sentences: [speaker.say(isThanks ? 'thanks' : 'all-right')], remember: { asked: null } };
  }
  // "bueno, bolso sí"
  const worn = state.outfits[0]?.garmentIds ?? [];
  const isMissing = context.understood.slots.garments.some(
    ({ stance, garmentIds }) =>
      stance === 'kept' && garmentIds.length > 0 && !garmentIds.some((id) => worn.includes(id)),
  );
  if (isMissing && said(context, /^si$/)) return adjust(context);
  return {
    sentences: [speaker.say('glad')],
    remember: { topic: 'like', asked: { what: 'keep', on: 'keep' } },
  };
};

export const choose: IntentHandler = async (context) => {
  const { speaker, understood } = context;
  if (!understood.onlyAsks && said(context, /^(guard|apunt|anot|agend)/)) return keep(context);
  const outfit = meant(context);
  // "la primera, pero sin tacones"
  const { garments, moods, temperatureC, avoidedColours } = understood.slots;
  if (outfit && (garments.length + avoidedColours.length > 0 || moods.length > 0 || temperatureC !== null))
    return adjust(context);
  if (!outfit) return { sentences: [speaker.say('no-such-choice')], remember: { asked: null } };
  return {
    sentences: [speaker.say('chosen', { look: lookOf(context, outfit) })],
    garmentIds: outfit.garmentIds,
    remember: { topic: 'choose', outfits: moved(context, outfit), asked: { what: 'keep', on: 'keep' } },
  };
};

const theOtherOne = patternOf(
  '^ [no|pues|vale|uy|y|bueno] [mejor|prefiero|quiero|dame] [con] la|el otra|otro [mejor|opcion|propuesta|look|conjunto|idea] $ / ^ ese|esa|este|esta|ese no * el|la otro|otra $ / me quedo|voy con la|el otra|otro $ / me gusta|convence mas la|el otra|otro $',
);

/** "mejor la otra", of two that were proposed */
export const takesOther = (context: IntentContext): boolean =>
  context.state.outfits.length === 2 &&
  context.understood.slots.garments.length === 0 &&
  says(context, theOtherOne);

export const takeOther: IntentHandler = async (context) => {
  const { state, speaker } = context;
  const other = state.outfits[1];
  if (!other) return { sentences: [speaker.say('no-such-choice')], remember: { asked: null } };
  return {
    sentences: [speaker.say('chosen', { look: lookOf(context, other) })],
    garmentIds: other.garmentIds,
    remember: { topic: 'choose', outfits: moved(context, other), asked: { what: 'keep', on: 'keep' } },
  };
};

export const yes: IntentHandler = async (context) => {
  const { asked } = context.state;
  if (asked?.what === 'keep') return keep(context);
  return { sentences: [context.speaker.say('yes-what')], remember: { asked } };
};
