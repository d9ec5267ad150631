import { entries } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import {
  contentOf,
  contentTermsOf,
  type Found,
  goingOn,
  lookUp,
  namesSubject,
} from '../../knowledge/look-up.ts';
import { sentencesOn } from '../../knowledge/parts.ts';
import { termsOf } from '../../knowledge/terms.ts';
import type { DialogueState } from '../../state.ts';
import { purposeIn } from '../day.ts';
import type { IntentContext } from '../handler.ts';
import { continued } from './asks-knowledge.ts';

export type Answer = { title: string; text: string };

export const mostOfFollowUp = 12;
const mostOfRemark = 10;
const mostFound = 5;
const sureOfOther = 0.8;
const likelyOther = 0.5;

const asksOn = /^[¿\s]*(?:o sea|osea|entonces|pero|pues|as[ií] que)\b/i;

/** Whether an entry was told in the last answer. */
export const isTold = (state: DialogueState, title: string): boolean =>
  continued.has(state.topic) && state.answered === title;

const isOn = (question: string, { title, text }: Answer) => sentencesOn(question, `${title} ${text}`) !== '';

const asksSame = (question: string, before: string | null) => {
  const [now, then] = [question, before ?? ''].map((one) =>
    [...new Set(contentTermsOf(one))].sort().join(' '),
  );
  return now === then;
};

/** The best answer; for one that was just told the part that a question asks for, or the next that is on it. */
function notAgain(
  question: string,
  found: readonly Answer[],
  state: DialogueState,
): Answer | 'told' | undefined {
  const [first] = found;
  if (!first || !isTold(state, first.title) || asksSame(question, state.question)) return first;
  const part = sentencesOn(question, first.text);
  if (part !== '' && part !== first.text) return { ...first, text: part };
  return found.find((one) => one.title !== first.title && isOn(question, one)) ?? 'told';
}

/** "¿y las puedo secar con secador?" */
const itIsMeant =
  /\bl[oa]s? (pued|deb|teng|lav|sec|planch|met|guard|limpi|pong|dej|tiñ|tin)|(r|ndo)l[oa]s?\b/;
const fullyCovered = 0.9;
const mostTogether = 5;

/** An entry on just what a follow-up asks, before any sentence of the last answer: by itself, or with the question before. */
function ownAnswer(
  question: string,
  whole: string,
  { state, box: { advisor } }: IntentContext,
  found: readonly Answer[],
  surest: Found | undefined,
): Answer | undefined {
  const [alone] = found;
  if (
    alone &&
    surest &&
    contentOf(question) >= 2 &&
    surest.entry.title === alone.title &&
    surest.probability >= sureOfOther &&
    surest.share >= fullyCovered &&
    !isTold(state, alone.title)
  )
    return alone;
  const asked = contentTermsOf(question);
  const all = termsOf(whole);
  if (asked.length === 0) return undefined;
  const kept = lookUp(whole, mostTogether);
  const before = kept.find(({ entry }) => isTold(state, entry.title));
  const isTitled = ({ entry, share }: Found) => {
    const titled = termsOf(entry.title);
    const isNear = titled.filter((term) => all.includes(term)).length >= titled.length / 2;
    const isBetter = share > (before?.share ?? 0);
    return isBetter && (isNear || asked.length === 1) && asked.every((term) => titled.includes(term));
  };
  const together = kept.find((one) => one !== before && isTitled(one));
  return together && { title: together.entry.title, text: textOf(together.entry, advisor) };
}

/**
 * The entry that answers a question, or `told` where the only one was just told. A short question that follows
 * another is read with it: "¿y si es seda?" after "¿cómo lavo una blusa?"
 */
