import { joinAnd } from '#stylist/language/es/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { seasonFitOf } from '#stylist/traits/season-fit.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { garmentsAllowed } from '../../understand/garments/find-garments.ts';
import type { Intent } from '../../understand/intents.ts';
import { numberOf, rangeIn } from '../../understand/numbers.ts';
import { the, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput } from '../day.ts';
import { forFrost } from '../extras.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { unownedText } from '../wishes.ts';
import { packedIn } from './case-change.ts';
import { legsIn, spanIn } from './legs.ts';
import { stayIn } from './stay.ts';

const asking = patternOf(
  'cabe|caben|cabra|entra|entran|llevo|llevar|llevaria|llevarias|meto|meter|echo|necesito|sobra|sobran|mejor / hace falta / hacen falta / vale|merece la pena / ^ y [con] [el|la|los|las|un|una|mi|mis] <garment>',
);

const inDoubt = patternOf('no se|dudo si|en [si] meter|llevar|echar|empacar|meto|llevo|echo');

export const asksOfCase = ({ state, understood }: IntentContext): boolean =>
  state.topic === 'pack' &&
  state.outfits.length > 0 &&
  (understood.reading.text.includes('?') || occurs(inDoubt, understood.reading.tokens)) &&
  understood.slots.garments.length === 1 &&
  understood.slots.place === null &&
  understood.slots.days === null &&
  occurs(asking, understood.reading.tokens);

const goodFit = 0.5;
const isBulky = (piece: Garment): boolean =>
  piece.kind === 'boots' || piece.kind === 'blazer' || slotsOfKind[piece.kind].includes('outer');

export async function answerOfCase(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, speaker, box } = context;
  const packed = packedIn(context);
  const remember = { topic: 'pack' as const, asked: null };
  const [reference] = understood.slots.garments;
  const garmentIds = packed.map(({ id }) => id);
  if (!reference) return { sentences: [speaker.say('case-same')], garmentIds, remember };
  const isOfCoats =
    reference.points === 'any' &&
    reference.kinds.length > 0 &&
    reference.kinds.every((kind) => slotsOfKind[kind][0] === 'outer');
  const named = (piece: Garment) =>
    reference.garmentIds.includes(piece.id) ||
    (reference.garmentIds.length !== 1 && reference.kinds.includes(piece.kind)) ||
    (isOfCoats && slotsOfKind[piece.kind][0] === 'outer');
  const inside = packed.filter(named);
  if (inside.length > 0)
    return { sentences: [speaker.say('case-has', { list: theList(inside) })], garmentIds, remember };
  const day = dayInput(state.day, box);
  const fitOf = (piece: Garment) =>
    seasonFitOf(piece, traitsOf(piece).air, {
      season: day.season ?? 'fall',
      temperatureC: day.temperatureC ?? null,
    });
  const owned = garmentsByIds(
    wardrobe,
    reference.garmentIds.length > 0 ? reference.garmentIds : garmentsAllowed(wardrobe, reference),
  ).filter(isAtHand);
  const [piece] = owned.toSorted((a, b) => fitOf(b) - fitOf(a));
  if (!piece)
    return { sentences: [speaker.say('unowned', { what: unownedText([reference]) })], garmentIds, remember };
  const line = fitOf(piece) < goodFit ? 'case-idle' : isBulky(piece) ? 'case-worn' : 'case-fits';
  return {
    sentences: [speaker.say(line, { piece: the(piece) })],
    garmentIds: [piece.id],
    remember: { ...remember, focus: [piece.id] },
  };
}

const counting = patternOf(
  'cuant~ * lleva|llevo|llevamos|van|va|hay|son|meto|metes|has metido|puesto|salen / cuant~ / que|q|cuales <garment> van|lleva|llevo|hay|metes|metiste|meto|pones',
);
const mostOfCount = 7;
/** "¿cuántas cosas lleva?", of the case on the table */
export const countsCase = ({ state, understood }: IntentContext): boolean =>
  state.topic === 'pack' &&
  state.outfits.length > 0 &&
  understood.onlyAsks &&
  understood.slots.garments.length <= 1 &&
  understood.slots.days === null &&
  understood.reading.tokens.length <= mostOfCount &&
  !understood.reading.tokens.some(({ text }) =>
    /^(tengo|armario|cuesta|cuanto|dias?|looks?|outfits?|conjuntos?)$/.test(text),
  ) &&
  occurs(counting, understood.reading.tokens);

