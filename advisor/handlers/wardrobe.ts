import { categoryNames } from '#contract/names.ts';
import { categories } from '#contract/vocabulary.ts';
import { pairHarmony } from '#stylist/colour/pair-harmony.ts';
import { goTogether } from '#stylist/compatibility/go-together.ts';
import { colourOf, joinAnd } from '#stylist/language/grammar.ts';
import { pieceOf, traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { addDays, dateOf, inWords } from '../understand/dates.ts';
import { type Fact, factIn, type Measure, measureByAim } from '../understand/facts.ts';
import { the, theFirst, theList, your } from '../voice/names.ts';
import { type Named, onOneLine, type Phrase, quote, title } from '../voice/phrase.ts';
import { said } from './acted.ts';
import { type IntentContext, type IntentHandler, type Reply, withoutWardrobe } from './handler.ts';
import { listed } from './listed.ts';
import { mark } from './marks.ts';
import { garmentsNamed, isOfColour, type Selection, selectionOf } from './selection.ts';
import { shop } from './shop.ts';

const euros = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR', useGrouping: true });
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;
const garmentCount = counted('prenda', 'prendas');
const wearCount = counted('uso', 'usos');
const dayCount = counted('día', 'días');

/** The number of extremes that are told. */
const mostNamed = 3;
/** A list that was asked for is told in full up to this length. */
const mostListed = 8;
const mostShown = 24;

const inFull = (garments: readonly Garment[]): Named =>
  garments.length <= mostListed ? theList(garments) : theFirst(garments, mostListed - 2);

/** `inShop`: the wardrobe does not say, but the shop does. */
type Told = { sentences: Reply['sentences']; shown?: readonly Garment[]; inShop?: true };
type Teller = (context: IntentContext, selection: Selection, fact: Fact) => Told | Promise<Told>;

const distinct = <T>(list: readonly T[]) => [...new Set(list)];

/** Most frequent first: "negro (18), blanco (6)". */
function frequencies(words: readonly string[], most: number): string {
  const counts = [...Map.groupBy(words, (word) => word)].sort(([, a], [, b]) => b.length - a.length);
  const told = counts.slice(0, most).map(([word, { length }]) => `${word} (${length})`);
  return joinAnd(counts.length > most ? [...told, `${counts.length - most} más`] : told);
}
const coloursOf = (garments: readonly Garment[]) =>
  garments.map((garment) => (colourOf(garment) ?? 'otro color').toLowerCase());
const mostColours = 5;

/** The extreme of a value, with ties; garments without the value are left out. */
function extreme(
  garments: readonly Garment[],
  measured: (garment: Garment) => number | null | undefined,
  least: boolean,
): { garments: Garment[]; value: number; known: number } | null {
  const known = garments.flatMap((garment) => {
    const value = measured(garment);
    return value === null || value === undefined ? [] : [{ garment, value }];
  });
  const values = known.map(({ value }) => value);
  if (values.length === 0) return null;
  const value = least ? Math.min(...values) : Math.max(...values);
  return {
    garments: known.filter((one) => one.value === value).map(({ garment }) => garment),
    value,
    known: known.length,
  };
}

/** What was asked for, in the person's words, where nothing such is owned. */
function asked({ understood }: IntentContext): Phrase {
  const { slots } = understood;
  const words = [...slots.garments.filter(({ wanted }) => wanted).map(({ text }) => text), ...slots.colours];
  return words.length > 0 ? [quote(words.join(' '))] : ['eso'];
}

const none = (context: IntentContext): Told => ({
  sentences: [context.speaker.say('found-none', { what: asked(context) })],
});

const list: Teller = (context, { garments, isAll, isNear }) => {
  const { speaker } = context;
  if (garments.length === 0) return none(context);
  if (isAll) return overview(context);
  if (isNear)
    return {
      sentences: [speaker.say('none-exact', { what: asked(context), list: inFull(garments) })],
      shown: garments,
    };
  // "¿tengo algo impermeable o me compro uno?"
  const instead = said(context, /^(compr|pillo|pillar)/) && speaker.say('no-need-to-buy');
  if (garments.length > mostListed)
    return {
      sentences: [
        speaker.say('found', { count: garments.length, list: listed(garments) }),
        new Set(garments.map(({ category }) => category)).size > 1 &&
          speaker.say('by-kind', { list: byCategory(garments) }),
        suitsApart(context),
        instead,
      ],
      shown: garments,
    };
  const line =
    garments.length === 1
      ? speaker.say('found-one', { thing: listed(garments) })
      : speaker.say('found', { count: garments.length, list: inFull(garments) });
  return { sentences: [line, suitsApart(context), instead], shown: garments };
};

/** A jacket and trousers of one cloth make a suit, even when saved apart. */
function suitsApart({ speaker, wardrobe, understood }: IntentContext): Phrase | false {
  if (!understood.slots.garments.some(({ kinds }) => kinds[0] === 'suit')) return false;
  const pairs = wardrobe
    .filter(({ kind, style }) => kind === 'blazer' && style === 'formal')
    .flatMap((jacket) => {
      const trousers = wardrobe.find(
        (one) =>
          one.kind === 'pants' &&
          one.fabric === jacket.fabric &&
          one.pattern === jacket.pattern &&
          colourOf(one) === colourOf(jacket),
      );
      return trousers ? [[jacket, trousers]] : [];
    });
  if (pairs.length === 0) return false;
  const text = pairs.map((pair) => theList(pair).text).join('; ');
  return speaker.say('suits-apart', { list: { garmentIds: pairs.flat().map(({ id }) => id), text } });
}

/** The whole wardrobe by category; sixty names would say nothing. */
const overview = ({ speaker, wardrobe }: IntentContext): Told => ({
  sentences: [speaker.say('overview', { count: garmentCount(wardrobe.length), list: byCategory(wardrobe) })],
});

const byCategory = (garments: readonly Garment[]): string =>
  joinAnd(
    categories.flatMap((category) => {
      const { length } = garments.filter((garment) => garment.category === category);
      return length > 0 ? [`${categoryNames[category].toLowerCase()} (${length})`] : [];
    }),
  );

const count: Teller = (context, selection, fact) => {
  const { garments, isNear } = selection;
  const { speaker, understood, wardrobe } = context;
  const kinds = understood.slots.garments.filter(({ wanted }) => wanted);
  if (kinds.length > 1 && !selection.isFollowUp) {
    const each = kinds.map((one) => {
      const owned = garmentsNamed(wardrobe, one);
      const isFew = owned.length > 0 && owned.length <= mostNamed;
      return `${one.text}, ${owned.length}${isFew ? ` (${theList(owned).text})` : ''}`;
    });
    return { sentences: [speaker.say('counts', { list: title(each.join('; ')) })], shown: garments };
  }
  if (garments.length === 0) return { sentences: [speaker.say('count-none', { what: asked(context) })] };
  if (isNear || selection.isAll) return list(context, selection, fact);
  return {
    sentences: [
      garments.length === 1
        ? speaker.say('count-one', { thing: the(garments[0] as Garment) })
        : speaker.say('found', { count: garments.length, list: listed(garments) }),
      suitsApart(context),
      said(context, /^color/) &&
        speaker.say('colours-are', { list: frequencies(coloursOf(garments), mostColours) }),
    ],
    shown: garments,
  };
};

const brands: Teller = ({ speaker, box }, { garments }) => {
  const known = garments.flatMap(({ id }) => box.notes.get(id)?.brand ?? []);
  if (known.length === 0) return { sentences: [speaker.say('brands-unknown')] };
  const missing = garments.length - known.length;
  return {
    sentences: [
      speaker.say('brands', { list: title(frequencies(known.map(onOneLine), 6)) }),
      missing > 0 && speaker.say('noted-some', { missing: garmentCount(missing) }),
    ],
  };
};

const sizes: Teller = ({ speaker, box }, { garments }) => {
  const known = garments.flatMap(({ id }) => box.notes.get(id)?.size ?? []);
  if (known.length === 0) return { sentences: [speaker.say('sizes-unknown')] };
  return { sentences: [speaker.say('sizes', { list: title(frequencies(known.map(onOneLine), 5)) })] };
};

const historyDays = 180;

/** The outfits of the calendar with a garment that have been worn. */
const history: Teller = async (context, { garments }) => {
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

const pieceFor = (garment: Garment) =>
  pieceOf(
    garment,
    slotsOfKind[garment.kind][0] ?? 'base',
    { occasion: 'casual', season: 'spring' },
    traitsOf(garment),
  );

/** "¿cuáles de mis camisetas van con la falda vaquera?", "¿y bolso a juego?" */
const goesWith: Teller = (context, selection, fact) => {
  const { speaker, understood, wardrobe, state } = context;
  const [first, second] = understood.slots.garments.filter(({ wanted }) => wanted);
  const anchors = second
    ? garmentsNamed(wardrobe, second)
    : wardrobe.filter(({ id }) => id === state.focus[0]);
  const [anchor] = anchors;
  if (!first || (second && !anchor))
    return second
      ? { sentences: [speaker.say('unowned', { what: quote(second.text) })] }
      : list(context, selection, fact);
  const candidates = garmentsNamed(wardrobe, first);
  if (candidates.length === 0) return { sentences: [speaker.say('unowned', { what: quote(first.text) })] };
  if (!anchor) return list(context, selection, fact);
  const anchorPiece = pieceFor(anchor);
  const fitting = candidates
    .filter((garment) => garment.id !== anchor.id && goTogether(anchorPiece, pieceFor(garment)))
    .sort((a, b) => harmony(b, anchor) - harmony(a, anchor));
  if (fitting.length === 0)
    return { sentences: [speaker.say('goes-with-none', { thing: the(anchor) })], shown: [anchor] };
  return {
    sentences: [speaker.say('goes-with', { thing: the(anchor), list: inFull(fitting) })],
    shown: [anchor, ...fitting],
  };
};
const harmony = (a: Garment, b: Garment) => pairHarmony(traitsOf(a).main, traitsOf(b).main);

/** Garments that do the same job: of one kind, colour and pattern. */
const alike = (garments: readonly Garment[]): Garment[][] =>
  [
    ...Map.groupBy(
      garments.filter(({ category }) => category !== 'accessories'),
      (garment) => `${garment.kind} ${colourOf(garment)} ${garment.pattern} ${garment.style}`,
    ).values(),
  ].filter(({ length }) => length > 1);

const duplicates: Teller = ({ speaker }, { garments }) => {
  const groups = alike(garments);
  if (groups.length === 0) return { sentences: [speaker.say('duplicates-none')] };
  const shown = groups.slice(0, mostNamed).flat();
  const text = groups
    .slice(0, mostNamed)
    .map((group) => theList(group).text)
    .join('; ');
  return {
    sentences: [speaker.say('duplicates', { list: { garmentIds: shown.map(({ id }) => id), text } })],
    shown,
  };
};

const restedDays = 60;
const isRested = ({ lastWornDaysAgo }: Garment) => lastWornDaysAgo === null || lastWornDaysAgo >= restedDays;
const isAnyWorn = (garments: readonly Garment[]) => garments.some(({ timesWorn }) => timesWorn > 0);
const seldom = 5;

/** What may go: not worn for long where wears are noted, otherwise what goes with least. */
const declutter: Teller = async (context, { garments }) => {
  const { speaker, wardrobe, box } = context;
  const kept = garments.filter(({ favorite }) => !favorite);
  const worn = isAnyWorn(wardrobe);
  const rested = kept
    .filter(isRested)
    .sort((a, b) => (b.lastWornDaysAgo ?? 1e6) - (a.lastWornDaysAgo ?? 1e6));
  const spared = context.understood.slots.garments.find(({ garmentIds }) => garmentIds.length > 0);
  const opening = spared && speaker.say('spared', { what: quote(spared.text) });
  if (worn && rested.length > 0)
    return {
      sentences: [opening, speaker.say('declutter-worn', { list: theFirst(rested, seldom) })],
      shown: rested.slice(0, seldom),
    };
  const dressing = kept.filter(({ category }) => category !== 'accessories');
  const fits = await box.search('versatilityAmong', wardrobe, dressing);
  const least = [...dressing]
    .sort((a, b) => (fits.get(a.id)?.outfits ?? 0) - (fits.get(b.id)?.outfits ?? 0))
    .slice(0, seldom);
  const [twins] = alike(kept);
  return {
    sentences: [
      opening,
      speaker.say('declutter', { list: theList(least) }),
      twins && speaker.say('declutter-twins', { list: theList(twins.slice(0, mostNamed)) }),
    ],
    shown: [...least, ...(twins ?? []).slice(0, mostNamed)],
  };
};

const price: Teller = (context, { garments, isFollowUp }, { least }) => {
  const { speaker, box } = context;
  const found = extreme(garments, ({ id }) => box.prices.get(id), least);
  if (!found)
    return isFollowUp ? { inShop: true, sentences: [] } : { sentences: [speaker.say('prices-unknown')] };
  const [first] = found.garments;
  const missing = garments.length - found.known;
  return {
    sentences: [
      first &&
        speaker.say(least ? 'cheapest' : 'dearest', { thing: your(first), euros: euros.format(found.value) }),
      missing > 0 && speaker.say('noted-some', { missing: garmentCount(missing) }),
    ],
    shown: found.garments.slice(0, 1),
  };
};

/** "¿cuánto me ha costado mi ropa?", "¿y en zapatos?" */
const sum: Teller = async (context, { garments, isAll }) => {
  const { speaker } = context;
  const found = await context.use('addUpPrices', { garmentIds: garments.slice(0, 5000).map(({ id }) => id) });
  const shown = isAll ? [] : garments;
  if (garments.length === 0) return none(context);
  const period = said(context, /^(ano|mes|semana|temporada|verano|invierno|enero|ultimos|ultimo)$/);
  if (found.priced === 0) return { sentences: [speaker.say('spent-unknown')], shown };
  const missing = garments.length - found.priced;
  return {
    sentences: [
      speaker.say('spent', { euros: euros.format(found.euros), count: garmentCount(found.priced) }),
      missing > 0 && speaker.say('spent-some', { missing: garmentCount(missing) }),
      period && speaker.say('spent-when'),
    ],
    shown,
  };
};

const perWear: Teller = async (context, { garments }) => {
  const { speaker, box } = context;
  if (garments.length === 0) return none(context);
  const told = garments.slice(0, mostNamed).map((garment) => {
    const thing = your(garment);
    const paid = box.prices.get(garment.id);
    if (paid === undefined || garment.timesWorn === 0) return speaker.say('per-wear-none', { thing });
    return speaker.say('per-wear', {
      thing,
      euros: euros.format(paid / garment.timesWorn),
      uses: wearCount(garment.timesWorn),
    });
  });
  const known = garments.some(({ id, timesWorn }) => timesWorn > 0 && box.prices.has(id));
  const silent = garments.length > 1 && !known && speaker.say('per-wear-none', { thing: listed(garments) });
  return { sentences: silent ? [silent] : told, shown: garments };
};

/** By the day a garment entered Vestidor; when it was bought is not recorded. */
const added: Teller = ({ speaker }, { garments }, { least }) => {
  const found = extreme(garments, ({ addedDaysAgo }) => addedDaysAgo, least);
  if (!found) return { sentences: [speaker.say('added-unknown')] };
  if (garments.length === 1)
    return {
      sentences: [speaker.say('added-on', { list: theList(garments), days: agoText(found.value) })],
      shown: garments,
    };
  if (
    found.garments.length > mostNamed ||
    (found.garments.length > 1 && found.garments.length === garments.length)
  )
    return { sentences: [speaker.say('added-together', { days: agoText(found.value) })], shown: garments };
  return {
    sentences: [
      speaker.say(least ? 'newest' : 'oldest', { list: theList(found.garments), days: agoText(found.value) }),
      speaker.say('bought-unknown'),
    ],
    shown: found.garments,
  };
};
const agoText = (days: number) => (days === 0 ? 'hoy' : days === 1 ? 'ayer' : `hace ${dayCount(days)}`);

const lastWorn: Teller = ({ speaker, wardrobe }, { garments, isAll }) => {
  const found = extreme(garments, ({ lastWornDaysAgo }) => lastWornDaysAgo, true);
  if (!found)
    return {
      sentences: [
        isAll || (!isAnyWorn(wardrobe) && garments.length > mostNamed)
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

const timesWorn: Teller = ({ speaker }, { garments }) => {
  const total = garments.reduce((uses, garment) => uses + garment.timesWorn, 0);
  return total === 0
    ? { sentences: [speaker.say('wears-unknown')], shown: garments.slice(0, mostNamed) }
    : {
        sentences: [speaker.say('times-worn', { list: listed(garments), uses: wearCount(total) })],
        shown: garments,
      };
};

/** "¿cuál uso más?", "¿y la que menos?" */
const worn: Teller = (context, { garments, isAll }, { least }) => {
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

const unworn: Teller = (context, { garments }) => {
  const { speaker, wardrobe } = context;
  if (garments.length === 0) return none(context);
  if (!isAnyWorn(wardrobe))
    return { sentences: [speaker.say('unworn-unknown', { count: garmentCount(garments.length) })] };
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

/** Tops, bottoms and shoes that go together two by two. */
const combinations: Teller = (context, { garments }) => {
  const inSlot = (slot: string) =>
    garments
      .filter(({ kind }) => slotsOfKind[kind][0] === slot)
      .slice(0, mostCombined)
      .map(pieceFor);
  const tops = inSlot('base');
  const bottoms = inSlot('bottom');
  const shoes = inSlot('shoes');
  let number = inSlot('onePiece').reduce(
    (sum, dress) => sum + shoes.filter((shoe) => goTogether(dress, shoe)).length,
    0,
  );
  for (const top of tops)
    for (const bottom of bottoms)
      if (goTogether(top, bottom))
        number += shoes.filter((shoe) => goTogether(top, shoe) && goTogether(bottom, shoe)).length;
  const said = { count: number, tops: tops.length, bottoms: bottoms.length, shoes: shoes.length };
  return { sentences: [context.speaker.say('combinations', said)] };
};
const mostCombined = 40;

const laundry: Teller = ({ speaker }, { garments }) => {
  const washed = garments.filter(({ inLaundry }) => inLaundry);
  return washed.length > 0
    ? { sentences: [speaker.say('wash-list', { list: listed(washed) })], shown: washed }
    : { sentences: [speaker.say('wash-none')] };
};

const favourites: Teller = ({ speaker }, { garments }) => {
  const liked = garments.filter(({ favorite }) => favorite);
  return liked.length > 0
    ? { sentences: [speaker.say('favourites', { list: inFull(liked) })], shown: liked }
    : { sentences: [speaker.say('favourites-none')] };
};

const versatility: Teller = async (context, { garments }, { least }) => {
  const { speaker, box, wardrobe } = context;
  const dressing = garments.filter(({ category }) => category !== 'accessories');
  if (dressing.length === 0) return none(context);
  const fits = await box.search('versatilityAmong', wardrobe, dressing);
  const of = ({ id }: Garment) => fits.get(id)?.outfits ?? 0;
  const sorted = [...dressing].sort((a, b) => (least ? of(a) - of(b) : of(b) - of(a)));
  const [first, ...rest] = sorted.slice(0, mostNamed);
  if (!first) return none(context);
  return {
    sentences: [
      speaker.say(least ? 'least-versatile' : 'versatile', { thing: the(first), count: of(first) }),
      rest.length > 0 && speaker.say('versatile-next', { list: theList(rest) }),
    ],
    shown: sorted.slice(0, mostNamed),
  };
};

const warmth: Teller = (context, { garments }, { least }) => {
  const { speaker } = context;
  if (garments.length === 0) return none(context);
  const warm = ({ clo }: { clo: number }) => (least ? clo : -clo);
  const sorted = [...garments]
    .filter(
      ({ category, kind }) =>
        (category !== 'accessories' || garments.length < seldom) && (least || kind !== 'blazer'),
    )
    .sort((a, b) => warm(traitsOf(a)) - warm(traitsOf(b)))
    .slice(0, mostNamed);
  return {
    sentences: [
      said(context, /^(cuant|numero)/) && speaker.say('counted', { count: garments.length }),
      speaker.say(least ? 'lightest' : 'warmest', { list: theList(sorted) }),
    ],
    shown: sorted,
  };
};

const condition: Teller = (context, { garments }) => {
  const { speaker } = context;
  const isWell = said(context, /^(buen|mejor|nuev|como)/);
  const found = garments.filter(({ condition: state }) =>
    isWell ? state === 'new' || state === 'excellent' : state === 'worn',
  );
  return found.length > 0
    ? { sentences: [speaker.say('found', { count: found.length, list: inFull(found) })], shown: found }
    : { sentences: [speaker.say(isWell ? 'condition-unknown' : 'condition-none')] };
};

const share: Teller = ({ speaker, wardrobe }, { garments }) => {
  const percent = Math.round((100 * garments.length) / wardrobe.length);
  return {
    sentences: [
      speaker.say('share', { count: garmentCount(garments.length), total: wardrobe.length, percent }),
    ],
    shown: garments,
  };
};

const colours: Teller = (context, { garments, isAll }) => {
  const { speaker, wardrobe, understood } = context;
  if (garments.length === 0) return none(context);
  // "¿soy el hombre azul?" asks for the share of a colour.
  const { colours: asked, avoidedColours, garments: spoken } = understood.slots;
  const named = [...asked, ...avoidedColours];
  const ofColour = wardrobe.filter((garment) => named.some((colour) => isOfColour(garment, colour)));
  if (named.length > 0 && spoken.length === 0)
    return {
      sentences: [
        speaker.say('share', {
          count: garmentCount(ofColour.length),
          total: wardrobe.length,
          percent: Math.round((100 * ofColour.length) / wardrobe.length),
        }),
        speaker.say('colours-most', { list: frequencies(coloursOf(wardrobe), mostColours) }),
      ],
      shown: ofColour,
    };
  const key = isAll ? 'colours-most' : 'colours-are';
  return {
    sentences: [
      !isAll && context.speaker.say('counted', { count: garments.length }),
      context.speaker.say(key, { list: frequencies(coloursOf(garments), mostColours) }),
      suitsApart(context),
    ],
    shown: isAll ? [] : garments,
  };
};

/** "¿tengo más zapatillas o más zapatos de vestir?" */
const moreOf: Teller = (context, selection) => {
  const { speaker, understood, wardrobe } = context;
  const sides = understood.slots.garments
    .filter(({ wanted }) => wanted)
    .map((reference) => ({ reference, count: garmentsNamed(wardrobe, reference).length }));
  if (sides.length < 2) {
    const kinds = selection.garments.map(({ category }) => categoryNames[category].toLowerCase());
    return { sentences: [speaker.say('more-kinds', { list: frequencies(kinds, 3) })] };
  }
  const [most, ...others] = [...sides].sort((a, b) => b.count - a.count);
  if (!most || !others[0]) return list(context, selection, { measure: 'list', least: false });
  const isTie = most.count === others[0].count;
  const rest = joinAnd(others.map(({ reference, count: number }) => `${reference.text} (${number})`));
  return {
    sentences: [
      speaker.say(isTie ? 'as-many' : 'more-of', {
        most: title(most.reference.text),
        count: most.count,
        rest: title(rest),
      }),
    ],
    shown: selection.garments,
  };
};

const tellers: Readonly<Record<Measure, Teller>> = {
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

const lessOrMore = /^(mas|menos)$/;
const extremes: ReadonlySet<Measure> = new Set(['worn', 'price', 'added', 'warmth', 'versatility']);

/** The measure of a message; a fragment such as "¿y la que menos?" or "solo zapatos" repeats the last one. */
function factOf(
  { understood, state }: IntentContext,
  fallback: Measure,
  { isFollowUp, isAll }: Selection,
): Fact {
  const { tokens } = understood.reading;
  const found = factIn(tokens);
  const { fact } = state;
  if (fallback === 'sum')
    return found && ofMoney.has(found.measure) ? found : { measure: 'sum', least: false };
  const byAim = measureByAim(understood.aim);
  const isPlain =
    !found || found.measure === 'list' || (found.measure === 'count' && byAim === 'versatility');
  if (found && !isPlain) return found;
  // What may be put away for a season is a list.
  if (tokens.some(({ text }) => /^(resumen|inventario)$/.test(text)))
    return { measure: 'list', least: false };
  if (byAim && isAll && !fact && understood.slots.season === null) return { measure: byAim, least: false };
  if (fact?.measure === 'declutter' && isFollowUp) return fact;
  if (fact && extremes.has(fact.measure) && tokens.some(({ text }) => lessOrMore.test(text)))
    return { ...fact, least: tokens.some(({ text }) => text === 'menos') };
  if (fact && isFragment(tokens.length, isFollowUp)) return fact;
  return found ?? { measure: fallback, least: false };
}
const isFragment = (words: number, isFollowUp: boolean) => words <= 5 || isFollowUp;

const ofMoney: ReadonlySet<Measure> = new Set(['sum', 'per-wear', 'price']);

const tell =
  (fallback: Measure): IntentHandler =>
  async (context) => {
    const { understood } = context;
    const remember = { topic: 'search' as const, asked: null };
    const nothing = withoutWardrobe(context);
    if (nothing) return { sentences: [nothing], remember };
    // "tengo la camisa sucia" is told, not asked.
    const isTold =
      !understood.onlyAsks && understood.slots.garments.some(({ garmentIds }) => garmentIds.length > 0);
    if (understood.aim === 'wash-list' && isTold) return mark(context);
    const selection = selectionOf(context);
    const fact = factOf(context, fallback, selection);
    const { sentences, shown = [], inShop } = await tellers[fact.measure](context, selection, fact);
    const kinds = distinct(selection.garments.map(({ kind }) => kind)).slice(0, 20);
    const shopping = { kinds, text: null, colours: [], maxEuros: null, size: null, without: [] };
    if (inShop) {
      const sold = await shop({ ...context, state: { ...context.state, productIds: [], shopping } });
      return { ...sold, sentences: [context.speaker.say('prices-unknown-here'), ...sold.sentences] };
    }
    const talked =
      shown.length > 0 && fact.measure !== 'list' && fact.measure !== 'count' ? shown : selection.garments;
    // An extreme is asked of the same garments again: "¿y la que menos?"
    const focus = extremes.has(fact.measure) ? selection.garments : talked;
    return {
      sentences,
      garmentIds: distinct(shown.map(({ id }) => id)).slice(0, mostShown),
      remember: {
        ...remember,
        fact,
        focus: selection.isAll && shown.length === 0 ? [] : focus.slice(0, 60).map(({ id }) => id),
      },
    };
  };

/** "¿qué faldas tengo?", "¿tengo algo rojo?", "¿qué no me pongo nunca?" */
export const search = tell('list');
/** "¿cuánto me ha costado mi ropa?", "¿cuánto llevo gastado en zapatos?" */
export const spent = tell('sum');