export async function answerTo(
  context: IntentContext,
  question: string,
): Promise<Answer | 'told' | undefined> {
  const { state, understood } = context;
  const { tokens } = understood.reading;
  const search = (asked: string) => context.use('searchKnowledge', { question: asked, count: mostFound });
  const isFollowUp = continued.has(state.topic) && state.question !== null && tokens.length <= mostOfFollowUp;
  const found = await search(question);
  if (!isFollowUp) return notAgain(question, found, state);
  // "tengo oxígeno activo", after an answer that speaks of it
  const told = entries.find(({ title }) => title === state.answered);
  const onIt = told && sentencesOn(question, textOf(told, context.box.advisor));
  const [surest] = lookUp(question, 1);
  const whole = goingOn(question, state.question ?? '');
  const own = ownAnswer(question, whole, context, found, surest);
  if (own) return own;
  if (told && onIt && tokens.length <= mostOfRemark && (surest?.probability ?? 0) < sureOfOther)
    return { title: told.title, text: onIt };
  if (told && termsOf(question).length === 0) return 'told';
  const kept = await search(whole);
  const together = kept.length > 0 ? kept : await search(goingOn(question, state.question ?? '', true));
  if (contentOf(question) >= 2 && found[0]?.title === state.answered)
    return notAgain(question, [...found, ...together], state);
  // "¿y de una bufanda?" changes the thing, not the question; "¿y con cloro?" says nothing without the one before.
  const words = tokens.map(({ text }) => text).join(' ');
  const isOfIt = understood.slots.garments.length === 0 && itIsMeant.test(words);
  const depends = contentOf(question) <= 1 || isOfIt || (tokens[0]?.text === 'y' && contentOf(question) <= 2);
  const alone = namesSubject(question) ? found : [];
  const order = depends ? [...together, ...alone] : [...alone, ...together, ...found];
  const again = together.find(({ title }) => title === state.answered);
  const isFirst = again !== undefined && again === together[0];
  const likely = lookUp(whole, mostFound).filter(({ probability }) => probability >= likelyOther);
  const goesOn = (one: Answer) =>
    isOn(question, one) || likely.some(({ entry }) => entry.title === one.title);
  const others = order.filter((one) => one.title !== state.answered && (!isFirst || goesOn(one)));
  const isTitled = ({ title }: Answer) => sentencesOn(question, title) !== '';
  const fresh =
    (depends ? others.find((one) => together.includes(one) && isTitled(one)) : undefined) ?? others[0];
  const part = again && sentencesOn(question, again.text);
  if (again && part && isFirst && part !== again.text && asksOn.test(question))
    return { ...again, text: part };
  if (again && part && (contentOf(question) <= 1 || !fresh)) return { ...again, text: part };
  if (fresh) return fresh;
  const swapped = await search(goingOn(question, state.question ?? '', true));
  return swapped.find((one) => one.title !== state.answered && isOn(question, one)) ?? (again && 'told');
}

const asking =
  /^(?:y |o |pero )?(?:a |con |de |para |por |en )?(?:qu[eé]|q|c[oó]mo|cu[aá]l\w*|cu[aá]nt\w*|se|si|el|la|los|las|hay)\b/i;

const unsureProbability = 0.5;
const unsureShare = 0.5;
const betterBy = 0.2;

/** "¿los botones no serán un engorro?", of a look for the doctor's: with the day, where the question alone says little. */
export function withDay(question: string, { state }: IntentContext): string {
  const purpose = state.outfits.length > 0 && state.day.occasion ? purposeIn(state.day) : '';
  if (purpose === '') return question;
  const [alone] = lookUp(question, 1);
  if (alone && (alone.probability >= unsureProbability || alone.share >= unsureShare)) return question;
  const [ofDay] = lookUp(`${question} ${purpose}`, 1);
  return ofDay && ofDay.share >= (alone?.share ?? 0) + betterBy ? `${question} ${purpose}` : question;
}

/** The questions that a message puts one after another: "¿cuánto asoma el puño? ¿y el largo del pantalón?" */
export const questionsIn = (message: string): string[] =>
  message
    .split(/(?<=\?)|(?= y (?:qu[eé]|q|c[oó]mo|cu[aá]l|cu[aá]nto|se|si) )/i)
    .map((part) => part.replace(/^[\s¿¡,.]+/, '').trim())
    .filter((part, at) => part.length > 0 && (at === 0 || (contentOf(part) > 0 && asking.test(part))));

/** Returns the answer to the second question of a message, if an entry fits it. */
export async function secondAnswer(
  context: IntentContext,
  first: Answer,
  message: string,
): Promise<Answer | null> {
  const [before = '', ...others] = questionsIn(message);
  for (const part of others) {
    const alone =
      contentOf(part) > 1 ? await context.use('searchKnowledge', { question: part, count: 1 }) : [];
    const together = await context.use('searchKnowledge', { question: goingOn(part, before), count: 2 });
    const answer = [...alone, ...together].find((one) => one.title !== first.title && isOn(part, one));
    if (answer && sentencesOn(part, first.text) === '') return answer;
  }
  return null;
}
