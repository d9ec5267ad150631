import type { ComposedOutfit } from '#stylist/generate.ts';
import { capitalise, joinAnd } from '#stylist/language/grammar.ts';
import { place } from '#stylist/requests/placing.ts';
import { textOf } from '../knowledge/entry.ts';
import { firstText, lookUp } from '../knowledge/look-up.ts';
import { type DialogueState, emptyTable, noDay, shownOf, withOutfits } from '../state.ts';
import type { Composed } from '../tools/compose.ts';
import { customAbroad, isMourning, isUnseemly } from '../tools/customs.ts';
import { dateIn, inWords } from '../understand/dates.ts';
import { colourAnswers, garmentsAllowed, nameStems } from '../understand/find-garments.ts';
import { placeOf } from '../understand/places.ts';
import type { Slots } from '../understand/slots.ts';
import { isChild } from '../understand/wearer.ts';
import { inOrder, the, theList } from '../voice/names.ts';
import { onOneLine, type Part, quote, title } from '../voice/phrase.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { lineOfNot, planning, putting, said } from './acted.ts';
import { outfitsAsked } from './count.ts';
import { againstCustom, without } from './customs.ts';
import { dayInput, dayWith, purposeIn, purposeOfPlan } from './day.ts';
import {
  garmentsByIds,
  type IntentContext,
  type IntentHandler,
  type Reply,
  withoutWardrobe,
} from './handler.ts';
import { nameGiven } from './name-given.ts';
import { lookInput } from './pointed-at.ts';
import { lookOf, needsMet, reasonFor } from './tell-outfit.ts';
import { unlike } from './unlike.ts';
import { decided, verdictOn } from './verdict.ts';
import { constraintsOf, unownedText, type Wanted, wishesWith } from './wishes.ts';

/** The state to keep after proposing outfits. */
export function rememberOutfits(
  { state, understood, box }: IntentContext,
  outfits: readonly ComposedOutfit[],
  more: Partial<DialogueState>,
  isNew: boolean,
): Partial<DialogueState> {
  const date = dateIn(understood.reading.tokens, box.today) ?? (isNew ? null : state.date);
  return { ...withOutfits(state, outfits, isNew), week: [], focus: [], date, ...more };
}

/** A knowledge entry for a person without a wardrobe. */
export const adviceInstead = ({ box }: IntentContext, question: string): string | null =>
  firstText(question, box.advisor);

function essentialGap({ missing }: Composed): string | null {
  return missing.find(({ essential }) => essential)?.text ?? null;
}

/** A gap worth mentioning, where the day requires it. */
function gapWorthSaying({ missing }: Composed): string | null {
  const [gap] = missing;
  return gap ? gap.text : null;
}

/** Mentions requested garments that are in the laundry. */
function laundryNote({ wardrobe, speaker }: IntentContext, ids: readonly string[]): readonly Part[] | null {
  const washed = garmentsByIds(wardrobe, ids).find(({ inLaundry }) => inLaundry);
  return washed ? speaker.say('laundry', { piece: the(washed) }) : null;
}

/** Score of an entry that is about the message beyond doubt. */
const certain = 12;

/** An entry that is about the message, or that names the plan itself. */
function adviceOn({ box, message }: IntentContext, purpose: string): string | null {
  const plan = tokensOf(purpose).filter(({ text }) => text.length > 3);
  const names = (text: string) => {
    const words = new Set(tokensOf(text).map(({ stem }) => stem));
    return plan.every(({ stem }) => words.has(stem));
  };
  const found = lookUp(message, 3).find(({ entry, score }) => score >= certain || names(entry.title));
  return found ? textOf(found.entry, box.advisor) : null;
}

