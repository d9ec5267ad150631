import { categoryNames } from '#contract/names.ts';
import { categories } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { colourAnswers, nameStems } from '../../understand/garments/find-garments.ts';
import type { GarmentWord } from '../../understand/garments/garment-words.ts';
import {
  coloursSaid,
  isOfPart,
  type OwnedQuery,
  ownedOf,
  ownedQueryIn,
} from '../../understand/owned/query.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { dateOf } from '../../understand/told/dates.ts';
import type { Fact } from '../../understand/told/facts.ts';
import { subjectAsked } from '../../understand/told/upkeep.ts';
import { the, theFirst, theList, your } from '../../voice/names.ts';
import { quote, title } from '../../voice/phrase.ts';
import { tokensOf } from '../../words/tokens.ts';
import { garmentsNamed } from '../garments-named.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { listed } from '../listed.ts';
import { has, type Selection } from '../selection.ts';
import { withoutRemark, withoutSaying } from './asides.ts';
import { enoughTold, pickedFor } from './besides.ts';
import { isOfOtherSort } from './by-word.ts';
import { added } from './condition.ts';
import { price, sum } from './money.ts';
import { claimWeighed } from './mostly.ts';
import {
  distinct,
  euros,
  extreme,
  garmentCount,
  inFull,
  mostListed,
  mostShown,
  type Told,
  wearCount,
} from './told.ts';
import { agoText, worn } from './wears.ts';

export const noReference: Omit<GarmentReference, 'text' | 'kinds' | 'item'> = {
  colours: [],
  fabric: null,
  pattern: null,
  stance: 'wanted',
  wanted: true,
  points: 'any',
  garmentIds: [],
  start: 0,
  end: 0,
};

type Asked = { query: OwnedQuery; claimed: ReturnType<typeof withoutSaying>['claimed'] };

const queries = new WeakMap<IntentContext, Asked | null>();
const ofAll = /\b(?:tod[oa]s?|armario|closet|ropero|placard|vestidor|prendas?|ropa|cosas?|compras?|lo)\b/;
const asksWhichOf =
  /^(?:y |vale |ok )*(?:cual|cuales|cuant[oa]s|(?:ensename |muestrame |dime )?(?:solo|cuales|l[oa]s))\b/;
const notBare = /\b(?:hay|quiero|quisiera|necesito|ensen\w+|muestr\w+|mostra\w+|dame|ver|busco)\b/;
const bareIntents: ReadonlySet<string> = new Set([
  'shop',
  'search',
  'unclear',
  'knowledge',
  'colour',
  'chat',
]);

const longestAsked = 60;

