import { tellsWear } from '../understand/learned/intents-learned.ts';
import { dateOf, datesIn, inWords } from '../understand/told/dates.ts';
import { theFirst } from '../voice/names.ts';
import { keep, nothingToKeep } from './about-outfits.ts';
import { isCorrected, lineOfNot, said, takeBack } from './acted.ts';
import { another } from './changes/adjust.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from './handler.ts';
import { lookInput, meant, meantOfTold, moved, pointedAt } from './pointed-at.ts';
import { unownedText } from './wishes.ts';

const surelyWorn = 0.85;
const mostDays = 4;

const wornWords = /^(pong|pondr|puest|puse|llev|voy|visto|us[aeo]|estren|salgo|sali|marca)/;

/** "marca todo lo de ayer como usado": the outfit that was planned for a day. */
async function wornAsPlanned(context: IntentContext): Promise<Reply | null> {
  const { speaker, box, understood } = context;
  const [day] = datesIn(understood.reading.tokens, box.today, true);
  if (!day || box.plans === null) return null;
  const [plan] = await context.use('seePlans', { from: day.date, to: day.date });
  const words = { day: inWords(day.date) };
  if (!plan)
    return {
      sentences: [speaker.say('worn-none-planned', words)],
      remember: { asked: { what: 'garment', on: 'wear' }, focus: [], wornOn: day.date },
    };
  const garmentIds = [...plan.garmentIds].slice(0, 10);
  const result = await context.use('wearGarments', { garmentIds, date: day.date });
  return {
    sentences: [speaker.say(result.done ? 'worn-on' : lineOfNot(result.why, 'worn-already'), words)],
    garmentIds,
    remember: { asked: null },
  };
}

const exchanging =
  /^(?:y |pero |ah |uy |no )*(?:borra|quita|saca|cambia)\w* .* (?:por|x) (?:el|la|los|las|mis?) /;
const exchangesWorn = ({ state, understood }: IntentContext): boolean =>
  state.acted === 'wear' &&
  state.outfits.length === 0 &&
  understood.slots.garments.length === 2 &&
  exchanging.test(understood.reading.tokens.map(({ text }) => text).join(' '));

const opensWithIt = /^(?:me )?l[oa]s? (?:use|lleve|puse|he llevado|he usado|he puesto|estrene)\b.* con\b/;
function wornBeside({ state, understood }: IntentContext): readonly string[] {
  const words = understood.reading.tokens.map(({ text }) => text).join(' ');
  const isAlone = state.outfits.length === 0 && state.focus.length === 1;
  return isAlone && understood.slots.garments.length > 0 && opensWithIt.test(words) ? state.focus : [];
}