/** General advice: the other person's garments are not on file. */
async function notTheirs(context: IntentContext): Promise<Reply> {
  const { state, understood, box, speaker, message } = context;
  const { other } = state.wearer;
  const day = dayWith(state.day, understood.slots, box);
  const known = state.topic !== null && state.outfits.length === 0 && understood.slots.occasion === null;
  const advice =
    other && isChild(other)
      ? adviceInstead(context, day.event ? `niños en una boda o ceremonia` : `ropa de niños ${message}`)
      : ((day.occasion ? adviceOn(context, purposeIn(day)) : null) ?? adviceInstead(context, message));
  return {
    sentences: [(!known || !advice) && speaker.say('not-theirs', { who: other?.who ?? '' }), advice],
    // The next message goes on with it.
    remember: {
      topic: advice ? 'knowledge' : understood.intent,
      question: message.slice(0, 160),
      day,
      asked: null,
      ...emptyTable,
      week: [],
    },
  };
}

/** For handlers that propose the person's own garments. */
export const forOwner =
  (handler: IntentHandler): IntentHandler =>
  async (context) =>
    context.state.wearer.other ? notTheirs(context) : handler(context);

/** Without the requested garment: the nearest that the person owns, and the colours that go with it. */
async function instead(context: IntentContext, day: DialogueState['day'], wanted: Wanted): Promise<Reply> {
  const { box, speaker, wardrobe, message } = context;
  const [absent] = wanted.unowned;
  const colour = absent?.colours[0];
  const advice = colour && (await context.use('adviseColour', { colour }));
  const near = absent
    ? garmentsAllowed(wardrobe, { ...absent, colours: [], fabric: null, pattern: null, item: null })
    : [];
  const composed =
    near.length > 0
      ? await context.use('composeOutfits', {
          ...dayInput(day, box),
          ...wanted.wishes,
          oneOfEach: [near.slice(0, 12)],
          count: 1,
        })
      : null;
  const [outfit] = composed?.outfits ?? [];
  return {
    sentences: [
      speaker.say('unowned', { what: unownedText(wanted.unowned) }),
      advice && speaker.say('colour-with', { colour: `el ${colour}`, neutrals: joinAnd(advice.neutrals) }),
      outfit
        ? speaker.say('unowned-instead', { look: lookOf(context, outfit, near) })
        : !advice && adviceInstead(context, message),
    ],
    ...(outfit && { outfits: [outfit] }),
    remember: {
      topic: 'combine',
      day,
      asked: null,
      ...(outfit && rememberOutfits(context, [outfit], {}, true)),
    },
  };
}

/** "traje" means no dinner jacket where none is worn. */
function seemly(
  { wardrobe }: IntentContext,
  wishes: Wanted['wishes'],
  day: DialogueState['day'],
): Wanted['wishes'] {
  const fits = (id: string) =>
    garmentsByIds(wardrobe, [id]).every((garment) => !isUnseemly(garment, day.event));
  // Jacket and trousers make a suit.
  const unfit = [
    ...wishes.mustInclude.filter((id) => !fits(id)),
    ...wishes.oneOfEach.filter((list) => !list.some(fits)).flat(),
  ];
  const jackets = wardrobe.filter(({ kind, id }) => kind === 'blazer' && fits(id)).map(({ id }) => id);
  const isSuitOnly = jackets.length > 0 && garmentsByIds(wardrobe, unfit).some(({ kind }) => kind === 'suit');
  return {
    ...wishes,
    mustInclude: wishes.mustInclude.filter(fits),
    oneOfEach: [
      ...wishes.oneOfEach.flatMap((list) => (list.some(fits) ? [list.filter(fits)] : [])),
      ...(isSuitOnly ? [jackets.slice(0, 12)] : []),
    ],
  };
}

/** A look that goes on from a bar to a match is not dressed up. */
const easier = (
  wishes: Wanted['wishes'],
  then: Slots['then'],
  day: DialogueState['day'],
): Wanted['wishes'] =>
  then !== null && /^(casual|sport)$/.test(then.occasion) && /^(party|date)$/.test(day.occasion ?? '')
    ? { ...wishes, moods: [...new Set([...wishes.moods, 'relaxed' as const])].slice(0, 3) }
    : wishes;

/** "y luego al banco": the outfit stays, and the other plan is met with it. */
export const goesOn: IntentHandler = async ({ speaker, state, understood, box }) => {
  const { occasion, event, purpose } = dayWith(noDay, understood.slots, box);
  const plan = { occasion: occasion ?? 'casual', event, purpose };
  return {
    sentences: [speaker.say('and-then', { for: purposeOfPlan(plan) })],
    garmentIds: state.outfits[0]?.garmentIds ?? [],
    remember: { topic: 'adjust', asked: null },
  };
};

