import { categoryNames } from '#contract/names.ts';
import { categories } from '#contract/vocabulary.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { isIncluded } from '../../understand/told/included.ts';
import { the, theList } from '../../voice/names.ts';
import { onOneLine, type Phrase, quote, title } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { said } from '../acted.ts';
import { garmentsNamed } from '../garments-named.ts';
import type { IntentContext } from '../handler.ts';
import { listed } from '../listed.ts';
import type { Selection } from '../selection.ts';
import { namedByWord, thingAsked } from './by-word.ts';
import { matchedWith } from './matched.ts';
import {
  asked,
  coloursOf,
  frequencies,
  garmentCount,
  inFull,
  mostColours,
  mostListed,
  mostNamed,
  none,
  type Teller,
  type Told,
} from './told.ts';

export const list: Teller = (context, selection) => {
  const { garments, purposes, isAll, isNear } = selection;
  const { speaker } = context;
  const [purpose] = purposes;
  const served = serves(context, selection) ?? matchedWith(context);
  if (served) return served;
  if (purpose && !isNear) {
    const label = title(`Para ${purpose.name}`);
    const ordered = purpose.byWarmth
      ? garments.toSorted((a, b) => traitsOf(b).clo - traitsOf(a).clo)
      : garments;
    if (garments.length === 0) return { sentences: [speaker.say('no-list', { label })] };
    return {
      sentences: [speaker.say('one-list', { label, count: garments.length, list: inFull(ordered) })],
      shown: ordered,
    };
  }
  if (garments.length === 0) return none(context);
  if (isAll) return ofWord(context) ?? overview(context);
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
  return { sentences: [line, suitsApart(context), instead, orOfShop(context)], shown: garments };
};

const showing = patternOf('^ [hola|oye|a] [ver] muestra~|ensena~|mostra~ <garment>');
const orOfShop = (context: IntentContext): Phrase | false =>
  context.box.store !== null &&
  context.understood.slots.garments.every(({ points }) => points === 'any') &&
  occurs(showing, context.understood.reading.tokens) &&
  context.speaker.say('or-of-shop');

/** "¿las botas sirven para la lluvia?" */
function serves(context: IntentContext, { garments, base, purposes }: Selection): Told | null {
  const { speaker, understood } = context;
  const named = understood.slots.garments.some(({ points }) => points !== 'any');
  if (purposes.length === 0 || !named || !said(context, /^(sirven?|valen?|aguantan?|puedo)$/)) return null;
  const not = base.filter((garment) => !garments.includes(garment));
  return {
    sentences: [
      garments.length > 0 && speaker.say('serves', { list: inFull(garments) }),
      not.length > 0 && speaker.say('serves-not', { list: inFull(not) }),
    ],
    shown: garments,
  };
}

/** A jacket and trousers of one cloth make a suit, even when saved apart. */
export function suitsApart({ speaker, wardrobe, understood }: IntentContext): Phrase | false {
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

function ofWord(context: IntentContext): Told | null {
  const { speaker } = context;
  const found = namedByWord(context);
  if (found.length === 1)
    return { sentences: [speaker.say('found-one', { thing: listed(found) })], shown: found };
  if (found.length > 1)
    return {
      sentences: [speaker.say('found', { count: found.length, list: inFull(found) })],
      shown: found,
    };
  const thing = thingAsked(context);
  return thing === null ? null : { sentences: [speaker.say('found-none', { what: quote(thing) })] };
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

/** "¿cuántas camisas tengo y cuántas son lisas?" */
const asksBoth = ({ understood }: IntentContext): boolean =>
  understood.reading.tokens.filter(({ text }) => text.startsWith('cuant')).length > 1;

export const count: Teller = (context, selection, fact) => {
  const { garments, isNear } = selection;
  const { speaker, understood, wardrobe } = context;
  const kinds = understood.slots.garments.filter(
    (one, at, all) =>
      one.wanted &&
      !isIncluded(one, understood.reading.tokens) &&
      all.findIndex(({ text }) => text === one.text) === at,
  );
  const matched = matchedWith(context);
  if (matched) return matched;
  const named = kinds.map((one) => garmentsNamed(wardrobe, one));
  const isOneSet = named.some((whole) => named.every((some) => some.every((one) => whole.includes(one))));
  if (kinds.length > 1 && !selection.isFollowUp && !isOneSet) {
    // "para el frío de verdad": only of those that are meant.
    const counted = new Set<Garment>();
    const sets = named.map((all) => {
      const owned = all.filter(
        (garment) => (garments.length === 0 || garments.includes(garment)) && !counted.has(garment),
      );
      for (const garment of owned) counted.add(garment);
      return owned;
    });
    const each = kinds.map((one, at) => {
      const owned = sets[at] ?? [];
      const isFew = owned.length > 0 && owned.length <= mostNamed;
      return `${one.text}, ${owned.length}${isFew ? ` (${theList(owned).text})` : ''}`;
    });
    return {
      sentences: [
        speaker.say('counts', { list: title(each.join('; ')) }),
        counted.size > 0 && speaker.say('counts-all', { count: garmentCount(counted.size) }),
      ],
      shown: [...counted],
    };
  }
  if (garments.length === 0) return { sentences: [speaker.say('count-none', { what: asked(context) })] };
  if (isNear || selection.isAll || selection.purposes.length > 0) return list(context, selection, fact);
  // "cuántas chaquetas tengo y cuáles son de lana"
  const ofAll =
    said(context, /^total$/) && kinds.length === 0 && !selection.isFollowUp
      ? wardrobe
      : ((said(context, /^cuales$/) && said(context, /^cuant/)) || asksBoth(context)) &&
          selection.base.length < wardrobe.length
        ? selection.base
        : garments;
  return {
    sentences: [
      ofAll.length > garments.length && speaker.say('counted', { count: garmentCount(ofAll.length) }),
      garments.length === 1
        ? speaker.say('count-one', { thing: the(garments[0] as Garment) })
        : speaker.say('found', {
            count: garments.length,
            list:
              garments.length <= mostNamed + 2 || (kinds.length > 1 && isOneSet)
                ? inFull(garments)
                : listed(garments),
          }),
      suitsApart(context),
      said(context, /^color/) &&
        speaker.say('colours-are', { list: frequencies(coloursOf(garments), mostColours) }),
    ],
    shown: garments,
  };
};

export const brands: Teller = ({ speaker, box }, { garments }) => {
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

export const sizes: Teller = ({ speaker, box }, { garments }) => {
  const known = garments.flatMap(({ id }) => box.notes.get(id)?.size ?? []);
  if (known.length === 0) return { sentences: [speaker.say('sizes-unknown')] };
  return { sentences: [speaker.say('sizes', { list: title(frequencies(known.map(onOneLine), 5)) })] };
};
