import type { ComposedOutfit } from '#stylist/generate.ts';
import { type DialogueState, noDay, type ShownOutfit, sameGarments, shownOf } from '../state.ts';
import type { PlanSeen } from '../tools/act.ts';
import { isMeant } from '../understand/learned/intents-learned.ts';
import { addDays, type DateSaid, dateOf, datesIn, dayOfMonth, inWords } from '../understand/told/dates.ts';
import { onOneLine, type Part, type Phrase, title } from '../voice/phrase.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { lineOfNot, said, takeBack } from './acted.ts';
import { dayInput } from './day.ts';
import { dress } from './dress/dress.ts';
import { rememberOutfits } from './dress/remember.ts';
import type { IntentContext, IntentHandler, Reply } from './handler.ts';
import { inWeek, lookInput, meant } from './pointed-at.ts';
import { lookOf } from './tell-outfit.ts';
import { wishesWith } from './wishes.ts';

const remember = { asked: null };
const nameOf = ({ name }: Pick<PlanSeen, 'name'>): Part => title(`«${onOneLine(name).slice(0, 60)}»`);
const withDay = (plan: PlanSeen): string =>
  `el ${dayOfMonth(plan.date)}, «${onOneLine(plan.name).slice(0, 60)}»`;
const ahead = 14;
const wholeCalendar = 60;
const mostTold = 3;

export const onlyDay = patternOf(
  '^ [no|uy|ay|perdona|espera|espere|oye|bueno|pensandolo] [bien] mejor|prefiero [para] el|manana|pasado * / ^ [no|uy|espera|bueno] mejor pas~|mueve~|cambia~|pon~|dejalo [a|para] el|manana|pasado * / ^ [ay|uy|ah|uf] no [no] [perdon|perdona|espera|digo] [es|era] [para|a] [el|este] lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana $ / ^ no|bueno|pues|mejor [no|mejor|dejalo] el lunes|martes|miercoles|jueves|viernes|sabado|domingo estaba|va|iba|esta|quedaba|venia bien|mejor',
);
export const movesIt = patternOf(
  'pasalo|pasala|muevelo|muevela|cambialo|cambiala|ponlo|dejalo|movelo|pasamelo|cambiamelo [a|para] el|manana|pasado',
);
const toDay = /^(al|a|para)$/;
const isTarget = ({ understood }: IntentContext, { at }: DateSaid): boolean => {
  const { tokens } = understood.reading;
  return [1, 2].some((back) => toDay.test(tokens[at - back]?.text ?? ''));
};

/** Whether a plan is surely to be moved to the one day that is said: "era el viernes", and not "lo del viernes". */
const goesTo = ({ understood, state }: IntentContext, said: DateSaid | undefined): boolean => {
  const { tokens } = understood.reading;
  const isSource = [1, 2].some((back) => /^del?$/.test(tokens[(said?.at ?? 0) - back]?.text ?? ''));
  return (
    isMeant(understood.aims, 'plan-move', 'plan-day', 'clarify') &&
    said !== undefined &&
    said.date !== state.planned &&
    !isSource
  );
};

const lastOf = (date: string, other: string | null): string =>
  other !== null && other > date ? other : date;

/** The planned outfits that a message means: by their day, by a garment, or the last one planned. */
async function plansMeant(context: IntentContext, dates: readonly DateSaid[]): Promise<readonly PlanSeen[]> {
  const { box, state, understood } = context;
  const today = dateOf(box.today);
  const [first] = dates;
  if (first) {
    const onDay = await context.use('seePlans', { from: first.date, to: first.date });
    const isPlanned =
      onDay.length === 0 &&
      state.planned !== null &&
      new Date(state.planned).getUTCDay() === new Date(first.date).getUTCDay();
    return isPlanned
      ? context.use('seePlans', { from: state.planned ?? '', to: state.planned ?? '' })
      : onDay;
  }
  // "bórralo todo", after one plan was made, is that plan.
  const isOfLast = state.planned !== null && !said(context, /^(calendario|agenda|planificador)$/);
  const isAll = !isOfLast && said(context, /^(tod[oa]|calendario|agenda|planificador)$/);
  const isWeek = isAll || said(context, /^semana$/);
  const plans = await context.use('seePlans', {
    from: today,
    to: lastOf(addDays(today, isAll ? wholeCalendar : isWeek ? 6 : ahead), isWeek ? null : state.planned),
  });
  const garments = new Set(understood.slots.garments.flatMap(({ garmentIds }) => garmentIds));
  const withGarment = plans.filter(({ garmentIds }) => garmentIds.some((id) => garments.has(id)));
  if (withGarment.length > 0) return withGarment.slice(0, 1);
  if (isWeek) return plans;
  const last = plans.filter(({ date }) => date === state.planned);
  return last.length > 0 ? last : plans.length === 1 ? plans : [];
}