const usualCount = 2;

/** A message without a plan is about the one that the conversation knows, unless it is for another day. */
const isPlanless = ({ slots, reading }: IntentContext['understood']): boolean =>
  (slots.occasion === null || slots.isAside) &&
  (slots.when === null || /^(y|pero|entonces|pues|vale|ok|ah|ay)$/.test(reading.tokens[0]?.text ?? ''));

/** Of another plan on the same day, the weather stays. */
const weatherOf = ({ state, understood, box }: IntentContext): DialogueState['day'] => {
  const { temperatureC, rain, season } = state.day;
  const isElsewhen =
    understood.slots.when !== null ||
    understood.slots.place !== null ||
    dateIn(understood.reading.tokens, box.today) !== null;
  return isElsewhen ? noDay : { ...noDay, temperatureC, rain, season };
};

/** Proposes outfits, from scratch or around garments. */
export const dress: IntentHandler = async (context) => {
  const { state, understood, wardrobe, box, speaker, message } = context;
  const { slots, intent } = understood;
  const continues =
    state.asked !== null && (state.asked.what === 'occasion' || state.asked.what === 'garment');
  const goesOn = isPlanless(understood);
  const day = dayWith(continues || goesOn ? state.day : weatherOf(context), slots, box);
  const custom = againstCustom(context, day);
  const before = continues ? state.wishes : goesOn ? constraintsOf(state.wishes) : state.always;
  const asked = wishesWith(before, slots, wardrobe);
  let wanted = without(context, { ...asked, wishes: unlike(context, asked.wishes) }, custom.colours);

  if (state.wearer.other) return notTheirs(context);
  if (slots.then && wardrobe.length > 0 && occurs(oneEach, understood.reading.tokens))
    return forEachPlan(context, day, wanted);
  const nothing = withoutWardrobe(context);
  if (nothing)
    return {
      sentences: [
        custom.why,
        nothing,
        !custom.why &&
          ((day.occasion &&
            (adviceInstead(context, `qué llevar ${purposeIn(day)}`) ??
              adviceInstead(context, `código de vestimenta ${purposeIn(day)}`) ??
              adviceOn(context, purposeIn(day)))) ||
            adviceInstead(context, message)),
      ],
      remember: { topic: intent, day, asked: null, outfits: [] },
    };

  const verdict = custom.why ? null : await verdictOn(context, day, wanted.wishes);
  if (verdict) wanted = { wishes: decided(wanted.wishes, verdict), unowned: [] };
  const many = outfitsAsked(context);
  const worn = wanted.wishes.mustInclude.length + wanted.wishes.oneOfEach.length;
  const refusesOnly = slots.garments.length > 0 && slots.garments.every((one) => !one.wanted);
  if (intent === 'combine' && worn === 0 && !verdict && !refusesOnly) {
    if (wanted.unowned.length === 0) {
      return {
        sentences: [speaker.say('ask-garment')],
        remember: { topic: 'combine', day, asked: { what: 'garment', on: 'combine' } },
      };
    }
    return instead(context, day, wanted);
  }

  const request = {
    ...dayInput(day, box),
    ...easier(seemly(context, wanted.wishes, day), slots.then, day),
    notAgain: box.recentOutfits.slice(-40).map((ids) => [...ids]),
    count: many ?? (isMourning(day.event) ? 1 : usualCount),
  };
  let composed = await context.use('composeOutfits', request);
  // Of garments that are not worn together, the one named last counts.
  if (composed.outfits.length === 0 && request.oneOfEach.length > 1)
    composed = await context.use('composeOutfits', { ...request, oneOfEach: request.oneOfEach.slice(-1) });
  // Garments of which one is not worn with the others.
  let misfit: string | undefined;
  for (const id of composed.outfits.length === 0 && worn > 1 ? request.mustInclude : []) {
    if (misfit !== undefined) break;
    const mustInclude = request.mustInclude.filter((one) => one !== id);
    const without = await context.use('composeOutfits', { ...request, mustInclude });
    if (without.outfits.length === 0) continue;
    composed = without;
    misfit = id;
  }
  const [left] = misfit === undefined ? [] : garmentsByIds(wardrobe, [misfit]);
  const notWorn = left && speaker.say('does-not-fit', { piece: the(left) });
  const reply = proposal(context, composed, { day, wanted, isNew: true });
  const place = placeOf(slots.place);
  const abroad = place && customAbroad(day.event, place.name, box.advisor);
  const [best] = composed.outfits;
  const date = best && plansAtOnce(context) ? dateIn(understood.reading.tokens, box.today) : null;
  if (best && date) {
    const shown = shownOf(best, state.turn);
    const look = { ...lookInput({ ...context, state: { ...state, day } }, shown), date };
    const result = await context.use('planOutfits', { looks: [look] });
    const name = title(onOneLine(best.name));
    const line = result.done ? 'planned' : lineOfNot(result.why, 'planned-already');
    return {
      sentences: [
        custom.why,
        notWorn,
        speaker.say(line, { name, day: inWords(date) }),
        reasonFor(context, best),
      ],
      outfits: [best],
      remember: {
        ...rememberOutfits(context, [best], { ...reply.remember }, true),
        topic: 'keep',
        planned: date,
        focus: wanted.wishes.mustInclude,
      },
    };
  }
  if (best && keepsAtOnce(context)) {
    const name = nameGiven(message);
    const look = lookInput({ ...context, state: { ...state, day } }, shownOf(best, state.turn));
    const result = await context.use('keepOutfits', {
      looks: [{ ...look, ...(name !== null && { name }) }],
      named: name !== null,
    });
    const line = result.done ? 'kept' : lineOfNot(result.why, 'kept-already');
    return {
      sentences: [
        custom.why,
        notWorn,
        speaker.say(line, { name: title(onOneLine(name ?? best.name)) }),
        reasonFor(context, best),
      ],
      outfits: [best],
      remember: { ...rememberOutfits(context, [best], { ...reply.remember }, true), topic: 'keep' },
    };
  }
  const explained = !abroad && !custom.why && explanationAsked(context);
  return {
    ...reply,
    sentences: [verdict?.says ?? abroad ?? custom.why, explained, notWorn, ...reply.sentences],
  };
};

