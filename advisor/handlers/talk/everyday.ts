import { type Entry, textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { surestAim } from '../../understand/learned/intents-learned.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { questionsAsked } from '../knowing/parts-asked.ts';

const aside: readonly Aim[] = ['off-topic', 'beauty', 'health'];
const leastAside = 0.15;
const leastLikely = 0.3;
const mostRemembered = 160;

function asked({ message, understood }: IntentContext): Entry | null {
  const isAside = aside.reduce((sum, aim) => sum + (understood.aims.get(aim) ?? 0), 0) >= leastAside;
  if (!isAside) return null;
  for (const question of [...questionsAsked(message).map((one) => one.question), message]) {
    const [best] = lookUp(question, 1);
    if (
      best?.entry.topic === 'everyday' &&
      best.probability >= leastLikely &&
      surenessOf(best.entry, question, null, understood.aims) >= sureEnough
    )
      return best.entry;
  }
  return null;
}

export const asksEveryday = (context: IntentContext): boolean => asked(context) !== null;

export const tellEveryday: IntentHandler = async (context) => {
  const { box, message, understood, speaker } = context;
  const entry = asked(context);
  return {
    sentences: [
      entry && textOf(entry, box.advisor),
      surestAim(understood.aims)?.aim === 'off-topic' && speaker.say('beyond-clothes'),
    ],
    remember: {
      topic: 'knowledge',
      asked: null,
      question: message.slice(0, mostRemembered),
      answered: entry?.title ?? null,
    },
    ...(requestsOutfit(understood.reading.tokens) && {
      later: () => dress({ ...context, understood: { ...understood, intent: 'dress' } }),
    }),
  };
};
