import { emptyTable } from '../../state.ts';
import { isChild } from '../../understand/wearer.ts';
import { dayWith, purposeIn } from '../day.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { adviceInstead, adviceOn } from './advice.ts';

/** General advice: the other person's garments are not on file. */
export async function notTheirs(context: IntentContext): Promise<Reply> {
  const { state, understood, box, speaker, message } = context;
  const { other } = state.wearer;
  const day = dayWith(state.day, understood.slots, box);
  const known = state.topic !== null && state.outfits.length === 0 && understood.slots.occasion === null;
  const advice =
    other && isChild(other)
      ? adviceInstead(context, day.event ? `niños en una boda o ceremonia` : `ropa de niños ${message}`)
      : ((day.occasion ? adviceOn(context, purposeIn(day)) : null) ?? adviceInstead(context, message));
  return {
    sentences: [(!known || !advice) && speaker.say('not-theirs', { who: other?.who ?? '' }), advice],
    // The next message goes on with it.
    remember: {
      topic: advice ? 'knowledge' : understood.intent,
      question: message.slice(0, 160),
      day,
      asked: null,
      ...emptyTable,
      week: [],
    },
  };
}

/** For handlers that propose the person's own garments. */
export const forOwner =
  (handler: IntentHandler): IntentHandler =>
  async (context) =>
    context.state.wearer.other ? notTheirs(context) : handler(context);