const oneEach = patternOf(
  'uno|una|look|outfit|conjunto [para] cada [uno|una|cosa|plan] / para cada [uno|una|cosa|plan] / dos looks|outfits|conjuntos|tenidas / cada cosa|plan lo suyo',
);

/** "a las nueve oficina y a las ocho cena, apúntame un look para cada una" */
async function forEachPlan(
  context: IntentContext,
  day: DialogueState['day'],
  wanted: Wanted,
): Promise<Reply> {
  const { understood, speaker, box, state } = context;
  const { then, isThenBefore } = understood.slots;
  const other = then ? { ...day, occasion: then.occasion, event: then.event, purpose: then.purpose } : day;
  const days = isThenBefore ? [other, day] : [day, other];
  const made: ComposedOutfit[] = [];
  for (const one of days) {
    const { outfits } = await context.use('composeOutfits', {
      ...dayInput(one, box),
      ...wanted.wishes,
      notAgain: made.map(({ garmentIds }) => [...garmentIds]),
      count: 1,
    });
    const [outfit] = outfits;
    if (outfit) made.push({ ...outfit, name: `${capitalise(purposeIn(one))}: ${outfit.name}` });
  }
  const [first, second] = made;
  if (!first || !second) return { sentences: [speaker.say('few-garments')], remember: { asked: null } };
  const date = plansAtOnce(context) ? dateIn(understood.reading.tokens, box.today) : null;
  const looks = made.map((outfit, at) => {
    const of = { ...context, state: { ...state, day: days[at] ?? day } };
    return lookInput(of, shownOf(outfit, state.turn));
  });
  const result = date
    ? await context.use('planOutfits', { looks: looks.map((look) => ({ ...look, date })) })
    : null;
  return {
    sentences: [
      speaker.say('outfit', { look: lookOf(context, first), for: purposeIn(days[0] ?? day) }),
      speaker.say('outfit', { look: lookOf(context, second), for: purposeIn(days[1] ?? day) }),
      result &&
        date &&
        speaker.say(result.done ? 'planned' : lineOfNot(result.why, 'planned-already'), {
          name: 'los dos',
          day: inWords(date),
        }),
    ],
    outfits: made,
    remember: rememberOutfits(context, made, { topic: 'dress', day, asked: null }, true),
  };
}