async function show(context: IntentContext, dates: readonly DateSaid[]): Promise<Reply> {
  const { box, speaker } = context;
  const today = dateOf(box.today);
  const from = dates[0]?.date ?? today;
  const isWeekend = dates[0] !== undefined && said(context, /^(finde|fin)$/);
  const to = dates.at(-1)?.date ?? addDays(today, ahead);
  const plans = await context.use('seePlans', { from, to: isWeekend ? addDays(to, 1) : to });
  if (plans.length === 0) return { sentences: [speaker.say('plans-none')], remember };
  const told = plans.slice(0, mostTold).map(withDay);
  const rest = plans.length - told.length;
  return {
    sentences: [
      speaker.say('plans-on', { list: title([...told, ...(rest > 0 ? [`y ${rest} más`] : [])].join('; ')) }),
    ],
    garmentIds: plans.length === 1 ? (plans[0]?.garmentIds ?? []) : [],
    remember: { ...remember, planned: plans[0]?.date ?? null },
  };
}

async function remove(context: IntentContext, dates: readonly DateSaid[]): Promise<Reply> {
  const { speaker } = context;
  const plans = await plansMeant(context, dates);
  const [first] = plans;
  const isSpan = dates.length > 0 || said(context, /^(semana|tod[oa]s?|calendario|agenda|planificador)$/);
  if (!first) return { sentences: [speaker.say(isSpan ? 'plans-none' : 'plan-which')], remember };
  const result = await context.use('deletePlans', { planIds: plans.slice(0, 14).map(({ id }) => id) });
  const line = !result.done
    ? speaker.say(lineOfNot(result.why))
    : plans.length === 1
      ? speaker.say('unplanned', { name: nameOf(first), day: inWords(first.date) })
      : speaker.say('unplanned-many', { count: plans.length });
  return { sentences: [line], remember };
}

async function move(context: IntentContext, dates: readonly DateSaid[]): Promise<Reply> {
  const { speaker } = context;
  const [first, second] = dates;
  // "mejor el viernes", of what was just planned
  const { planned } = context.state;
  const isOnlyDay =
    planned !== null &&
    (goesTo(context, first) ||
      [onlyDay, movesIt].some((pattern) => occurs(pattern, context.understood.reading.tokens)));
  const onlyTarget = first && !second && (isTarget(context, first) || isOnlyDay) ? first : null;
  const inOrder = await plansMeant(context, onlyTarget ? [] : dates);
  // "mejor martes, el lunes teletrabajo": only the second day has a plan.
  const reversed = inOrder.length === 0 && second ? await plansMeant(context, [second]) : [];
  const plans = inOrder.length > 0 ? inOrder : reversed;
  const target = onlyTarget ?? (reversed.length > 0 ? first : second) ?? null;
  const [plan] = plans;
  if (!plan)
    return { sentences: [speaker.say(first && !onlyTarget ? 'plans-none' : 'plan-which')], remember };
  if (!target) return { sentences: [speaker.say('plan-to')], remember: { ...remember, planned: plan.date } };
  const there = await context.use('seePlans', { from: target.date, to: target.date });
  const [other] = there;
  // "cambia el lunes por el martes" exchanges two days.
  const crosses = dates.length >= 4 && dates[0]?.date === dates.at(-1)?.date;
  const isExchange =
    crosses ||
    context.understood.aim === 'plan-swap' ||
    said(context, exchanging) ||
    said(context, /^(por|viceversa|reves)$/);
  const exchanges = other !== undefined && isExchange;
  const result = await context.use('movePlans', {
    moves: [
      ...plans.map(({ id }) => ({ planId: id, date: target.date })),
      ...(exchanges ? there.map(({ id }) => ({ planId: id, date: plan.date })) : []),
    ],
  });
  const day = inWords(target.date);
  const line = !result.done
    ? speaker.say(lineOfNot(result.why, 'planned-already'), { day })
    : exchanges
      ? speaker.say('exchanged', { day, other: inWords(plan.date) })
      : speaker.say(isExchange ? 'moved-alone' : 'moved', { name: nameOf(plan), day });
  return { sentences: [line], remember: { ...remember, planned: target.date } };
}

const holds = ({ garmentIds }: PlanSeen, { garments }: IntentContext['understood']['slots']): boolean =>
  garments.some((one) => one.garmentIds.some((id) => garmentIds.includes(id)));