export async function tellCount(context: IntentContext): Promise<Reply> {
  const [sort] = context.understood.slots.garments;
  const packed = packedIn(context).filter(
    ({ id, kind }) => !sort || sort.kinds.includes(kind) || sort.garmentIds.includes(id),
  );
  return {
    sentences: [context.speaker.say('case-holds', { count: packed.length, list: theList(packed) })],
    garmentIds: packed.map(({ id }) => id),
    remember: { topic: 'pack', asked: null },
  };
}

const wholeYear = 12;
const leastOfTrip = 3;
const luggage = /^(maletas?|maletin|mochilas?|morral|equipaje|valijas?|cabina|bodega|empac\w+)$/;
const isLikely = 0.2;
const asksWhatToTake = patternOf(
  'que|q|k [ropa|cosas|prendas|me] [me|debo|deberia|puedo|conviene|convendria|tengo|hay|que] [que] llevo|llevar|llevarme|meto|meter|empaco|empacar|echo|echar|empaque|lleve',
);
const goesAway =
  /^(viajo|viajamos|viaje|voy|vamos|salgo|salimos|marcho|mudo|mudamos|quedo|quedamos|son|seran|estaremos|estare|pasare|pasamos)$/;
const leaves = patternOf('me voy|marcho|embarco / nos vamos|marchamos');
const asksOfPlan: ReadonlySet<Intent> = new Set<Intent>(['plans', 'knowledge', 'search', 'adjust']);
const travelling: ReadonlySet<Intent> = new Set<Intent>(['dress', 'week', 'pack', 'unclear']);

/** "voy a Madrid del 8 al 13, ¿qué llevo?", "tres días en Soria, solo maleta de mano: una feria y una cena" */
export const travelsFor = ({ state, understood, message, wardrobe, box }: IntentContext): boolean => {
  const { slots, reading, aims, onlyAsks } = understood;
  if (state.topic === 'pack') return false;
  if (slots.place === null)
    return (
      (stayIn(reading.tokens)?.months ?? wholeYear) < wholeYear &&
      occurs(leaves, reading.tokens) &&
      slots.event === null &&
      slots.garments.length === 0 &&
      (travelling.has(understood.intent) || asksOfPlan.has(understood.intent))
    );
  const isBare = slots.garments.every(
    ({ text, stance, garmentIds }) => stance === 'told' || luggage.test(text) || garmentIds.length !== 1,
  );
  const isRange = rangeIn(reading.tokens) !== null && (slots.days ?? 0) >= leastOfTrip;
  const days = spanIn(reading.tokens) ?? slots.days ?? 0;
  const isWithCase =
    ((aims.get('pack') ?? 0) >= isLikely || (days >= 2 && travelling.has(understood.intent))) &&
    !(onlyAsks && (aims.get('packing-tips') ?? 0) >= isLikely) &&
    (reading.tokens.some(({ text }) => luggage.test(text)) || /\bbolsa de (?:mano|viaje)\b/i.test(message));
  const isOnTheWay = reading.tokens.some(({ text }) =>
    /^(viajo|viajamos|voy|vamos|salgo|salimos|me)$/.test(text),
  );
  const isTour = () =>
    isOnTheWay &&
    travelling.has(understood.intent) &&
    legsIn(message, wardrobe, slots.month ?? box.today.month).filter(({ days }) => days !== null).length > 1;
  const isAway = reading.tokens.some(({ text }) => goesAway.test(text));
  const isLong = days >= leastOfTrip || stayIn(reading.tokens) !== null;
  const isPacked =
    isAway &&
    isLong &&
    occurs(asksWhatToTake, reading.tokens) &&
    (travelling.has(understood.intent) || asksOfPlan.has(understood.intent));
  const isTravelling =
    reading.tokens.some(({ text }) => /^(viajo|viajamos|volamos)$/.test(text)) &&
    days >= 2 &&
    travelling.has(understood.intent);
  const isSpan =
    isOnTheWay && spanIn(reading.tokens) !== null && ((aims.get('pack') ?? 0) >= isLikely || isPacked);
  return isBare && (isRange || isWithCase || isPacked || isTravelling || isSpan || isTour());
};

const packing = patternOf(
  'mete~|pon~|echa~|incluye~|anade~|agrega~|agregar|meter|empaca~ * en|a|para la|mi maleta|valija|mochila',
);

/** "mete en la maleta dos camisetas y los vaqueros", where none is packed yet */
export const packsNamed = ({ state, understood }: IntentContext): boolean =>
  state.topic !== 'pack' &&
  !understood.onlyAsks &&
  understood.slots.garments.some(({ garmentIds }) => garmentIds.length > 0) &&
  occurs(packing, understood.reading.tokens);

