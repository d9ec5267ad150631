import type { ComposedOutfit } from '#stylist/generate.ts';
import { isAccessory, slotsOfKind } from '#stylist/slots.ts';
import { leastSure, sureEnough } from '../../knowledge/sureness.ts';
import { type DialogueState, noDay, shownOf } from '../../state.ts';
import type { Composed } from '../../tools/compose.ts';
import { customAbroad, isMourning, isUnseemly } from '../../tools/customs.ts';
import { wantsLook } from '../../understand/asking/requests-outfit.ts';
import { gravest } from '../../understand/plans/plans-in.ts';
import type { Slots } from '../../understand/slots.ts';
import { dateIn, dayToFile, inWords } from '../../understand/told/dates.ts';
import { placeOf } from '../../understand/told/places.ts';
import { the } from '../../voice/names.ts';
import { onOneLine, title } from '../../voice/phrase.ts';
import { occurs } from '../../words/pattern.ts';
import { lineOfNot } from '../acted.ts';
import { againstCustom, without } from '../customs.ts';
import { dayInput, dayWith, purposeIn, purposeOfPlan } from '../day.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, withoutWardrobe } from '../handler.ts';
import { nameGiven } from '../name-given.ts';
import { decided, verdictOn } from '../opinions/verdict.ts';
import { lookInput } from '../pointed-at.ts';
import { withReferent, withSpokenColour, withStar } from '../referent.ts';
import { reasonFor } from '../tell-outfit.ts';
import { withoutUnfit } from '../unfit.ts';
import { unlike } from '../unlike.ts';
import { constraintsOf, unownedText, type Wanted, wishesWith } from '../wishes.ts';
import { adviceInstead, adviceOn } from './advice.ts';
import { keepsAtOnce, plansAtOnce } from './at-once.ts';
import { alsoFor, changeFor, changesThere, graverOf, orChange } from './both-plans.ts';
import { keepsBrief } from './brief.ts';
import { coded } from './dress-code.ts';
import { areFarApart, forEachPlan, oneEach, unchanged } from './each-plan.ts';
import { explanationOf } from './explanation.ts';
import { goodWishes } from './good-wishes.ts';
import { instead } from './instead.ts';
import { daysAsked, forPlans, isOneAfterAnother, outfitsAsked, plansAsked } from './many-looks.ts';
import { notTheirs } from './not-theirs.ts';
import { outfitsOfDays } from './outfits-of-days.ts';
import { proposal } from './proposal.ts';
import { rememberOutfits } from './remember.ts';
import { withoutWorn } from './unworn.ts';

/** "traje" means no dinner jacket where none is worn. */
function seemly(
  { wardrobe }: IntentContext,
  wishes: Wanted['wishes'],
  day: DialogueState['day'],
): Wanted['wishes'] {
  // A keepsake is worn at a funeral as well.
  const fits = (id: string) =>
    garmentsByIds(wardrobe, [id]).every(
      (garment) => garment.category === 'accessories' || !isUnseemly(garment, day.event),
    );
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

const soberly = (wishes: Wanted['wishes'], { event }: DialogueState['day']): Wanted['wishes'] =>
  isMourning(event)
    ? {
        ...wishes,
        moods: wishes.moods.filter(
          (mood) => !/^(?:messy|muddy|free-legs|colourful|sparkling|bold|relaxed)$/.test(mood),
        ),
      }
    : wishes;

/** A party at which clothes are spoilt is dressed for as a day at home, whatever it is called. */
const asSpoilt = (day: DialogueState['day'], { moods }: Slots): DialogueState['day'] =>
  day.occasion === 'party' && moods.includes('messy')
    ? { ...day, occasion: 'casual', event: null, purpose: purposeIn(day) }
    : day;

const filesAtOnce = (context: IntentContext): boolean =>
  keepsAtOnce(context) ||
  (plansAtOnce(context) && dayToFile(context.understood.reading.tokens, context.box.today) !== null);

const usualCount = 2;
const spare = 3;

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

/** "con el mismo calzado": of another plan, the pieces on the table that are to be worn again. */
function withKept({ state, understood, wardrobe }: IntentContext, asked: Wanted): Wanted {
  const kept = understood.slots.garments.filter(({ stance }) => stance === 'kept');
  const again = garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? []).filter(({ id, kind }) =>
    kept.some(({ garmentIds, kinds }) => garmentIds.includes(id) || kinds.includes(kind)),
  );
  if (again.length === 0) return asked;
  const mustInclude = [...new Set([...asked.wishes.mustInclude, ...again.map(({ id }) => id)])];
  return { ...asked, wishes: { ...asked.wishes, mustInclude } };
}

