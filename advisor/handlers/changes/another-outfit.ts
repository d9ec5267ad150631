import { sameGarments } from '../../state.ts';
import { halfway } from '../../understand/halfway.ts';
import { occurs } from '../../words/pattern.ts';
import { dayInput, dayWith } from '../day.ts';
import { rememberOutfits } from '../dress.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { inTheMiddle, shownIds } from '../moves.ts';
import { refuse } from '../refuse.ts';
import { lookOf, reasonFor } from '../tell-outfit.ts';
import { wishesWith } from '../wishes.ts';

/** Composes an outfit that was not shown yet; the one on the table counts as refused. */
export async function anotherOutfit(context: IntentContext, isLess: boolean): Promise<Reply> {
  const { state, box, speaker, understood, wardrobe } = context;
  const day = dayWith(state.day, understood.slots, box);
  const isMiddle = isLess || occurs(halfway, understood.reading.tokens);
  const before = isMiddle ? { ...state.wishes, moods: state.wishes.moods.slice(1) } : state.wishes;
  const { wishes } = wishesWith(before, understood.slots, wardrobe);
  const middle = isMiddle && (await inTheMiddle(context, day, wishes));
  if (middle)
    return {
      sentences: [speaker.say('halfway', { look: lookOf(context, middle) })],
      outfits: [middle],
      remember: rememberOutfits(context, [middle], { topic: 'another', day, wishes, asked: null }, false),
    };
  const composed = await context.use('composeOutfits', {
    ...dayInput(day, box),
    ...wishes,
    notAgain: shownIds(context),
    count: 1,
  });
  const [outfit] = composed.outfits;
  if (!outfit || state.shown.some((one) => sameGarments(one, outfit)))
    return { sentences: [speaker.say('no-other')], remember: { asked: null } };
  const [current] = state.outfits;
  const isRefused = current !== undefined && !isMiddle && (await refuse(context, current, null));
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
