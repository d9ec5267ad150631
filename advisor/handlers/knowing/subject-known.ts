import type { Entry, Topic } from '../../knowledge/entry.ts';
import { textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { surenessOf } from '../../knowledge/sureness.ts';
import { occurs } from '../../words/pattern.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { marrying } from './customs-asked.ts';

/** Chosen on three sets of strangers' messages: nearly all entries above it fit. */
const least = { probability: 0.7, sureness: 0.85 } as const;

/** Topics about dressing for an occasion or a body. */
const ofDressing: ReadonlySet<Topic> = new Set([
  'codes',
  'occasions',
  'customs',
  'bodies',
  'people',
  'packing',
  'travel',
  'seasons',
]);
const ofPerson: ReadonlySet<Topic> = new Set([...ofDressing, 'sizes', 'basics', 'accessories', 'shoes']);

/** The entry about the subject of the message, if that is certain. */
function subjectKnown({ message, understood, state }: IntentContext, of: ReadonlySet<Topic>): Entry | null {
  const [best] = lookUp(message, 1);
  if (!best || !of.has(best.entry.topic) || best.entry.title === state.answered) return null;
  if (best.probability < least.probability) return null;
  return surenessOf(best.entry, message, null, understood.aims) >= least.sureness ? best.entry : null;
}

export const knownBesideMoment = (context: IntentContext): Entry | null => subjectKnown(context, ofPerson);

/** The first outfit of a conversation, followed by the entry on its occasion. */
export const dressInformed: IntentHandler = async (context) => {
  const { state, understood } = context;
  // Most of the customs of weddings are for guests.
  const isFirst = state.outfits.length === 0 && !occurs(marrying, understood.reading.tokens);
  const entry = isFirst ? subjectKnown(context, ofDressing) : null;
  const reply = await dress(context);
  if (!entry || !reply.outfits?.length || reply.remember?.answered) return reply;
  return { ...reply, sentences: [...reply.sentences, textOf(entry, context.box.advisor)] };
};
