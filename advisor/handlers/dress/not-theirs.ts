import { isChild } from '../../understand/told/wearer.ts';
import { dayWith, purposeIn } from '../day.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { adviceInstead, adviceOn } from './advice.ts';

const written: Readonly<Record<string, string>> = {
  nino: 'niño',
  nina: 'niña',
  ninos: 'niños',
  ninas: 'niñas',
  papa: 'papá',
  mama: 'mamá',
  bebe: 'bebé',
  cunado: 'cuñado',
  cunada: 'cuñada',
  crios: 'críos',
  crias: 'crías',
  companero: 'compañero',
  companera: 'compañera',
};

/** "de tu madre", "de tus hijos", "de ella" */
function whose(who: string): string {
  if (who === '') return 'de esa persona';
  if (/^ell[ao]s?$/.test(who)) return `de ${who}`;
  return `de ${/s$/.test(who) ? 'tus' : 'tu'} ${written[who] ?? who}`;
}

const mostBare = 8;

/** General advice: the other person's garments are not on file. */
export async function notTheirs(context: IntentContext): Promise<Reply> {
  const { state, understood, box, speaker, message } = context;
  const { other } = state.wearer;
  const day = dayWith(state.day, understood.slots, box);
  const known = state.topic === 'knowledge' && understood.slots.occasion === null;
  // "y a ella qué le pongo" says nothing to look up.
  const isBare = understood.reading.tokens.length <= mostBare && understood.slots.occasion === null;
  const advice =
    other && isChild(other)
      ? adviceInstead(
          context,
          day.event && /^(formal|party)$/.test(day.occasion ?? '')
            ? 'niños en una boda o ceremonia'
            : `ropa de niños ${isBare ? 'para jugar' : message}`,
        )
      : ((day.occasion ? adviceOn(context, purposeIn(day)) : null) ??
        (isBare ? null : adviceInstead(context, message)));
  return {
    sentences: [(!known || !advice) && speaker.say('not-theirs', { whose: whose(other?.who ?? '') }), advice],
    // The next message goes on with it.
    remember: {
      topic: advice ? 'knowledge' : understood.intent,
      question: message.slice(0, 160),
      day,
      asked: null,
    },
  };
}

/** For handlers that propose the person's own garments. */
export const forOwner =
  (handler: IntentHandler): IntentHandler =>
  async (context) =>
    context.state.wearer.other ? notTheirs(context) : handler(context);