/** "hoy me lo pongo", "ayer llevé la falda plisada". */
export const wear: IntentHandler = async (context) => {
  const { speaker, box, state, understood, wardrobe } = context;
  await takeBack(context);
  const { aim, slots, reading } = understood;
  const exchanges = exchangesWorn(context);
  if (exchanges && !isCorrected(context)) await context.use('undoLast', {});
  const corrects = state.acted === 'wear' && (exchanges || isCorrected(context));
  const isBefore = aim === 'worn-before' || corrects || said(context, /^(ayer|anteayer|antier|anoche)$/);
  // "y las botas también" were worn on the same day.
  const goesOn = state.wornOn !== null && datesIn(reading.tokens, box.today, true).length === 0;
  const told =
    (isBefore ? datesIn(reading.tokens, box.today, true)[0]?.date : undefined) ??
    (goesOn && (state.acted === 'wear' || state.asked?.on === 'wear')
      ? (state.wornOn ?? undefined)
      : undefined);
  const before = told === dateOf(box.today) ? undefined : told;
  const { ids, unclear } = pointedAt(context);
  const isExchange = corrects || slots.garments.some(({ wanted }) => wanted);
  // "no llevé la corbata azul sino la burdeos"
  const instead = reading.tokens.findIndex(({ text }) => text === 'sino');
  const refused = new Set(
    slots.garments.flatMap(({ wanted, garmentIds, end }) =>
      (wanted || !isExchange) && end > instead ? [] : garmentIds,
    ),
  );
  if (exchanges) for (const id of slots.garments[0]?.garmentIds ?? []) refused.add(id);
  const pointed = [...new Set([...wornBeside(context), ...ids])].filter((id) => !refused.has(id));
  // "el abrigo era el camel", "los mocasines no, las botas": what was worn besides stays.
  const isSwap = corrects && (refused.size > 0 || said(context, /^(era|eran|fue|fueron|son)$/));
  const changes = pointed.filter((id) => !state.focus.includes(id));
  const kinds = new Set(garmentsByIds(wardrobe, changes).map(({ kind }) => kind));
  const worn = state.outfits.length > 0 ? (meant(context)?.garmentIds ?? []) : state.focus;
  const rest = garmentsByIds(wardrobe, worn).filter(({ id, kind }) => !kinds.has(kind) && !refused.has(id));
  // "no, fue el sábado": the same, on another day.
  const isSame =
    corrects && pointed.length === 0 && slots.garments.length === 0 && state.outfits.length === 0;
  const named =
    isSwap && changes.length + refused.size > 0
      ? [...rest.map(({ id }) => id), ...changes]
      : isSame
        ? [...state.focus]
        : pointed.length === 0 && slots.garments.length === 0 && state.outfits.length === 0
          ? meantOfTold(context).map(({ id }) => id)
          : pointed;
  const outfit = meant(context);
  // "ese ya me lo puse el lunes" asks for something else.
  if (
    outfit &&
    named.length === 0 &&
    tellsWear(understood.aims) < surelyWorn &&
    said(context, /^ya$/) &&
    said(context, /^(puse|lleve|use|puesto|llevado)$/)
  )
    return another(context);
  if (outfit && named.length === 0 && !said(context, wornWords) && state.acted !== 'wear')
    return keep(context);
  const ofOutfit =
    outfit !== undefined && (named.length === 0 || said(context, /^(look|outfit|conjunto|tenida)/));
  const date = before === undefined ? {} : { date: before };
  if (!ofOutfit && named.length === 0 && unclear.length > 0)
    return {
      sentences: [speaker.say('which-of', { list: theFirst(garmentsByIds(wardrobe, unclear), 3) })],
      garmentIds: unclear,
      remember: { asked: { what: 'garment', on: 'wear' }, focus: unclear.slice(0, 20) },
    };
  if (!ofOutfit && named.length === 0) {
    // "me puse los jenas negros" names something that is not there.
    const [absent] = slots.garments;
    if (absent)
      return {
        sentences: [speaker.say('unowned', { what: unownedText([absent]) })],
        remember: { asked: { what: 'garment', on: 'wear' }, focus: [], wornOn: before ?? dateOf(box.today) },
      };
    if (said(context, /^(look|outfit|conjunto|tenida)$/)) return nothingToKeep(context);
    return (
      (await wornAsPlanned(context)) ?? {
        sentences: [speaker.say('mark-which')],
        remember: { asked: { what: 'garment', on: 'wear' }, focus: [] },
      }
    );
  }
  // "me la puse la semana pasada" names no day.
  if (aim === 'worn-before' && told === undefined && slots.when !== 'today')
    return {
      sentences: [speaker.say('worn-when')],
      garmentIds: ofOutfit ? [] : named,
      remember: { asked: { what: 'garment', on: 'wear' }, ...(!ofOutfit && { focus: named.slice(0, 20) }) },
    };
  const isOfList = slots.garments.length === 0 && slots.position !== null;
  const result = ofOutfit
    ? await context.use('wearOutfit', { ...lookInput(context, outfit), ...date })
    : await context.use('wearGarments', { garmentIds: named.slice(0, 10), ...date });
  const days = before ? [before] : [];
  if (before && result.done && !ofOutfit && !corrects)
    for (const { date: other } of datesIn(reading.tokens, box.today, true).slice(1, mostDays))
      if (!days.includes(other) && other < dateOf(box.today)) {
        const more = await context.use('wearGarments', { garmentIds: named.slice(0, 10), date: other });
        if (more.done) days.push(other);
      }
  const day = days.map(inWords).join(' y el ');
  const wornLine = before ? (ofOutfit ? 'worn-on' : 'worn-pieces-on') : ofOutfit ? 'worn' : 'worn-pieces';
  return {
    sentences: [
      result.done
        ? speaker.say(wornLine, { day, list: theFirst(garmentsByIds(wardrobe, named), 3) })
        : speaker.say(lineOfNot(result.why, 'worn-already'), { day }),
      !ofOutfit &&
        unclear.length > 0 &&
        speaker.say('which-of', { list: theFirst(garmentsByIds(wardrobe, unclear), 3) }),
      slots.garments.some(({ garmentIds }) => garmentIds.length === 0) &&
        speaker.say('unowned', {
          what: unownedText(slots.garments.filter((one) => one.garmentIds.length === 0)),
        }),
    ],
    garmentIds: ofOutfit ? outfit.garmentIds : named,
    remember: {
      asked: !ofOutfit && unclear.length > 0 ? { what: 'garment', on: 'wear' } : null,
      wornOn: before ?? dateOf(box.today),
      ...(ofOutfit && { topic: 'wear' as const, outfits: moved(context, outfit) }),
      ...(unclear.length > 0
        ? { focus: unclear.slice(0, 20) }
        : state.outfits.length === 0 && !isOfList && { focus: named.slice(0, 20) }),
    },
  };
};
