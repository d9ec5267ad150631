import { purposesIn, scaleIn } from '../understand/plans/purposes.ts';
import { alternativesIn, type Fact, factIn, type Measure, measureByAim } from '../understand/told/facts.ts';
import { the, theFirst, theList } from '../voice/names.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { withSubject } from './carried.ts';
import { dress } from './dress/dress.ts';
import { withoutRemark, withoutSaying } from './facts/asides.ts';
import { cleanTold, enoughTold, listedToo, pickedFor } from './facts/besides.ts';
import {
  alsoAsked,
  asksHowToPart,
  keepsOwned,
  namedByWord,
  piecesKept,
  thingAsked,
} from './facts/by-word.ts';
import { best, lists, omitted, tooMany, untouched } from './facts/compared.ts';
import { added, condition, favourites, laundry, warmth } from './facts/condition.ts';
import { combinations, duplicates, goesWith, versatility } from './facts/matches.ts';
import { perWear, price, sum } from './facts/money.ts';
import { claimWeighed } from './facts/mostly.ts';
import { selectionOfTold } from './facts/of-told.ts';
import { brands, count, list, sizes } from './facts/owned.ts';
import { colours, moreOf, share } from './facts/shares.ts';
import { distinct, mostShown, type Teller, type Told } from './facts/told.ts';
import { declutter, history, lastWorn, timesWorn, unworn, worn } from './facts/wears.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says, withoutWardrobe } from './handler.ts';
import { knowledge } from './knowing/advice.ts';
import { mark } from './marks.ts';
import { type Selection, selectionOf } from './selection.ts';
import { shop } from './shop/shop.ts';

const tellers: Readonly<Record<Measure, Teller>> = {
  untouched,
  omitted,
  lists,
  best,
  'too-many': tooMany,
  brands,
  sizes,
  history,
  'goes-with': goesWith,
  duplicates,
  declutter,
  'per-wear': perWear,
  price,
  sum,
  added,
  'last-worn': lastWorn,
  'times-worn': timesWorn,
  worn,
  unworn,
  combinations,
  laundry,
  favourites,
  versatility,
  warmth,
  condition,
  share,
  colours,
  'more-of': moreOf,
  count,
  list,
};

const plainly: ReadonlySet<Measure> = new Set(['list', 'count']);
const whole =
  /^(prendas?|ropa|ropita|trapos|armario|closet|ropero|vestidor|guardarropa|placard|cosas|total|tod[oa]s?|inventario|resumen|catalogo|lista)$/;
const owning = patternOf(
  'que|cuanto|cuanta|cuantos|cuantas|cual|cuales|dime|muestrame|ensename|ver [es] [lo] [que] * tengo|tenemos|hay|guardo|he subido|metido|registrado|anadido',
);
const asksOfAll = (context: IntentContext): boolean =>
  says(context, owning) ||
  context.understood.reading.tokens.some(({ text }) => whole.test(text)) ||
  namedByWord(context).length > 0 ||
  thingAsked(context) !== null;

const back =
  /^(es[eoa]s?|est[eoa]s?|algun[oa]?s?|algo|ningun[oa]?|un[oa]s?|asi|otr[oa]s?|igual(es)?|parecid[oa]s?|cual(es)?|cuant[oa]s|mi[oa]s?|si|no)$/;
/** "¿y de esos tengo alguno?", without a noun. */
const pointsBack = ({ understood }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  return tokens.some(({ text }) => back.test(text)) && !tokens.some(({ text }) => whole.test(text));
};

/** The totals of the wardrobe answer nothing else. */
const notOfAll: IntentHandler = async (context) =>
  context.state.topic === 'knowledge'
    ? knowledge(context)
    : { sentences: [context.speaker.say('unclear')], remember: { asked: null }, isUnheard: true };

const inBasket = patternOf('hay|tengo en el|la cesto|canasto|colada|lavadora|ropa / hay|tengo [ropa] suci~');
const atCleaner = patternOf(
  'tengo|hay|esta|estan|queda|quedan|deje|mande|lleve [algo|ropa|cosas|ahora|todavia|aun|mas] en|a [la|el] tintoreria|tinte|lavaseco|lavanderia',
);
const lessOrMore = /^(mas|menos)$/;
const extremes: ReadonlySet<Measure> = new Set(['worn', 'price', 'added', 'warmth', 'versatility', 'best']);

