import type { Intent } from '../understand/intents.ts';
import { datesIn } from '../understand/told/dates.ts';
import { back } from './about-outfits.ts';
import { plans } from './calendar.ts';
import type { IntentContext, IntentHandler } from './handler.ts';
import { undoesPart, undoPart } from './undo-part.ts';

const changedLook = ({ state: { previous, topic, acted } }: IntentContext): boolean =>
  previous !== null && (topic === 'adjust' || topic === 'another') && !actsApart.has(acted ?? 'adjust');
const actsApart: ReadonlySet<Intent> = new Set(['mark', 'wear', 'plans', 'wishes', 'cart']);

const surelyDropped = 0.6;
/** "el martes me cancelaron la reunión, quítalo": the plan of that day, or the one made last, and nothing besides. */
const dropsPlan = ({ state, understood, box }: IntentContext): boolean =>
  box.plans !== null &&
  (understood.aims.get('plan-delete') ?? 0) >= surelyDropped &&
  (state.planned !== null || datesIn(understood.reading.tokens, box.today).length > 0);
const withoutPlan = (context: IntentContext): IntentContext => ({
  ...context,
  understood: { ...context.understood, intent: 'plans', aim: 'plan-delete' },
});

export const undo: IntentHandler = async (context) => {
  const { speaker, use, box, state } = context;
  const isOfLook = changedLook(context);
  const isAsked = context.understood.onlyAsks;
  // "no, como antes" has the form of a question.
  if (
    isOfLook &&
    (state.acted === null || state.acted === 'keep' || (isAsked && !context.message.includes('?')))
  )
    return back(context);
  if (isAsked) return { sentences: [speaker.say('offer-act')], remember: { asked: null } };
  if (undoesPart(context)) return undoPart(context);
  if (dropsPlan(context)) return plans(withoutPlan(context));
  const result = await use('undoLast', {});
  if (isOfLook) return back(context);
  // Of several that left together, one cannot be brought back alone in the same breath.
  const left = state.deeds.flatMap(({ departed, garmentIds }) => (departed ? garmentIds : []));
  if (result.done && left.length > 1 && context.understood.slots.garments.length > 0)
    return { sentences: [speaker.say('all-back')], remember: { asked: null } };
  const line = result.done ? 'undone' : box.act === null ? 'kept-not' : 'nothing-to-undo';
  return { sentences: [speaker.say(line)], remember: { asked: null } };
};