function readQuery(whole: IntentContext): Asked | null {
  const { context, claimed } = withoutSaying(withoutRemark(whole));
  const { understood, wardrobe, box, state } = context;
  const { reading } = understood;
  if (wardrobe.length === 0 || reading.tokens.length > longestAsked || subjectAsked(reading.tokens) !== null)
    return null;
  const brands = new Map<string, string[]>();
  for (const [id, { brand }] of box.notes) if (brand) brands.set(brand, [...(brands.get(brand) ?? []), id]);
  const { day, month } = box.today;
  const weekday = (new Date(`${dateOf(box.today)}T12:00:00Z`).getUTCDay() + 6) % 7;
  const dotted = [...brands.keys()].filter((brand) => brand.includes('.'));
  const text = dotted.reduce((all, brand) => all.replaceAll(brand, brand.replaceAll('.', '')), reading.text);
  const raw = tokensOf(text);
  const typed = new Map(
    raw.length === reading.tokens.length
      ? reading.tokens.map((token, at) => [token, raw[at]?.text ?? ''])
      : [],
  );
  let isOther = false;
  const query = ownedQueryIn(
    { text, tokens: reading.tokens },
    {
      wardrobe,
      brands,
      typed: (token) => typed.get(token) ?? token.text,
      daysGone: (unit) =>
        unit === 'semana' ? weekday : unit === 'mes' ? day - 1 : Math.round((month - 1) * 30.4) + day - 1,
      goesOn: state.topic === 'search' && state.fact !== null,
      kindNamed: {
        named: (text: string, { kinds, item }: GarmentWord) => {
          const reference = { ...noReference, text, kinds, item };
          const owned = garmentsNamed(wardrobe, reference);
          if (isOfOtherSort(reference, owned)) isOther = true;
          const stems = tokensOf(text).map(({ stem }) => stem);
          const called = owned.filter((one) => stems.every((stem) => nameStems(one).has(stem)));
          return new Set(item !== null && called.length > 0 ? called : owned);
        },
        has,
      },
    },
  );
  if (!query || isOther) return null;
  const isAsking = state.topic === 'search' && state.focus.length > 0;
  if (query.isOfThose && !isAsking) return null;
  const repeats = state.fact !== null && state.fact.measure !== 'list' && state.fact.measure !== 'count';
  // "solo zapatillas", after what was spent, asks for the same of them.
  if (query.isOfThose && repeats && query.measure === 'list' && query.parts.some(({ kind }) => kind !== null))
    return null;
  if (query.isOfOthers && (state.focus.length === 0 || state.outfits.length > 0)) return null;
  if (
    query.isBare &&
    (notBare.test(query.text) ||
      /[?¿]/.test(whole.message) ||
      state.acted !== null ||
      state.focus.length > 0 ||
      !(state.topic === null && bareIntents.has(understood.intent)))
  )
    return null;
  const isExtreme = query.measure !== 'list' && query.measure !== 'count';
  const isNarrower = isExtreme
    ? query.parts.length === 0
    : asksWhichOf.test(query.text) && query.parts.every(({ kind }) => kind === null);
  const isOfThose =
    query.isOfThose || (isAsking && isNarrower && state.focus.length > 1 && !ofAll.test(query.text));
  const isOfWears = query.parts.some(({ atoms }) => atoms.some(({ ofWears }) => ofWears));
  // Without any wears, all is unworn, which is told otherwise.
  const isUnknown = isOfWears && wardrobe.every(({ timesWorn }) => timesWorn === 0);
  return isUnknown ? null : { query: { ...query, isOfThose }, claimed };
}

/** The question about what is owned, where every word of it is understood. */
function ownedAsked(context: IntentContext): Asked | null {
  const known = queries.get(context);
  if (known !== undefined) return known;
  const asked = readQuery(context);
  queries.set(context, asked);
  return asked;
}

/** The garments at the extreme that a message names, or the whole set where no wear is known. */
export function extremeOwned(
  context: IntentContext,
): { pieces: readonly Garment[]; isKnown: boolean } | null {
  const query = readQuery(context)?.query;
  if (query?.measure !== 'worn') return null;
  const { wardrobe, state } = context;
  const garments = ownedOf(query, query.isOfThose ? garmentsByIds(wardrobe, state.focus) : wardrobe);
  if (garments.length === 0 || garments.length === wardrobe.length) return null;
  if (garments.every(({ timesWorn }) => timesWorn === 0)) return { pieces: garments, isKnown: false };
  const found = extreme(garments, ({ timesWorn }) => timesWorn, query.least);
  return found && { pieces: found.garments, isKnown: true };
}

const wishing = /^\W*(?:(?:no|pues|vale|bueno),? )?(?:quiero|prefiero|ponme|dame|mejor)(?!\p{L})[^?]*$/iu;

/** "quiero mi chaqueta de tweed", of a look, asks for no list. */
export const asksOwnedPlainly = (context: IntentContext): boolean =>
  !(context.state.outfits.length > 0 && wishing.test(context.message)) && ownedAsked(context) !== null;

const byCategory = (garments: readonly Garment[]): string =>
  joinAnd(
    categories.flatMap((category) => {
      const { length } = garments.filter((garment) => garment.category === category);
      return length > 0 ? [`${categoryNames[category].toLowerCase()} (${length})`] : [];
    }),
  );