export async function packNamed(context: IntentContext): Promise<Reply> {
  const { understood, wardrobe, speaker } = context;
  const { tokens } = understood.reading;
  const wanted = understood.slots.garments.filter(({ wanted: isWanted }) => isWanted);
  const pieces = wanted.flatMap(({ garmentIds, start }) => {
    const [count = 1] = tokens.slice(Math.max(0, start - 1), start).flatMap((token) => numberOf(token) ?? []);
    return garmentsByIds(wardrobe, garmentIds).filter(isAtHand).slice(0, count);
  });
  const lacking = wanted.filter(({ garmentIds, text }) => garmentIds.length === 0 && !luggage.test(text));
  const ids = [...new Set(pieces.map(({ id }) => id))].slice(0, 8);
  return {
    sentences: [
      speaker.say('case-in', { list: theList(pieces) }),
      lacking.length > 0 && speaker.say('unowned', { what: unownedText(lacking) }),
    ],
    garmentIds: ids,
    remember: {
      topic: 'pack',
      asked: null,
      focus: ids,
      trip: {
        place: understood.slots.place,
        days: spanIn(tokens) ?? understood.slots.days,
        month: understood.slots.month,
        stay: null,
        added: ids,
      },
      wishes: { ...context.state.always, mustInclude: ids },
    },
  };
}

const lacking = patternOf(
  'que|q [me|nos] compro|comprar|compraria|comprarias / que|q tengo|tendre|tendria|hay que comprar / que|q [me|nos] [mas] falta~|faltaria~|olvido / me|nos falta algo|alguna / esta todo',
);

/** "¿y qué me falta?", of the case */
export const asksLacking = ({ state, understood }: IntentContext): boolean =>
  state.topic === 'pack' &&
  understood.slots.garments.length === 0 &&
  understood.reading.tokens.length <= mostOfLacking &&
  occurs(lacking, understood.reading.tokens);
const mostOfLacking = 8;

const coldC = 14;
type Need = { text: string; isIn: (piece: Garment) => boolean; onlyCold?: true };
const needs: readonly Need[] = [
  {
    text: 'algo de abajo',
    isIn: ({ category }) => category === 'bottoms' || category === 'dresses',
  },
  { text: 'una capa de punto', isIn: ({ kind }) => layers.has(kind), onlyCold: true },
  { text: 'calzado', isIn: ({ category }) => category === 'shoes' },
  { text: 'algo de arriba', isIn: ({ category }) => category === 'tops' || category === 'dresses' },
  { text: 'un abrigo', isIn: ({ category }) => category === 'outerwear', onlyCold: true },
  { text: 'gorro, guantes o bufanda', isIn: ({ kind }) => forCold.has(kind), onlyCold: true },
];
const layers: ReadonlySet<string> = new Set(['sweater', 'cardigan', 'hoodie']);
const forCold: ReadonlySet<string> = new Set(['hat', 'gloves', 'scarf']);

export async function tellLacking(context: IntentContext): Promise<Reply> {
  const { state, wardrobe, speaker, box } = context;
  const packed = packedIn(context);
  const day = dayInput(state.day, box);
  const toldC = context.understood.slots.temperatureC;
  const isCold =
    (toldC ?? day.temperatureC ?? coldC) <= coldC ||
    packed.some(({ kind }) => forCold.has(kind) || kind === 'coat');
  const air = {
    season: day.season ?? 'fall',
    temperatureC: toldC ?? day.temperatureC ?? (isCold ? coldC / 2 : null),
  };
  const fitOf = (piece: Garment) => seasonFitOf(piece, traitsOf(piece).air, air);
  const frost = forFrost(wardrobe, packed, air.temperatureC);
  const open = needs.filter(({ isIn, onlyCold }) => (isCold || !onlyCold) && !packed.some(isIn));
  const own = open.flatMap(({ isIn }) =>
    wardrobe
      .filter(
        (piece) => isIn(piece) && isAtHand(piece) && piece.style !== 'party' && piece.style !== 'formal',
      )
      .toSorted((a, b) => fitOf(b) - fitOf(a))
      .slice(0, 1),
  );
  return {
    sentences: [
      open.length > 0
        ? speaker.say('case-lacks', { kinds: joinAnd(open.map(({ text }) => text)) })
        : frost.lacking.length === 0 && speaker.say('case-whole'),
      frost.lacking.length > 0 && speaker.say('pack-frost-lacks', { things: joinAnd(frost.lacking) }),
      own.length > 0 && speaker.say('case-would', { list: theList(own) }),
    ],
    garmentIds: own.map(({ id }) => id),
    remember: { topic: 'pack', asked: null },
  };
}
