import { entries, textOfTitle } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { lookUp, nearestTo } from '../../knowledge/look-up.ts';
import { contentOf } from '../../knowledge/telling.ts';
import { termsAsked } from '../../understand/asking/terms-asked.ts';
import { isAtHome, plainlySaid, plainTermOf, termOfAim } from '../../understand/asking/terms-of-aim.ts';
import { surestAim } from '../../understand/learned/intents-learned.ts';
import { addDays, dateIn, inWords } from '../../understand/told/dates.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentHandler } from '../handler.ts';
import { questionsAsked } from '../knowing/parts-asked.ts';
import { rulesAsked } from '../shop-rules.ts';

/** A rule of the product where one is written; acts that the chat cannot do are done elsewhere. */
export const app: IntentHandler = async ({ message, speaker, use, state, box, understood }) => {
  const { tokens } = understood.reading;
  if (understood.aim === 'outfits-saved' && tokens.some(({ text }) => /^cuant[oa]s$/.test(text)))
    return { sentences: [speaker.say('saved-uncounted')], remember: { asked: null } };
  const surest = surestAim(understood.aims);
  const surelyMeant = surest && surest.probability >= doubtless ? surest.aim : null;
  const named = termsAsked(tokens, state.topic === 'app' ? state.answered : null).filter(
    (title) => plainlySaid.has(title) || isAtHome(surelyMeant, title),
  );
  const isSure = (understood.ranking[0]?.score ?? 0) >= sureOfApp;
  const ofAim = isSure ? termOfAim(understood.aim, tokens) : null;
  const asked = named.length > 0 || ofAim === null ? [...named] : [ofAim];
  // "¿y si lo compro el 20 de diciembre?"
  const date = dateIn(tokens, box.today);
  if (date && asked.length === 0 && state.topic === 'app' && state.answered === returning)
    asked.push(returning);
  if (understood.aim === 'problem' && state.topic === 'app' && state.answered === failing)
    asked.splice(0, asked.length, person);
  // "¿cuánto cuesta el envío y cuánto tarda?"
  if (asked.includes(delivering) && occurs(taking, tokens)) asked.push(arriving);
  const isOfPrice = (understood.aims.get('premium-price') ?? 0) >= leastOfPrice && occurs(pricing, tokens);
  const tellsPrice = asked.some((title) => /€ al mes/.test(textOfTitle(title, box.advisor) ?? ''));
  if (asked.length > 0 && isOfPrice && !tellsPrice) asked.push(costing);
  asked.push(...othersAsked(message, [...new Set(asked)]));
  if (state.productIds.length > 0 && asked.length > 0)
    asked.push(...rulesAsked(tokens, false).filter((rule) => !asked.includes(rule)));
  const told = [...new Set(asked)].flatMap((title) => entries.find((entry) => entry.title === title) ?? []);
  if (told.length > 0)
    return {
      sentences: [
        ...told.map((entry) => textOf(entry, box.advisor)),
        date !== null &&
          told[0]?.title === returning &&
          speaker.say('return-until', { from: inWords(date), until: inWords(addDays(date, daysToReturn)) }),
      ],
      remember: {
        topic: 'app',
        asked: null,
        question: message.slice(0, 160),
        answered: told[0]?.title ?? null,
      },
    };
  const ask = (question: string) =>
    use('searchKnowledge', { question: question.slice(0, 400), count: 5, ofVestidor: true });
  const before = state.topic === 'app' ? (state.question ?? '') : '';
  const found = await ask(message);
  const together = before ? await ask(`${message} ${before}`) : [];
  // "¿y si después no me gusta?" of a subscription is no complaint.
  const aim = surest && surest.probability >= sureAim ? surest.aim : null;
  const home = entries.find(({ title }) => title === plainTermOf(aim));
  const atHome = found.filter(({ title }) => isAtHome(aim, title));
  const nearby = together.filter(({ title }) => isAtHome(aim, title));
  const plain = home ? [{ title: home.title, text: textOf(home, box.advisor) }] : [];
  const rules = [...atHome, ...nearby, ...plain];
  // A full question is answered again; "hace tres semanas ya" asks for something else.
  const isFull = contentOf(message) >= 2;
  const rule =
    (isFull ? atHome[0] : undefined) ?? rules.find(({ title }) => title !== state.answered) ?? rules[0];
  const [nearest] = rule ? [] : nearestTo(message, 'product');
  // Neither a rule nor a sure guess: an honest question.
  if (!rule && !nearest && (understood.ranking[0]?.score ?? 0) < sureOfApp)
    return { sentences: [speaker.say('unclear')], remember: { asked: null } };
  const besides = rule ? othersAsked(message, [rule.title]) : [];
  const more = besides.flatMap((title) => entries.find((entry) => entry.title === title) ?? []);
  return {
    sentences: [
      ...more.map((entry) => textOf(entry, box.advisor)),
      rule?.text ?? (nearest ? textOf(nearest.entry, box.advisor) : speaker.say('app')),
    ],
    remember: { topic: 'app', asked: null, question: message.slice(0, 160), answered: rule?.title ?? null },
  };
};

const delivering = 'Gastos de envío de la tienda';
const arriving = 'Cuánto tarda un pedido';
const taking = patternOf(
  'cuanto * tarda|demora|tardan|demoran / cuando llega|llegaria / en cuantos dias / plazo|plazos',
);

const costing = 'Cuánto cuesta Premium';
const pricing = patternOf('cuanto|q|que vale|cuesta|es|sale / precio|tarifa');
const leastOfPrice = 0.3;

const surelyOther = 20;
const likelyOther = 0.5;
/** Rules that another question of the message asks for: "¿qué da Premium? ¿Y me cobran al acabar la prueba?" */
function othersAsked(message: string, asked: readonly string[]): string[] {
  const put = [...message.split('?'), ...questionsAsked(message).map(({ question }) => question)];
  const questions = [...new Set(put)].filter((one) => tokensOf(one).length > 2);
  if (questions.length < 2 || asked.length !== 1) return [];
  const found = questions
    .flatMap((question) => lookUp(question, 1))
    .filter(
      ({ entry, score, probability }) =>
        entry.topic === 'product' && (score >= surelyOther || probability >= likelyOther),
    )
    .map(({ entry }) => entry.title);
  return [...new Set(found)].filter((title) => !asked.includes(title)).slice(0, mostOthers);
}
const mostOthers = 2;

const sureOfApp = 6;
const sureAim = 0.75;
const doubtless = 0.9;
const returning = 'Devolver un pedido de la tienda';
const daysToReturn = 14;
const failing = 'Algo falla en la aplicación';
const person = 'Hablar con una persona';