/** The measure of a message; a fragment such as "¿y la que menos?" or "solo zapatos" repeats the last one. */
function factOf(
  { understood, state }: IntentContext,
  fallback: Measure,
  { isFollowUp, isAll }: Selection,
): Fact {
  const { tokens } = understood.reading;
  const found = factIn(understood.reading);
  const { fact } = state;
  const least = tokens.some(({ text }) => /^(menos|peor)$/.test(text));
  if (occurs(atCleaner, tokens)) return { measure: 'laundry', least: false };
  const isPlainly = !found || plain.has(found.measure);
  const scale = scaleIn(tokens);
  if (scale && isPlainly) return { measure: 'best', least, scale: scale.name };
  if (isPlainly && alternativesIn(tokens).length > 1) return { measure: 'lists', least: false };
  const isAdvice = tokens.some(({ text }) =>
    /^(puedo|pued[ea]n?|meter|meto|van|llevar|hay|necesitan?)$/.test(text),
  );
  if (found?.measure === 'laundry' && isAdvice && !occurs(inBasket, tokens) && purposesIn(tokens).length > 0)
    return { measure: 'list', least: false };
  if (fallback === 'sum')
    return found && ofMoney.has(found.measure) ? found : { measure: 'sum', least: false };
  const byAim = measureByAim(understood.aim);
  const isPlain =
    !found || found.measure === 'list' || (found.measure === 'count' && byAim === 'versatility');
  if (found && !isPlain) return found;
  if (tokens.some(({ text }) => /^(resumen|inventario)$/.test(text)))
    return { measure: 'list', least: false };
  if (byAim && isAll && !fact && understood.slots.season === null) return { measure: byAim, least: false };
  if (fact?.measure === 'declutter' && isFollowUp) return fact;
  if (found?.measure === 'list' && fact && extremes.has(fact.measure) && asksAnew(understood)) return found;
  if (fact && extremes.has(fact.measure) && tokens.some(({ text }) => lessOrMore.test(text)))
    return { ...fact, least: tokens.some(({ text }) => text === 'menos') };
  if (fact && isFragment(tokens.length, isFollowUp)) return fact;
  return found ?? { measure: fallback, least: false };
}
/** "¿y de lana qué hay?", after the warmest were told: all of that cloth, colour or kind. */
const asksAnew = ({ reading: { slots, tokens } }: IntentContext['understood']): boolean =>
  (slots.fabric !== null || slots.colours.length > 0 || slots.pattern !== null) &&
  tokens.some(({ text }) => /^(hay|tengo|tienes)$/.test(text)) &&
  !tokens.some(({ text }) => lessOrMore.test(text));
/** Measures that a comparison or several lists are more than. */
const plain: ReadonlySet<Measure> = new Set([
  'list',
  'count',
  'more-of',
  'colours',
  'worn',
  'sizes',
  'laundry',
]);
const isFragment = (words: number, isFollowUp: boolean) => words <= 5 || isFollowUp;

const ofMoney: ReadonlySet<Measure> = new Set(['sum', 'per-wear', 'price']);

const bothEnds = patternOf(
  'mas * y|o * menos / menos * y|o * mas / ultim~|reciente~ * * * mas viej~|antigu~ / mas viej~|antigu~ * * * ultim~|reciente~|nuev~ / mas|menos calentit~|caliente~|abriga~|gord~|grues~ * * mas liger~|fresc~|fin~ / mas liger~|fresc~|fin~ * * mas calentit~|abrig~|gord~|grues~',
);

const mostFirst = 3;

const whichToWear = patternOf(
  'cual|cuales [me] llevo|pongo|uso|saco|llevarias|pondrias|elegirias|recomiendas|aconsejas / cual|cuales [seria|es] [el|la|los|las] mejor~|ideal~ para',
);
/** "de mis bolsos, ¿cuál llevo a una cena?" */
const choosesFor = (context: IntentContext): boolean =>
  says(context, whichToWear) && context.understood.slots.occasion !== null;