const asksMeaning = patternOf(
  'que es eso|esto / que [es] significa|leches|rayos|narices|diablos|demonios|carajo|cono / eso que es / que quiere decir / no se [ni] que es',
);

/** "smart casual, ¿eso qué es y qué me pongo?" is explained before it is dressed. */
const explanationAsked = ({ understood, message, box }: IntentContext): string | null =>
  occurs(asksMeaning, understood.reading.tokens)
    ? (message
        .split(/[,;.¿?]/)
        .flatMap((part) => lookUp(part, 1))
        .sort((a, b) => b.score - a.score)
        .map(({ entry }) => textOf(entry, box.advisor))[0] ?? null)
    : null;

/** "el sábado", which "para el sábado" is not */
const isOnWeekday = (tokens: IntentContext['understood']['reading']['tokens']): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/.test(text) &&
      tokens[at - 1]?.text === 'el' &&
      !/^(para|de|a)$/.test(tokens[at - 2]?.text ?? ''),
  );

/** "planéame algo para el domingo", "ponme para el jueves los vaqueros" */
const plansAtOnce = (context: IntentContext): boolean => {
  const { understood, box } = context;
  return (
    !understood.onlyAsks &&
    box.act !== null &&
    (said(context, planning) ||
      // "y el sábado los chinos", after a plan
      (understood.reading.tokens[0]?.text === 'y' &&
        context.state.acted === 'keep' &&
        understood.slots.garments.length > 0) ||
      (said(context, putting) &&
        (understood.slots.garments.length > 0 || isOnWeekday(understood.reading.tokens))))
  );
};

const keeping = patternOf(
  '^ * guarda|guardame|guardar|guardeme|guarda~ [un|una|otro|algun|nuevo] outfit|look|conjunto|tenida|estilismo',
);
/** "guárdame un conjunto con el chubasquero": made and saved. */
export const keepsAtOnce = ({ understood, box, state }: IntentContext): boolean =>
  !understood.onlyAsks &&
  box.act !== null &&
  state.outfits.length === 0 &&
  (understood.slots.garments.length > 0 || understood.slots.occasion !== null) &&
  occurs(keeping, understood.reading.tokens);

/** Score up to which the best outfit is introduced as a compromise. */
const poorScore = 55;

/** "lo que piden las fiestas del pueblo" */
const asks = (purpose: string): string =>
  `lo que ${/^(l|un)[oa]s /.test(purpose) ? 'piden' : 'pide'} ${purpose}`;

/** Explains that the wardrobe does not meet the request. */
export function notQuite(
  { speaker }: IntentContext,
  { outfits, relaxed }: Composed,
  day: DialogueState['day'],
): readonly Part[] | null {
  if (relaxed) return speaker.say('not-quite', { what: 'lo que pides' });
  // Pieces may match well and still miss the occasion.
  const fit = outfits[0]?.parts.find(({ rule }) => rule === 'occasion');
  const misfit = day.occasion !== null && fit !== undefined && fit.points < fit.max / 2;
  return misfit || (outfits[0]?.aiScore ?? 100) <= poorScore
    ? speaker.say('not-quite', { what: asks(purposeIn(day)) })
    : null;
}

/** Names the parts of the message that were not understood. */
export const notUnderstood = ({ understood, speaker }: IntentContext): readonly Part[] | null =>
  understood.reading.unknownPlan !== null && understood.slots.occasion === null
    ? speaker.say('not-understood', { what: quote(understood.reading.unknownPlan) })
    : null;

