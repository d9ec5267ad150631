import { keptWithin } from '../../knowledge/cloth-limits.ts';
import { type Entry, type Topic, textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { sentencesOn } from '../../knowledge/parts.ts';
import { leastSure, sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import { contentOf, contentTermsOf, goingOn, goingOnSubjects, tellingOf } from '../../knowledge/telling.ts';
import { termsOf } from '../../knowledge/terms.ts';
import { aimsOf } from '../../understand/learned/shipped.ts';
import { newContext } from '../../understand/learned/situation.ts';
import { onOneLine, type Phrase, quote } from '../../voice/phrase.ts';
import type { IntentContext } from '../handler.ts';
import type { Answer } from './answers.ts';
import type { Asked } from './parts-asked.ts';
import { verdictFirst } from './verdict-first.ts';

const mostWeighed = 5;

/** The sure entries for a question, read with what the message tells besides, and alone where it names its subject. */
function entriesFor({ question, about }: Asked, isFirst: boolean, of?: Topic): Entry[] {
  const aims = aimsOf(question, newContext);
  const isWhole = about === '' || tellingOf(termsOf(question)).subject !== null;
  const asked = [
    ...(about === '' ? [] : [goingOn(question, about), goingOnSubjects(question, about)]),
    ...(isWhole ? [question] : []),
  ];
  const least = isFirst && isWhole ? leastSure : sureEnough;
  const found = new Set(asked.flatMap((one) => lookUp(one, mostWeighed)).map(({ entry }) => entry));
  return [...found]
    .filter(({ topic }) => (of ? topic === of : topic !== 'product'))
    .map((entry) => ({ entry, sure: surenessOf(entry, question, about === '' ? null : about, aims) }))
    .filter(({ sure }) => sure >= least)
    .sort((a, b) => b.sure - a.sure)
    .map(({ entry }) => entry);
}

export const entryFor = (asked: Asked, isFirst: boolean, of?: Topic): Entry | null =>
  entriesFor(asked, isFirst, of)[0] ?? null;

/** Whether an entry of a topic answers a question for sure. */
export const isAnswered = (asked: Asked, topics: RegExp): boolean =>
  topics.test(entryFor(asked, false)?.topic ?? '');

/** "¿y qué no debo echarle?" names nothing that could be said not to be known. */
const isOfThing = (question: string) => contentTermsOf(question).some((term) => !vague.has(term));
const vague: ReadonlySet<string> = new Set(
  termsOf('echar echarle pasar pasa hacer poner usar quitar dar mejor'),
);

const mostWords = 9;
const briefly = (question: string) =>
  question
    .replace(/^(?:y|e|o|pero) /i, '')
    .split(/\s+/)
    .slice(0, mostWords)
    .join(' ');

/** Each question of a message answered in its order; what the answer to the whole speaks of needs no other. */
export function answerParts(
  { speaker, box }: IntentContext,
  questions: readonly Asked[],
  whole: Answer | null,
): { sentences: Phrase[]; title: string } | null {
  const told: { title: string; text: string }[] = [];
  const sentences: Phrase[] = [];
  const tell = (title: string, text: string) => {
    told.push({ title, text });
    sentences.push([text]);
  };
  const covers = (question: string, text: string) => sentencesOn(question, text) !== '';
  for (const [at, asked] of questions.entries()) {
    const { question, about } = asked;
    const isTold = told.some(({ text }) => covers(question, text));
    if (isTold && contentOf(question) > 1) continue;
    const within = (text: string) => keptWithin(`${question} ${about}`, verdictFirst(question, text));
    const isWhole = whole !== null && !told.some(({ title }) => title === whole.title);
    const ofWhole = isWhole ? within(whole.text) : null;
    if (whole && ofWhole && covers(question, whole.text)) {
      tell(whole.title, ofWhole);
      continue;
    }
    const isSaid = (entry: Entry) => told.some(({ title }) => title === entry.title);
    const [best, ...others] = entriesFor(asked, at === 0);
    const other = others.find((one) => !isSaid(one) && covers(question, one.title));
    const entry = best && isSaid(best) ? other : best;
    if (best && !entry) continue;
    const text = entry && within(textOf(entry, box.advisor));
    if (entry && text) tell(entry.title, text);
    else if (at === 0 && whole && ofWhole) tell(whole.title, ofWhole);
    else if (!isTold && isOfThing(question))
      sentences.push(speaker.say('knows-not-part', { what: quote(onOneLine(briefly(question))) }));
  }
  const [first] = told;
  return first ? { sentences, title: first.title } : null;
}