const tell =
  (fallback: Measure, isCarried = false): IntentHandler =>
  async (whole) => {
    const { context, claimed } = withoutSaying(withoutRemark(whole));
    const { understood } = context;
    const remember = { topic: 'search' as const, asked: null };
    const nothing = withoutWardrobe(context);
    if (nothing) return { sentences: [nothing], remember };
    // "tengo la camisa sucia" is told, not asked.
    const isTold =
      !understood.onlyAsks &&
      understood.slots.garments.some(({ garmentIds, points }) => garmentIds.length > 0 && points !== 'any');
    if (understood.aim === 'wash-list' && isTold) return mark(context);
    const also = alsoAsked(context);
    if (also) {
      const line = context.state.focus.includes(also.id) ? 'too' : 'not-too';
      return {
        sentences: [context.speaker.say(line, { list: the(also) })],
        garmentIds: [also.id],
        remember: { ...remember, focus: [...context.state.focus] },
      };
    }
    if (keepsOwned(context)) {
      const pieces = piecesKept(context).slice(0, mostShown);
      const kept = pieces.map(({ id }) => id);
      const list = theList(pieces);
      return { sentences: [context.speaker.say('stays', { list })], garmentIds: kept, remember };
    }
    if (asksHowToPart(understood.reading.tokens)) {
      const told = garmentsByIds(context.wardrobe, context.state.focus);
      const isFew = told.length > 0 && told.length <= mostShown;
      return {
        sentences: [
          context.speaker.say('sell-or-give'),
          isFew && context.speaker.say('start-with', { list: theFirst(told, mostFirst) }),
        ],
        garmentIds: isFew ? told.map(({ id }) => id) : [],
        remember,
      };
    }
    const chosen = selectionOf(context);
    if (chosen.isAll && pointsBack(context)) {
      const carried = withSubject(context);
      if (carried) return tell(fallback, true)(carried);
    }
    const isOfAll = chosen.isAll && asksOfAll(context);
    const isPlain = !isOfAll && plainly.has(factOf(context, fallback, chosen).measure);
    const selection = (await selectionOfTold(context, chosen, isPlain)) ?? chosen;
    if (choosesFor(context) && selection.base.length > 1 && selection.base.length < context.wardrobe.length) {
      const reference = understood.slots.garments.find(({ wanted }) => wanted);
      const garmentIds = selection.base.slice(0, 12).map(({ id }) => id);
      const garments = reference ? [{ ...reference, garmentIds, points: 'mine' as const }] : [];
      return dress({ ...context, understood: { ...understood, slots: { ...understood.slots, garments } } });
    }
    // "¿no tengo ya unos iguales?" asks for such pieces, not for doubles.
    const fact: Fact =
      isCarried && understood.aim === 'have'
        ? { measure: 'list', least: false }
        : factOf(context, fallback, selection);
    if (selection.isAll && plainly.has(fact.measure) && !asksOfAll(context)) return notOfAll(context);
    const clean =
      plainly.has(fact.measure) || fact.measure === 'laundry' ? cleanTold(context, selection.base) : null;
    const first: Told = clean ?? (await tellers[fact.measure](context, selection, fact));
    const isBoth = extremes.has(fact.measure) && says(context, bothEnds);
    const other = isBoth
      ? await tellers[fact.measure](context, selection, { ...fact, least: !fact.least })
      : null;
    const told: Told = other
      ? {
          sentences: [...first.sentences, ...other.sentences],
          shown: distinct([...(first.shown ?? []), ...(other.shown ?? [])]),
        }
      : first;
    const { shown = [], inShop } = told;
    const isPlainList = plainly.has(fact.measure) && !clean;
    const sentences = [
      ...(!isPlainList && !clean && fact.measure !== 'best' && fact.measure !== 'lists'
        ? listedToo(context, selection.base, fact.measure)
        : []),
      ...told.sentences,
      isPlainList && enoughTold(context, selection.garments),
      isPlainList && (await pickedFor(context, selection.garments)),
      ...(claimed.length > 0 ? claimWeighed(context.speaker, selection.garments, claimed) : []),
    ];
    const kinds = distinct(selection.garments.map(({ kind }) => kind)).slice(0, 20);
    const shopping = { kinds, text: null, colours: [], maxEuros: null, size: null, without: [] };
    if (inShop) {
      const sold = await shop({ ...context, state: { ...context.state, productIds: [], shopping } });
      return { ...sold, sentences: [context.speaker.say('prices-unknown-here'), ...sold.sentences] };
    }
    const talked =
      shown.length > 0 && fact.measure !== 'list' && fact.measure !== 'count' ? shown : selection.garments;
    // An extreme is asked of the same garments again: "¿y la que menos?"
    const focus = extremes.has(fact.measure) ? distinct([...shown, ...selection.garments]) : talked;
    return {
      sentences,
      garmentIds: distinct(shown.map(({ id }) => id)).slice(0, mostShown),
      remember: {
        ...remember,
        fact,
        question:
          isCarried || understood.slots.garments.length === 0
            ? context.state.question
            : context.message.slice(0, 160),
        focus: selection.isAll && shown.length === 0 ? [] : focus.slice(0, 60).map(({ id }) => id),
      },
    };
  };

/** "¿qué faldas tengo?", "¿tengo algo rojo?", "¿qué no me pongo nunca?" */
export const search = tell('list');
/** "¿cuánto me ha costado mi ropa?", "¿cuánto llevo gastado en zapatos?" */
export const spent = tell('sum');