/** Layers to take off when one day is both cold and hot. */
function layersOff({ understood, wardrobe, speaker }: IntentContext, { garmentIds }: ComposedOutfit) {
  if (!understood.slots.swings && !understood.slots.moods.includes('layered')) return null;
  const layers = place(garmentsByIds(wardrobe, garmentIds)).filter(
    ({ slot, garment }) => slot === 'outer' || (slot === 'mid' && garment.kind !== 'blazer'),
  );
  return (
    layers.length > 0 && speaker.say('layers', { layers: theList(layers.map(({ garment }) => garment)) })
  );
}

/** Lowers the first letter, for use after a colon. */
export const lowered = (sentence: string) =>
  `${sentence.charAt(0).toLocaleLowerCase('es')}${sentence.slice(1)}`;

/** Pieces that tell an outfit from another. */
const besides = (outfit: ComposedOutfit, other: ComposedOutfit): string[] =>
  outfit.garmentIds.filter((id) => !other.garmentIds.includes(id));

const hasConsoled = ({ speaker }: IntentContext): boolean =>
  speaker.said().some((key) => /^(grief|condolence)\./.test(key));

/** The piece that is named first. */
const mainOf = ({ wardrobe }: IntentContext, { garmentIds }: ComposedOutfit): string =>
  inOrder(garmentsByIds(wardrobe, garmentIds))[0]?.id ?? '';

type Proposal = { day: DialogueState['day']; wanted: Wanted; isNew: boolean };

function proposal(context: IntentContext, composed: Composed, { day, wanted, isNew }: Proposal): Reply {
  const { speaker, understood } = context;
  const [first, second, ...others] = composed.outfits;
  const { wishes, unowned } = wanted;
  const remember = { topic: understood.intent, day, wishes, asked: null, trip: context.state.trip };
  if (!first) {
    const gap = essentialGap(composed) ?? composed.missing[0]?.text;
    return {
      sentences: [speaker.say('few-garments'), gap && speaker.say('missing', { text: lowered(gap) })],
      remember: { ...remember, ...emptyTable },
    };
  }
  // A colour that was asked for is named.
  const coloured = garmentsByIds(context.wardrobe, first.garmentIds).filter((garment) =>
    wishes.colours.some((colour) => colourAnswers(garment, colour, nameStems(garment)) > 0),
  );
  const look = lookOf(
    context,
    first,
    coloured.map(({ id }) => id),
  );
  const isAbout = day.occasion !== null;
  const lead =
    unowned.length > 0
      ? [
          ...speaker.say('unowned', { what: unownedText(unowned) }),
          ' ',
          ...speaker.say('unowned-instead', { look }),
        ]
      : isMourning(day.event)
        ? speaker.say('outfit-sober', { look, for: purposeIn(day) })
        : isAbout
          ? speaker.say('outfit', { look, for: purposeIn(day) })
          : speaker.say('outfit-plain', { look });
  const gap = gapWorthSaying(composed);
  const isGuess = !isAbout && wishes.mustInclude.length + wishes.oneOfEach.length === 0;
  return {
    sentences: [
      isMourning(day.event) && !hasConsoled(context) && speaker.say('condolence'),
      notQuite(context, composed, day),
      lead,
      // Beside a second outfit, the reasons unfold under each.
      !second && !isMourning(day.event) && reasonFor(context, first),
      layersOff(context, first) ?? needsMet(context, first),
      laundryNote(context, wishes.mustInclude),
      gap && speaker.say('missing', { text: lowered(gap) }),
      second &&
        !isMourning(day.event) &&
        speaker.say('second', {
          look: lookOf(context, second, [mainOf(context, second), ...besides(second, first)]),
        }),
      ...others.map((outfit) => speaker.say('another', { look: lookOf(context, outfit) })),
      understood.slots.then &&
        (understood.slots.then.event !== null || understood.slots.then.purpose !== null) &&
        speaker.say(understood.slots.isThenBefore ? 'and-before' : 'and-then', {
          for: purposeOfPlan(understood.slots.then),
        }),
      isGuess && speaker.say('assumed', { for: purposeIn(day) }),
      notUnderstood(context),
    ],
    outfits: composed.outfits,
    remember: rememberOutfits(context, composed.outfits, remember, isNew),
  };
}