/** Puts the outfit on the table, or a new one for the same occasion, in the place of a planned one. */
async function swap(context: IntentContext, dates: readonly DateSaid[]): Promise<Reply> {
  const { speaker, understood, wardrobe, box } = context;
  const [first, second] = dates;
  const planned = await plansMeant(context, dates.slice(0, 1));
  const [plan] = planned;
  if (!plan && !first) {
    const { garments } = understood.slots;
    const { wishes: without } = wishesWith(
      context.state.wishes,
      { ...understood.slots, garments: garments.map((one) => ({ ...one, wanted: false })) },
      wardrobe,
    );
    return { sentences: [speaker.say('look-which')], remember: { ...remember, wishes: without } };
  }
  if (!plan) return { sentences: [speaker.say('plans-none')], remember };
  const others = second ? await context.use('seePlans', { from: second.date, to: second.date }) : [];
  if (others.length > 0) return move(context, dates);
  // "cámbialos, el mono el domingo": what is named is planned for another day.
  const [named] = first && !second ? await plansMeant(context, []) : [];
  const isOther = named !== undefined && named.date !== plan.date && holds(named, understood.slots);
  if (first && isOther) return move(context, [{ date: named.date, at: -1 }, first]);
  const day = inWords(plan.date);
  const table = said(context, /^(este|ese|esta|esa|segund[oa]|primer[oa]?|ultim[oa])$/)
    ? meant(context)
    : undefined;
  const { wishes } = wishesWith(
    { mustInclude: [], oneOfEach: [], mustAvoid: [], colours: [], avoidedColours: [], moods: [] },
    understood.slots,
    wardrobe,
  );
  // A garment that the plan already holds is the one to be replaced.
  const replaced = [...wishes.mustInclude, ...wishes.oneOfEach.flat()].filter((id) =>
    plan.garmentIds.includes(id),
  );
  const request = {
    ...dayInput(
      {
        ...noDay,
        occasion: understood.slots.occasion ?? plan.occasion,
        event: understood.slots.event,
        season: plan.season,
      },
      box,
    ),
    ...wishes,
    mustInclude: wishes.mustInclude.filter((id) => !replaced.includes(id)),
    oneOfEach: wishes.oneOfEach.filter((ids) => !ids.some((id) => replaced.includes(id))),
    mustAvoid: [...wishes.mustAvoid, ...replaced],
    notAgain: [[...plan.garmentIds]],
    count: 1,
  };
  const [composed] = table ? [] : (await context.use('composeOutfits', request)).outfits;
  const outfit = table ?? composed;
  if (!outfit) return { sentences: [speaker.say('no-other')], remember };
  const { occasion, season } = outfit;
  const result = await context.use('swapPlan', {
    ...(table ? lookInput(context, table) : { occasion, season, garmentIds: [...outfit.garmentIds] }),
    planId: plan.id,
  });
  return {
    sentences: [
      result.done
        ? speaker.say('plan-swapped', { day, look: lookOf(context, outfit) })
        : speaker.say(lineOfNot(result.why, 'planned-already'), { day }),
    ],
    ...(composed ? { outfits: [composed] } : { garmentIds: outfit.garmentIds }),
    remember: {
      ...(composed && rememberOutfits(context, [composed], { topic: 'dress' }, true)),
      ...remember,
      planned: plan.date,
    },
  };
}

/** Puts a changed outfit in the place of the same one in the calendar. */
export async function planFollows(
  context: IntentContext,
  before: ShownOutfit,
  after: ComposedOutfit,
): Promise<Phrase | false> {
  const { state, box, speaker, understood } = context;
  const inWeek = state.week.find(({ outfit }) => state.outfits[outfit] === before);
  const date = inWeek?.date ?? state.planned;
  if (box.act === null || box.plans === null || date === null || understood.onlyAsks) return false;
  const plans = await context.use('seePlans', { from: date, to: date });
  const plan = plans.find((one) => !one.worn && sameGarments(one, before));
  if (!plan) return false;
  const { occasion, season, garmentIds } = after;
  const look = { ...lookInput(context, before), occasion, season, garmentIds: [...garmentIds] };
  const { done } = await context.use('swapPlan', { ...look, planId: plan.id });
  return done && speaker.say('plan-follows', { day: inWords(date) });
}

/** The outfits of a week with one of them changed, which comes first. */
export function weekWith(
  { state }: IntentContext,
  before: ShownOutfit,
  after: ComposedOutfit,
): Partial<DialogueState> {
  const at = state.outfits.indexOf(before);
  if (at < 0 || state.week.length === 0) return {};
  const others = state.outfits.filter((one) => one !== before);
  const placeOf = (outfit: number) => (outfit === at ? 0 : outfit < at ? outfit + 1 : outfit);
  return {
    outfits: [{ ...shownOf(after, state.turn), name: before.name }, ...others],
    week: state.week.map(({ date, outfit }) => ({ date, outfit: placeOf(outfit) })),
  };
}