const saidOf = ({ parts }: OwnedQuery): string =>
  distinct(
    parts.flatMap(({ kind, atoms }) => [
      ...(kind ? [kind.text] : []),
      ...atoms.filter(({ axis }) => !axis.startsWith('state:')).map(({ text }) => text),
    ]),
  ).join(' ');

function listTold(
  context: IntentContext,
  query: OwnedQuery,
  garments: readonly Garment[],
  from: readonly Garment[],
): Told {
  const { speaker } = context;
  const said = saidOf(query);
  if (garments.length === 0) {
    const near = nearest(query, from);
    const what = said ? [quote(said)] : 'eso';
    if (near.length > 0)
      return { sentences: [speaker.say('none-exact', { what, list: inFull(near) })], shown: near };
    const state = query.parts[0]?.atoms.find(({ axis }) => axis.startsWith('state:'));
    if (state) return { sentences: [speaker.say('none-so', { what: state.text })] };
    return {
      sentences: [speaker.say(query.refused.length > 0 ? 'found-none-besides' : 'found-none', { what })],
    };
  }
  const [only] = garments;
  if (garments.length === 1 && only)
    return {
      sentences: [speaker.say(query.measure === 'count' ? 'count-one' : 'found-one', { thing: the(only) })],
      shown: garments,
    };
  const sets = query.parts.map((part) => ({ part, garments: garments.filter((one) => isOfPart(one, part)) }));
  const areApart = sets.length > 1 && sets.every((one) => one.garments.length > 0 && one.part.kind !== null);
  if (areApart) {
    const each = sets.map(({ part, garments: some }) => {
      const isFew = some.length <= mostListed;
      return `${[part.kind, ...part.atoms.filter(({ axis }) => !axis.startsWith('state:'))]
        .map((one) => one?.text ?? '')
        .join(' ')
        .trim()}, ${some.length} (${(isFew ? theList(some) : listed(some)).text})`;
    });
    return {
      sentences: [
        speaker.say('counts', { list: { garmentIds: garments.map(({ id }) => id), text: each.join('; ') } }),
        speaker.say('counts-all', { count: garmentCount(garments.length) }),
      ],
      shown: garments,
    };
  }
  return {
    sentences: [
      speaker.say('found', {
        count: garments.length,
        list: garments.length > mostListed ? theFirst(garments, mostListed - 2) : inFull(garments),
      }),
      garments.length > mostListed &&
        new Set(garments.map(({ category }) => category)).size > 1 &&
        speaker.say('by-kind', { list: byCategory(garments) }),
    ],
    shown: garments,
  };
}

/** Of a colour that nothing has, the nearest shades. */
function nearest(query: OwnedQuery, from: readonly Garment[]): Garment[] {
  const colours = coloursSaid(query);
  if (colours.length === 0) return [];
  const kinds = query.parts.flatMap(({ kind }) => kind ?? []);
  return from.filter(
    (garment) =>
      (kinds.length === 0 || kinds.some(({ fits }) => fits(garment))) &&
      !query.refused.some(({ fits }) => fits(garment)) &&
      colours.some((colour) => colourAnswers(garment, colour, nameStems(garment)) > 0),
  );
}

function narrowerTold(
  { speaker }: IntentContext,
  query: OwnedQuery,
  garments: readonly Garment[],
): Told['sentences'] {
  if (query.narrower.length === 0) return [];
  const some = garments.filter((one) => query.narrower.every(({ fits }) => fits(one)));
  const label = title(capitalised(query.narrower.map(({ text }) => text).join(' ')));
  return [
    some.length === 0
      ? speaker.say('no-list', { label })
      : speaker.say('one-list', { label, count: some.length, list: inFull(some) }),
  ];
}
const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function perWearTold({ speaker, box }: IntentContext, garments: readonly Garment[], least: boolean): Told {
  const cost = ({ id, timesWorn }: Garment): number | null => {
    const paid = box.prices.get(id);
    return paid === undefined || timesWorn === 0 ? null : paid / timesWorn;
  };
  const found = extreme(garments, cost, least);
  const [best] = found?.garments ?? [];
  if (!found || !best) return { sentences: [speaker.say('per-wear-unknown')] };
  return {
    sentences: [
      speaker.say('per-wear', {
        thing: your(best),
        euros: euros.format(found.value),
        uses: wearCount(best.timesWorn),
      }),
      found.known < garments.length &&
        speaker.say('noted-some', { missing: garmentCount(garments.length - found.known) }),
    ],
    shown: [best],
  };
}

