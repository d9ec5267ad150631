import { dateOf, datesIn, inWords } from '../../understand/told/dates.ts';
import { onOneLine, title } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';

const wore = patternOf(
  'que|q|como|cual [ropa|look|outfit|conjunto] [me] puse|lleve|llevaba|vesti|use|fui|iba / que|q [ropa|look] [me] habia|he puesto|llevado',
);

const pastDays = ({ understood, box }: IntentContext) =>
  datesIn(understood.reading.tokens, box.today, true).filter(({ date }) => date < dateOf(box.today));

/** "¿qué llevé el viernes pasado?" */
export const asksWornOn = (context: IntentContext): boolean =>
  context.understood.onlyAsks &&
  context.box.plans !== null &&
  context.understood.slots.garments.length === 0 &&
  says(context, wore) &&
  pastDays(context).length > 0;

export const tellWornOn: IntentHandler = async (context) => {
  const { speaker, use } = context;
  const date = pastDays(context)[0]?.date ?? '';
  const [plan] = await use('seePlans', { from: date, to: date });
  const day = inWords(date);
  return {
    sentences: [
      plan
        ? speaker.say('wore-on', { day, name: title(`«${onOneLine(plan.name).slice(0, 60)}»`) })
        : speaker.say('wore-unknown', { day }),
    ],
    garmentIds: plan?.garmentIds ?? [],
    remember: { topic: 'plans', asked: null },
  };
};