const undressed: ReadonlySet<string> = new Set([
  'beach',
  'pool',
  'swimming',
  'spa',
  'running',
  'gym',
  'skiing',
]);
/** On the sand or in the water nothing is worn that serves elsewhere. */
const isUndressed = ({ event }: Pick<DialogueState['day'], 'event'>): boolean =>
  event !== null && undressed.has(event);

/** "cada cosa lo suyo", or two plans for which one outfit would not do. */
const wantsEach = (
  { understood: { reading, slots } }: IntentContext,
  day: DialogueState['day'],
  then: NonNullable<Slots['then']>,
): boolean =>
  occurs(oneEach, reading.tokens) ||
  isUndressed(day) !== isUndressed(then) ||
  occurs(changesThere, reading.tokens) ||
  (areFarApart(day, then) &&
    (!gravest.has(day.event) || then.occasion === 'sport') &&
    (!occurs(unchanged, reading.tokens) || occurs(orChange, reading.tokens)) &&
    !slots.garments.some(({ stance }) => stance === 'wanted'));

/** "con un solo look", or a funeral and a party on one day */
const wantsOne = (
  { understood: { reading } }: IntentContext,
  day: DialogueState['day'],
  then: NonNullable<Slots['then']>,
): boolean =>
  occurs(unchanged, reading.tokens) ||
  occurs(orChange, reading.tokens) ||
  isMourning(day.event) !== isMourning(then.event);

async function oneAfterAnother(
  context: IntentContext,
  day: DialogueState['day'],
  wishes: Wanted['wishes'],
  many: number,
): Promise<Composed> {
  const made = await outfitsOfDays(
    context,
    Array.from({ length: many }, () => day),
    wishes,
  );
  const name = (outfit: Composed['outfits'][number], at: number) =>
    daysAsked(context) === null ? outfit : { ...outfit, name: `Día ${at + 1}: ${outfit.name}` };
  return { outfits: made.flatMap((one, at) => (one ? [name(one, at)] : [])), missing: [], relaxed: false };
}

