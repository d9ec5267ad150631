import { textOf } from '../knowledge/entry.ts';
import { helpLines } from '../knowledge/help-lines.ts';
import { contentOf, lookUp, nearestTo } from '../knowledge/look-up.ts';
import { noWishes } from '../state.ts';
import type { Distress } from '../understand/distress.ts';
import { anyWearer } from '../understand/wearer.ts';
import type { LineKey } from '../voice/lines.ts';
import { knowledge } from './advice.ts';
import { dress } from './dress.ts';
import type { IntentHandler } from './handler.ts';

/** A reply of one sentence that keeps the topic. */
const line =
  (key: LineKey): IntentHandler =>
  async ({ speaker }) => ({ sentences: [speaker.say(key)], remember: { asked: null } });

export const greet = line('greeting');
export const thanks = line('thanks');
export const bye = line('bye');
export const who = line('who');
export const abilities = line('abilities');
export const body = line('body');
export const secrets = line('secrets');
/** Perfume or hair may have an entry; what is no business of a stylist has none. */
export const offTopic: IntentHandler = async (context) => {
  const { understood, message, box, speaker } = context;
  const [known] = understood.aim === 'beauty' ? lookUp(message, 1) : [];
  return {
    sentences: [known ? textOf(known.entry, box.advisor) : speaker.say('off-topic')],
    remember: { asked: null },
  };
};
export const no = line('no-then');

const lineFor: Readonly<Record<Distress, string>> = {
  suicide: helpLines.suicide,
  minor: helpLines.minor,
  violence: helpLines.violence,
  eating: helpLines.eating,
  'self-hatred': helpLines.hope,
};

export const distress: IntentHandler = async ({ speaker, understood }) => {
  const { kind, isMinor } = understood.distress ?? { kind: 'self-hatred', isMinor: false };
  return {
    sentences: [
      speaker.say(`distress-${kind}`, { ...helpLines, line: lineFor[kind] }),
      isMinor && kind !== 'minor' && speaker.say('distress-for-minors', helpLines),
    ],
    // Earlier outfits must not be resumed afterwards.
    remember: { topic: null, asked: null, outfits: [], proposed: [] },
  };
};

/** The conversation state already holds what it understood. */
export const aboutMe: IntentHandler = async (context) => {
  const { slots } = context.understood;
  if (slots.occasion !== null && !slots.garments.length)
    return dress({ ...context, understood: { ...context.understood, intent: 'dress' } });
  return { sentences: [context.speaker.say('noted-me')], remember: { asked: null } };
};

export const forgetMe: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('forgotten')],
  remember: { asked: null, wishes: noWishes, wearer: anyWearer },
});

/** A rule of the product where one is written; acts that the chat cannot do are done elsewhere. */
export const app: IntentHandler = async ({ message, speaker, use, state, box }) => {
  const ask = (question: string) =>
    use('searchKnowledge', { question: question.slice(0, 400), count: 2, ofVestidor: true });
  const before = state.topic === 'app' ? (state.question ?? '') : '';
  const found = await ask(message);
  const together = before ? await ask(`${message} ${before}`) : [];
  const rules = [...found, ...together];
  // A full question is answered again; "hace tres semanas ya" asks for something else.
  const isFull = contentOf(message) >= 2;
  const rule =
    (isFull ? found[0] : undefined) ?? rules.find(({ title }) => title !== state.answered) ?? rules[0];
  const [nearest] = rule ? [] : nearestTo(message, 'product');
  return {
    sentences: [rule?.text ?? (nearest ? textOf(nearest.entry, box.advisor) : speaker.say('app'))],
    remember: { topic: 'app', asked: null, question: message.slice(0, 160), answered: rule?.title ?? null },
  };
};

/** Comfort first; clothes only for a day that was named. */
export const feeling: IntentHandler = async (context) => {
  const { understood, speaker } = context;
  const { aim, slots } = understood;
  const comfort = speaker.say(aim === 'grief' ? 'grief' : aim === 'bullied' ? 'bullied' : 'low');
  const remember = { topic: null, asked: null };
  if (aim !== 'grief' || slots.event === null) return { sentences: [comfort], remember };
  return {
    sentences: [comfort],
    remember,
    later: () => dress({ ...context, understood: { ...understood, intent: 'dress' } }),
  };
};

/** No intent scored: the message may still match the knowledge base or name a garment. */
export const unclear: IntentHandler = async (context) => {
  const { understood, speaker } = context;
  const { slots } = understood;
  if (slots.garments.some(({ garmentIds }) => garmentIds.length > 0))
    return dress({ ...context, understood: { ...understood, intent: 'combine' } });
  if (slots.occasion || slots.temperatureC !== null || slots.rain || slots.moods.length > 0)
    return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const answered = understood.reading.tokens.length > 2 ? await knowledge(context) : null;
  if (answered?.garmentIds) return answered;
  return { sentences: [speaker.say('unclear')], remember: { asked: null } };
};
