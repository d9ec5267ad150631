import { categoryOfKind } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type Scale, scaleIn, scaleNamed } from '../../understand/plans/purposes.ts';
import { alternativesIn } from '../../understand/told/facts.ts';
import { the, theFirst, theList } from '../../voice/names.ts';
import { title } from '../../voice/phrase.ts';
import { said } from '../acted.ts';
import { garmentsNamed } from '../garments-named.ts';
import { garmentsByIds } from '../handler.ts';
import { listsOf } from '../selection.ts';
import { list } from './owned.ts';
import { countAsked, distinct, inFull, mostListed, mostNamed, none, type Teller } from './told.ts';

/** Best first; colours and so on keep their order. */
export function ranked(garments: readonly Garment[], scale: Scale, least: boolean): Garment[] {
  const value = (garment: Garment) => scale.value(garment, traitsOf(garment));
  return [...garments].sort((a, b) => (least ? value(a) - value(b) : value(b) - value(a)));
}

/** "¿qué es lo más elegante que tengo?", "las tres más cómodas", "¿y la menos formal?" */
export const best: Teller = (context, selection, fact) => {
  const { speaker, understood } = context;
  const scale = scaleIn(understood.reading.tokens) ?? scaleNamed(fact.scale);
  if (!scale) return list(context, selection, fact);
  const isNarrow = understood.slots.garments.some(({ wanted }) => wanted);
  const dressing = selection.garments.filter(({ category }) => isNarrow || scale.of.includes(category));
  const sorted = ranked(dressing.length > 0 ? dressing : selection.garments, scale, fact.least);
  const [first, ...rest] = sorted;
  if (!first) return none(context);
  const count = countAsked(context) ?? 1;
  const shown = sorted.slice(0, Math.max(count, mostNamed));
  if (count > 1)
    return { sentences: [speaker.say('best-some', { list: theList(sorted.slice(0, count)) })], shown };
  // "¿qué poleras tengo y cuál es la más formal?" asks for both.
  const asksAll =
    isNarrow && said(context, /^tengo$/) && said(context, /^(y|e)$/) && sorted.length <= mostListed;
  return {
    sentences: [
      asksAll && speaker.say('found', { count: sorted.length, list: theList(selection.garments) }),
      speaker.say('best-one', { thing: the(first), why: scale.why[fact.least ? 1 : 0] }),
      rest.length > 0 &&
        !asksAll &&
        speaker.say('versatile-next', { list: theList(rest.slice(0, mostNamed - 1)) }),
    ],
    shown: asksAll ? sorted : shown,
  };
};

/** "¿qué es de invierno y qué es de verano?", "¿tengo más cosas formales o casuales?" */
export const lists: Teller = (context, { base }) => {
  const { speaker, understood } = context;
  const told = listsOf(base, alternativesIn(understood.reading.tokens));
  const [most, ...others] = [...told].sort((a, b) => b.garments.length - a.garments.length);
  const asksMore = understood.reading.tokens.some(({ text }) => /^(mas|menos)$/.test(text));
  return {
    sentences: [
      asksMore &&
        most &&
        others[0] &&
        most.garments.length > others[0].garments.length &&
        speaker.say('more-of-list', { most: title(most.label.toLowerCase()) }),
      ...told.map(({ label, garments }) =>
        garments.length > 0
          ? speaker.say('one-list', {
              label: title(label),
              count: garments.length,
              list: theFirst(garments, mostListed),
            })
          : speaker.say('no-list', { label: title(label) }),
      ),
    ],
    shown: distinct(told.flatMap(({ garments }) => garments)),
  };
};

/** Share of its category from which a kind is much. */
const much = 0.4;
const fewKinds = 5;

/** "¿tengo demasiadas sudaderas?" */
export const tooMany: Teller = (context, selection, fact) => {
  const { speaker, wardrobe } = context;
  const { garments } = selection;
  const [first] = garments;
  if (!first) return none(context);
  if (selection.isAll) return list(context, selection, fact);
  const ofCategory = wardrobe.filter(({ kind }) => categoryOfKind[kind] === first.category).length;
  const isMuch = garments.length > fewKinds && garments.length > much * ofCategory;
  return {
    sentences: [
      speaker.say(isMuch ? 'too-many' : 'not-too-many', {
        count: garments.length,
        list: inFull(garments),
        total: wardrobe.length,
      }),
    ],
    shown: garments,
  };
};

/** "te has dejado el abrigo": whether it was among those just told. */
export const omitted: Teller = (context, selection, fact) => {
  const { speaker, state, wardrobe, understood } = context;
  const named = understood.slots.garments.flatMap((one) => garmentsNamed(wardrobe, one));
  if (named.length === 0) return list(context, selection, fact);
  const was = named.filter(({ id }) => state.focus.includes(id));
  const left = named.filter(({ id }) => !state.focus.includes(id));
  const all = [...garmentsByIds(wardrobe, state.focus), ...left];
  return {
    sentences: [
      left.length > 0 && speaker.say('left-out', { list: inFull(left) }),
      left.length === 0 && speaker.say('was-in', { list: inFull(was) }),
    ],
    shown: all,
  };
};

/** "no los borres todavía" */
export const untouched: Teller = ({ speaker, state, wardrobe }, { garments, isAll }) => {
  const meant = isAll || garments.length === 0 ? garmentsByIds(wardrobe, state.focus) : garments;
  return meant.length > 0 && meant.length < wardrobe.length
    ? { sentences: [speaker.say('untouched', { list: inFull(meant) })], shown: meant }
    : { sentences: [speaker.say('untouched-all')] };
};