/** Proposes outfits, from scratch or around garments. */
export const dress: IntentHandler = async (given) => {
  const plain = withSpokenColour(withReferent(given));
  const context = withStar(plain);
  const { state, understood, wardrobe, box, speaker, message } = context;
  const { slots, intent } = understood;
  const continues =
    state.asked !== null && (state.asked.what === 'occasion' || state.asked.what === 'garment');
  const goesOn = isPlanless(understood);
  const said = asSpoilt(dayWith(continues || goesOn ? state.day : weatherOf(context), slots, box), slots);
  const isOfTwo = slots.then !== null && wardrobe.length > 0 && state.wearer.other === null;
  const isApart = isOfTwo && slots.then !== null && wantsEach(context, said, slots.then);
  const isTold =
    slots.then !== null &&
    (slots.then.event !== null || (slots.then.purpose !== null && slots.then.purpose !== 'el día a día'));
  const both =
    slots.then !== null && isOfTwo && isTold && !isApart && wantsOne(context, said, slots.then)
      ? graverOf(said, slots.then)
      : null;
  const day = both?.main ?? said;
  const custom = againstCustom(context, day);
  const before = continues ? state.wishes : goesOn ? constraintsOf(state.wishes) : state.always;
  const asked = withKept(context, wishesWith(before, slots, wardrobe));
  let wanted = without(
    context,
    {
      ...asked,
      wishes: withoutWorn(context, withoutUnfit(context, unlike(context, coded(context, asked.wishes)))),
    },
    custom.colours,
  );

  if (state.wearer.other) return notTheirs(context);
  const asksChange = occurs(orChange, understood.reading.tokens);
  const listed = wardrobe.length > 0 ? plansAsked(context, day) : null;
  const ofEach = listed && (await forPlans(context, listed, wanted));
  if (ofEach) return ofEach;
  if (isApart) return forEachPlan(context, day, wanted, asksChange ? speaker.say('bring-change') : null);
  const nothing = withoutWardrobe(context);
  if (nothing)
    return {
      sentences: [
        custom.why,
        nothing,
        !custom.why &&
          (adviceInstead(context, message, sureEnough) ??
            (day.occasion &&
              (adviceInstead(context, `qué llevar ${purposeIn(day)}`) ??
                adviceInstead(
                  context,
                  `código de vestimenta ${purposeIn(day)}`,
                  leastSure,
                  /^(?:codes|occasions)$/,
                ) ??
                adviceOn(context, purposeIn(day)))) ??
            adviceInstead(context, message)),
      ],
      remember: { topic: intent, day, asked: null, outfits: [] },
    };

  const verdict = custom.why ? null : await verdictOn(context, day, wanted.wishes);
  if (verdict) wanted = { wishes: decided(wanted.wishes, verdict), unowned: [] };
  const asksOnlyVerdict = verdict !== null && !wantsLook(understood.reading.tokens);
  const many = daysAsked(context) ?? outfitsAsked(context);
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

  // A dictated piece that is not owned must not be replaced silently.
  const isLacking = wanted.unowned.some(
    ({ points, kinds }) =>
      points !== 'any' && !kinds.every((kind) => slotsOfKind[kind].some((slot) => isAccessory({ slot }))),
  );
  if (isLacking && worn < 2 && filesAtOnce(context)) {
    const reply = await instead(context, day, wanted);
    const date = dayToFile(understood.reading.tokens, box.today);
    if (date === null) return reply;
    const asked = { what: 'garments', on: 'keep' } as const;
    return { ...reply, remember: { ...reply.remember, asked, date, outfits: [], wishes: wanted.wishes } };
  }

  const request = {
    ...dayInput(day, box),
    ...easier(seemly(context, soberly(wanted.wishes, day), day), slots.then, day),
    notAgain: [
      ...box.recentOutfits.slice(-40).map((ids) => [...ids]),
      ...(context === plain ? [] : state.outfits.map(({ garmentIds }) => garmentIds)),
    ],
    count: many ?? (isMourning(day.event) || asksOnlyVerdict ? 1 : usualCount),
  };
  let composed: Composed =
    many !== null && isOneAfterAnother(context)
      ? await oneAfterAnother(context, day, request, many)
      : await context.use('composeOutfits', request);
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
  const lacks = wanted.wishes.mustInclude.filter(
    (id) => !composed.outfits.some(({ garmentIds }) => garmentIds.includes(id)),
  );
  if (lacks.length > 0 && misfit === undefined && many === null && worn > 0) {
    const free = { ...request, event: null, mustInclude: wanted.wishes.mustInclude };
    const withIt = await context.use('composeOutfits', free);
    if (
      withIt.outfits.length > 0 &&
      !garmentsByIds(wardrobe, lacks).some((one) => isUnseemly(one, day.event))
    )
      composed = withIt;
    else misfit = lacks[0];
  }
  const keeps = (outfit: ComposedOutfit) => keepsBrief(context, outfit, wanted.wishes);
  if (many === null && !composed.outfits.every(keeps)) {
    const more = await context.use('composeOutfits', { ...request, count: usualCount + spare });
    const kept = more.outfits.filter(keeps).slice(0, request.count);
    composed = kept.length > 0 ? { ...composed, outfits: kept } : composed;
  }
  const [left] = misfit === undefined ? [] : garmentsByIds(wardrobe, [misfit]);
  const notWorn = left && speaker.say('does-not-fit', { piece: the(left) });
  const [made] = composed.outfits;
  const later = both && { ...day, ...both.other };
  const change =
    later &&
    made &&
    !occurs(unchanged, understood.reading.tokens) &&
    (areFarApart(day, both.other) || isMourning(day.event))
      ? await changeFor(context, made.garmentIds, later, { moods: [], isDetail: isMourning(day.event) })
      : null;
  const also = both && [
    ...(asksChange ? [...speaker.say('one-for-both'), ' '] : []),
    ...(change?.says ?? speaker.say('and-too', { for: purposeOfPlan(both.other) })),
  ];
  const then =
    !both && slots.then !== null && made ? await alsoFor(context, made.garmentIds, day, slots.then) : null;
  const reply = proposal(context, composed, { day, wanted, isNew: true, also: also ?? then });
  const place = placeOf(slots.place);
  const abroad = place && customAbroad(day.event, place.name, box.advisor);
  const [best] = composed.outfits;
  const date = best && plansAtOnce(context) ? dayToFile(understood.reading.tokens, box.today) : null;
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
        wanted.unowned.length > 0 && speaker.say('unowned', { what: unownedText(wanted.unowned) }),
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
      remember: {
        ...rememberOutfits(context, [best], { ...reply.remember }, true),
        topic: 'keep',
        named: name ?? state.named,
      },
    };
  }
  const isRuled = Boolean(verdict?.says ?? abroad ?? custom.why);
  const explained = isRuled ? null : explanationOf(context);
  return {
    ...reply,
    sentences: [
      goodWishes(context),
      verdict?.says ?? abroad ?? custom.why,
      explained,
      notWorn,
      ...reply.sentences,
    ],
    ...(verdict?.compared && { remember: { ...reply.remember, focus: verdict.compared } }),
  };
};