function restedTold({ speaker }: IntentContext, garments: readonly Garment[]): Told {
  const never = garments.filter(({ timesWorn }) => timesWorn === 0);
  if (never.length > 0)
    return { sentences: [speaker.say('last-worn-none', { list: inFull(never) })], shown: never };
  const found = extreme(garments, ({ lastWornDaysAgo }) => lastWornDaysAgo, false);
  if (!found) return { sentences: [speaker.say('wears-unknown')] };
  return {
    sentences: [speaker.say('last-worn', { list: inFull(found.garments), days: agoText(found.value) })],
    shown: found.garments,
  };
}

const measures: Readonly<Record<OwnedQuery['measure'], Fact['measure']>> = {
  list: 'list',
  count: 'count',
  sum: 'sum',
  price: 'price',
  'per-wear': 'per-wear',
  worn: 'worn',
  rested: 'last-worn',
  added: 'added',
};

async function told(
  context: IntentContext,
  query: OwnedQuery,
  garments: readonly Garment[],
  from: readonly Garment[],
): Promise<Told> {
  const fact: Fact = { measure: measures[query.measure], least: query.least };
  const selection: Selection = {
    garments,
    base: garments,
    purposes: [],
    isAll: garments.length === context.wardrobe.length,
    isFollowUp: query.isOfThose,
    isNear: false,
  };
  if (query.measure === 'list' || query.measure === 'count' || garments.length === 0)
    return listTold(context, query, garments, from);
  if (query.measure === 'per-wear') return perWearTold(context, garments, query.least);
  if (query.measure === 'rested') return restedTold(context, garments);
  const teller = { sum, price, worn, added }[query.measure];
  return teller(context, selection, fact);
}

export const tellOwnedPlainly: IntentHandler = async (context) => {
  const asked = ownedAsked(context);
  const { wardrobe, state, message } = context;
  if (!asked) return { sentences: [] };
  const { query, claimed } = asked;
  const from = query.isOfThose ? garmentsByIds(wardrobe, state.focus) : wardrobe;
  const spoken = query.isOfOthers ? garmentsByIds(wardrobe, state.focus) : [];
  const garments = ownedOf(query, from).filter((one) => !spoken.includes(one));
  const { sentences, shown = [] } = await told(context, query, garments, from);
  const isList = query.measure === 'list' || query.measure === 'count';
  const focus = isList ? garments : distinct([...shown, ...garments]);
  return {
    sentences: [
      ...(query.listsFirst ? listTold(context, { ...query, measure: 'list' }, garments, from).sentences : []),
      ...sentences,
      ...narrowerTold(context, query, garments),
      isList && enoughTold(context, garments),
      isList && (await pickedFor(context, garments)),
      ...(claimed.length > 0 ? claimWeighed(context.speaker, garments, claimed) : []),
      ...(/\bmitad\b/.test(message) && isList && coloursSaid(query).length > 0
        ? claimWeighed(context.speaker, wardrobe, coloursSaid(query))
        : []),
    ],
    garmentIds: distinct((query.listsFirst ? [...shown, ...garments] : shown).map(({ id }) => id)).slice(
      0,
      mostShown,
    ),
    remember: {
      topic: 'search',
      asked: null,
      fact: { measure: measures[query.measure], least: query.least },
      question: message.slice(0, 160),
      focus: isList && focus.length === wardrobe.length ? [] : focus.slice(0, 60).map(({ id }) => id),
    },
  };
};
