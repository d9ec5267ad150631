import { place } from '#stylist/requests/placing.ts';
import type { Slot } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { sameGarments } from '../../state.ts';
import { halfway } from '../../understand/asking/halfway.ts';
import { occurs } from '../../words/pattern.ts';
import { dayInput, dayWith } from '../day.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { inTheMiddle, shownIds } from '../moves.ts';
import { refuse } from '../refuse.ts';
import { lookOf, reasonFor } from '../tell-outfit.ts';
import { wishesWith } from '../wishes.ts';
import { othersThan } from './terms.ts';

const seenFirst: ReadonlySet<Slot> = new Set(['onePiece', 'base', 'mid']);
const muchWorse = 15;

export async function anotherOutfit(
  context: IntentContext,
  isLess: boolean,
  kept: readonly Garment[] = [],
): Promise<Reply> {
  const { state, box, speaker, understood, wardrobe } = context;
  const day = dayWith(state.day, understood.slots, box);
  const isMiddle = isLess || occurs(halfway, understood.reading.tokens);
  const before = isMiddle ? { ...state.wishes, moods: state.wishes.moods.slice(1) } : state.wishes;
  // Of several garments of a kind, the kept one is the worn one.
  const slots = kept.length > 0 ? { ...understood.slots, garments: [] } : understood.slots;
  const { wishes } = wishesWith(before, slots, wardrobe);
  const middle = isMiddle && (await inTheMiddle(context, day, wishes));
  if (middle)
    return {
      sentences: [speaker.say('halfway', { look: lookOf(context, middle) })],
      outfits: [middle],
      remember: rememberOutfits(context, [middle], { topic: 'another', day, wishes, asked: null }, false),
    };
  const [current] = state.outfits;
  const request = { ...dayInput(day, box), ...wishes, notAgain: shownIds(context), count: 1 };
  // Another look has another face: the pieces seen first give way, where the wardrobe has others.
  const look = garmentsByIds(wardrobe, isMiddle ? [] : (current?.garmentIds ?? []));
  const seen =
    kept.length > 0
      ? othersThan(kept, look).map(({ id }) => id)
      : place(look)
          .filter(({ slot, garment }) => seenFirst.has(slot) && !wishes.mustInclude.includes(garment.id))
          .map(({ garment }) => garment.id);
  const fresh = await context.use('composeOutfits', {
    ...request,
    mustAvoid: [...wishes.mustAvoid, ...seen].slice(0, 500),
  });
  const isGood = (fresh.outfits[0]?.aiScore ?? 0) >= (current?.aiScore ?? 0) - muchWorse && !fresh.relaxed;
  const composed = isGood ? fresh : await context.use('composeOutfits', request);
  const [outfit] = composed.outfits;
  if (!outfit || state.shown.some((one) => sameGarments(one, outfit)))
    return { sentences: [speaker.say('no-other')], remember: { asked: null } };
  const isRefused =
    current !== undefined && !isMiddle && kept.length === 0 && (await refuse(context, current, null));
  return {
    sentences: [
      isRefused && speaker.say('noted'),
      speaker.say(isMiddle ? 'halfway' : 'another', { look: lookOf(context, outfit) }),
      !isRefused && reasonFor(context, outfit),
    ],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], { topic: 'another', day, wishes, asked: null }, false),
  };
}
