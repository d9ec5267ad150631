import { momentCalled } from '../../moments/moments.ts';
import { emptyTable } from '../../state.ts';
import { tellsAssault } from '../../understand/learned/intents-learned.ts';
import type { IntentHandler } from '../handler.ts';
import { helpFor, wordsOf } from './help-for.ts';
import { unclear } from './talk.ts';

export const distress: IntentHandler = async (context) => {
  const { speaker, understood, state, message, box } = context;
  const { kind, isMinor } = understood.distress ?? { kind: 'self-hatred', isMinor: false };
  const { values, abroad } = helpFor(context, kind);
  const again = state.care?.kind === kind;
  const assault = kind === 'violence' && tellsAssault(message) ? momentCalled('assault') : null;
  return {
    sentences: [
      ...(assault
        ? wordsOf((again && assault.after ? assault.after : assault)[box.advisor], context)
        : [speaker.say(again ? `care-${kind}` : `distress-${kind}`, values), !again && abroad]),
      isMinor && kind !== 'minor' && kind !== 'lured' && speaker.say('distress-for-minors', values),
    ],
    // Earlier outfits must not be resumed afterwards.
    remember: {
      topic: null,
      asked: null,
      ...emptyTable,
      care: { kind, isMinor },
      ...(assault && { moment: assault.id }),
    },
  };
};

/** After an emergency was told, a message that asks for nothing else is still about it. */
export const care: IntentHandler = async (context) => {
  const { speaker, understood, state, box } = context;
  if (!state.care) return unclear(context);
  const { kind } = state.care;
  const after = state.moment === 'assault' ? momentCalled('assault')?.after : null;
  const { values } = helpFor(context, kind);
  return {
    sentences:
      after && understood.intent !== 'thanks'
        ? wordsOf(after[box.advisor], context)
        : [speaker.say(understood.intent === 'thanks' ? 'care-thanks' : `care-${kind}`, values)],
    remember: { topic: null, asked: null, moment: state.moment },
  };
};
