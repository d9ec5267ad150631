import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { the, theList } from '../../voice/names.ts';
import { adjust } from '../changes/adjust.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { pieceAsked } from './asked.ts';
import type { Aspect, Judged } from './aspect.ts';
import { clothOf } from './cloths.ts';
import { fitUnder } from './of-body.ts';

export function judged(context: IntentContext, aspect: Aspect, garment: Garment): Judged {
  const { understood } = context;
  return aspect.judge(garment, {
    cloth: clothOf(garment),
    traits: traitsOf(garment),
    temperatureC: understood.slots.temperatureC,
    text: understood.reading.text,
  });
}

/** One of the same place that does better, nearest in dressiness. */
function better(context: IntentContext, aspect: Aspect, garment: Garment): Garment | null {
  const slots = slotsOfKind[garment.kind];
  const refused = new Set(context.state.wishes.mustAvoid);
  const { formality } = traitsOf(garment);
  const apart = (one: Garment) =>
    Math.abs(traitsOf(one).formality - formality) + (one.kind === garment.kind ? 0 : otherKind);
  const [best] = context.wardrobe
    .filter(
      (one) =>
        one.id !== garment.id &&
        isAtHand(one) &&
        !refused.has(one.id) &&
        slotsOfKind[one.kind][0] === slots[0] &&
        aspect.concerns(one) &&
        judged(context, aspect, one).level === 2,
    )
    .sort((a, b) => apart(a) - apart(b));
  return best ?? null;
}

const lines = [
  { fits: 'piece-unfit', fault: 'piece-fault' },
  { fits: 'piece-half', fault: 'piece-somewhat' },
  { fits: 'piece-fit', fault: 'piece-no-fault' },
] as const;

const otherKind = 0.15;
const mostTold = 2;

export const asksOfAspect = (context: IntentContext): boolean => pieceAsked(context) !== null;

/** Yes or no first, with the reason that the piece itself gives. */
export const tellAspect: IntentHandler = async (context) => {
  const asked = pieceAsked(context);
  const { speaker, state } = context;
  if (!asked) return { sentences: [speaker.say('unclear')] };
  const { aspect, asksFault, pieces, isOfLook, outer } = asked;
  const all = pieces.map((garment) => ({
    garment,
    ...(outer ? fitUnder(garment, outer) : judged(context, aspect, garment)),
  }));
  const levels = all.map(({ level }) => level);
  const least = aspect.isEither ? Math.max(...levels) : Math.min(...levels);
  const worst = all.filter(({ level }) => level === least);
  const [first] = worst;
  if (!first) return { sentences: [speaker.say('unclear')] };
  const told = worst
    .filter(({ why }) => JSON.stringify(why) === JSON.stringify(first.why))
    .slice(0, mostTold);
  const line = lines[first.level];
  const other =
    aspect.isOfOthers && first.level === 0 && !isOfLook ? better(context, aspect, first.garment) : null;
  const ids = told.map(({ garment }) => garment.id);
  const changed = isOfLook && aspect.changes && first.level < 2 ? await adjust(context) : null;
  return {
    sentences: [
      aspect.name === 'limit'
        ? speaker.say('piece-limit', { list: the(first.garment), why: first.why })
        : speaker.say(asksFault ? line.fault : line.fits, {
            list: theList([...told.map(({ garment }) => garment), ...(outer ? [outer] : [])]),
            why: first.why,
          }),
      first.remedy !== undefined && first.remedy,
      other && speaker.say('piece-rather', { piece: the(other) }),
      ...((changed?.outfits ?? []).length > 0 ? (changed?.sentences ?? []) : []),
    ],
    ...((changed?.outfits ?? []).length > 0 ? { outfits: changed?.outfits } : {}),
    garmentIds: first.level === 0 && !asksFault ? [] : ids,
    remember:
      (changed?.outfits ?? []).length > 0
        ? changed?.remember
        : { topic: state.outfits.length > 0 ? 'adjust' : 'search', asked: null, focus: ids },
  };
};
