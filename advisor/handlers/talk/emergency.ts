import { momentCalled } from '../../moments/moments.ts';
import { emptyTable } from '../../state.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import type { Distress } from '../../understand/distress.ts';
import { tellsAssault } from '../../understand/learned/intents-learned.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { helpFor, wordsOf } from './help-for.ts';
import { unclear } from './talk.ts';

export const distress: IntentHandler = async (context) => {
  const { speaker, understood, state, message, box } = context;
  const { kind, isMinor, isInferred } = understood.distress ?? {
    kind: 'self-hatred' as const,
    isMinor: false,
    isInferred: false,
  };
  const { values, abroad } = helpFor(context, kind);
  const again = state.care?.kind === kind;
  const goesOn = again && state.moment === 'assault';
  const assault = kind === 'violence' && (goesOn || tellsAssault(message)) ? momentCalled('assault') : null;
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
      // Once it was said, no later guess makes it less.
      care: { kind, isMinor, ...(isInferred && (!again || state.care?.isInferred) && { isInferred }) },
      ...(assault && { moment: assault.id }),
    },
  };
};

const beside: ReadonlySet<Distress> = new Set(['eating', 'self-hatred']);

/** Clothes are asked for outright after something that hurts and is no danger of the hour: "tranqui, ¿y qué me pongo entonces?" */
export const asksBesideCare = ({ state, understood }: IntentContext): boolean =>
  state.care !== null && beside.has(state.care.kind) && requestsOutfit(understood.reading.tokens);

export const careBeside: IntentHandler = async (context) => {
  const { speaker, understood } = context;
  const { slots } = understood;
  const moods = [...new Set([...slots.moods, 'loose' as const])];
  return {
    sentences: [speaker.say('care-beside')],
    remember: { topic: null, asked: null, care: null },
    later: () =>
      dress({ ...context, understood: { ...understood, intent: 'dress', slots: { ...slots, moods } } }),
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