/** "el miércoles lo quiero libre" */
export const dayOff = patternOf(
  'libre|descanso|festivo|feriado|teletrabajo / no trabajo|voy|curro|laburo|tengo oficina / me quedo en casa / vacio|vacia',
);

const exchanging = /^(intercambi\w*|cruza\w*)$/;

/** "pásalo al día 30", of a plan for the 31st: of the same month. */
function inMonthOf(
  planned: string | null,
  { date, at }: DateSaid,
  tokens: readonly { text: string }[],
  today: string,
): string {
  const isBare = /^\d{1,2}$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text !== 'de';
  const near = planned === null ? date : `${planned.slice(0, 8)}${date.slice(8)}`;
  return isBare && near >= today ? near : date;
}

const weekday = /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;
const postponed =
  /^(pasaron|movieron|cambiaron|corrieron|aplaz\w*|posterg\w*|pospon\w*|pospus\w*|retras\w*|atras\w*|aplac\w*)$/;
/** "me pasaron el consejo al lunes", of a plan for Friday: the Monday after. */
function afterPlanned(
  planned: string | null,
  { date, at }: DateSaid,
  tokens: readonly { text: string }[],
  message: string,
): string {
  const isBare =
    weekday.test(tokens[at]?.text ?? '') && !/^(este|mismo|proximo)$/.test(tokens[at - 1]?.text ?? '');
  // Spelling correction takes "pasaron" for "pasaré".
  const isLater = isBare && tokensOf(message).some(({ text }) => postponed.test(text));
  const next = addDays(date, 7);
  return planned !== null && isLater && date < planned && planned < next ? next : date;
}

/** "el sábado que viene, que mañana llueve": a day of the reason is not meant. */
export function withoutReason<T extends { text: string }>(tokens: readonly T[]): readonly T[] {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > 2 &&
      /^(que|q|porque|pq|xq|pues|ya)$/.test(text) &&
      !/^(viene|entra|sea|puse|guarde|apunte|tenia|tengo|hay|esta|era|iba|va)$/.test(
        tokens[index + 1]?.text ?? '',
      ),
  );
  return at < 0 ? tokens : tokens.slice(0, at);
}

const ways = { 'plan-move': move, 'plan-swap': swap, 'plan-delete': remove } as const;

/** "¿qué tengo apuntado?", "pasa lo del martes al jueves", "borra lo del viernes". */
export const plans: IntentHandler = async (context) => {
  const { understood, speaker, box } = context;
  if (box.plans === null) return { sentences: [speaker.say('no-wardrobe')], remember };
  const { aim, reading, onlyAsks } = understood;
  const { planned: before, week } = context.state;
  const saidDays = datesIn(withoutReason(reading.tokens), box.today);
  const isMove = aim === 'plan-move' && saidDays.length === 1 && week.length === 0;
  const told = saidDays.map((said) => {
    const date = inMonthOf(before, said, reading.tokens, dateOf(box.today));
    const later = isMove ? afterPlanned(before, { ...said, date }, reading.tokens, context.message) : date;
    return { ...said, date: inWeek(context.state, later) };
  });
  // "intercámbialos": the two days that were just planned.
  const [first, second, ...others] = context.state.week;
  const isExchange = told.length === 0 && said(context, exchanging);
  const ofWeek = first && second && others.length === 0 ? [first, second] : null;
  const today = dateOf(box.today);
  const planned = isExchange
    ? (ofWeek ?? (await context.use('seePlans', { from: today, to: addDays(today, ahead) })))
    : [];
  const isPair = planned.length === 2;
  const dates = isPair ? planned.map(({ date }, at) => ({ date, at: -at })) : told;
  // Undoing the plan first would leave nothing to move.
  const isOfPlanned = aim === 'plan-move' || aim === 'plan-delete';
  if (!isOfPlanned || context.state.planned === null) await takeBack(context);
  // "el jueves no trabajo"
  const drops =
    dates.length > 0 &&
    !isMeant(understood.aims, 'plan-move') &&
    ((context.state.topic === 'week' && said(context, /^no$/)) || occurs(dayOff, reading.tokens));
  const way = drops ? remove : aim !== null && aim in ways ? ways[aim as keyof typeof ways] : show;
  const isNew = understood.slots.occasion !== null && dates.length === 0 && context.state.planned === null;
  if (isNew && !onlyAsks && (way === swap || way === move))
    return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  return (onlyAsks ? show : isPair ? move : way)(context, dates);
};
