import { entryCalled, textOfTitle } from '../../knowledge/entries.ts';
import { type Entry, textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { type FoundAfter, lookUpAfter } from '../../knowledge/look-up-after.ts';
import { isForLack, lackedIn, sentencesForRest, sentencesOn, textWithout } from '../../knowledge/parts.ts';
import { leastSure, sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import { contentTermsOf, tellingOf } from '../../knowledge/telling.ts';
import { termsOf } from '../../knowledge/terms.ts';
import type { DialogueState } from '../../state.ts';
import { garmentWords } from '../../understand/garments/garment-words.ts';
import { tokensOf } from '../../words/tokens.ts';
import { purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { continued } from './asks-knowledge.ts';

/** An entry as it answers: by the words of a follow-up alone or with those before it, and whether it is far from them. */
export type Answer = { title: string; text: string; isAlone?: boolean; isFar?: boolean };

export const mostOfFollowUp = 12;
const mostFound = 5;

export const isTold = (state: DialogueState, title: string): boolean =>
  continued.has(state.topic) && state.answered === title;

/** The part of what was told that a question asks for, or that works without what it lacks. */
function partOn(question: string, told: string): string {
  const lacked = lackedIn(question);
  const without = textWithout(lacked, told);
  return lacked.length === 0 ? sentencesOn(question, told) : without === told ? '' : without;
}

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

/** "ya lo hice y sigue": what was told did not help. */
const tried =
  /\bya (?:l[eoa]s? |l[eoa] )?(?:prob|hice|puse|ech|intent|lav|us)[eéaoió]\w*|\blo hice\b|\bsigue\b|\bno (?:sirvi|funcion|sali)[oó]\b/i;

/** Below the first nothing fits; below the second more than half of the entries were not what was asked. */
const leastWorth = 2;
const farWorth = 4;
const clearly = 6;
const leastOfNext = 3;
const near = 8;
const tie = 2;
const sureAlone = 0.5;

const pointing = /(?:^|[\s¿])l[oa]s? (?:\p{L}+)|\p{L}[aei]rl[oa]s?(?!\p{L})/iu;

/** "mete a lavar la camisa de lino. ¿se plancha húmeda?": with the garment that was just acted on. */
function ofActed(question: string, state: DialogueState, wardrobe: IntentContext['wardrobe']): string {
  const isOfPiece = state.topic === null || state.topic === 'mark' || state.topic === 'search';
  const [garment, ...others] = isOfPiece ? garmentsByIds(wardrobe, state.focus) : [];
  const isBare =
    tellingOf(termsOf(question)).subject === null ||
    (pointing.test(question) && garmentWords.find(tokensOf(question)).length === 0);
  return garment && others.length === 0 && isBare ? `${question} ${garment.name}` : question;
}

/**
 * The entry that answers a question, or `told` where the only one was just told. A short question that follows
 * another is read with it: "¿y si es seda?" after "¿cómo lavo una blusa?"
 */
export async function answerTo(
  context: IntentContext,
  question: string,
): Promise<Answer | 'told' | undefined> {
  const found = await wholeAnswerTo(context, question);
  const answer = found === undefined || found === 'told' ? found : weighed(context, question, found);
  if (answer === undefined || answer === 'told') return answer;
  const lacked = lackedIn(question);
  return isForLack(lacked, answer.title) ? answer : { ...answer, text: textWithout(lacked, answer.text) };
}

const beforeOf = ({ state, understood }: IntentContext): string | null =>
  continued.has(state.topic) && understood.reading.tokens.length <= mostOfFollowUp ? state.question : null;

function weighed(context: IntentContext, question: string, answer: Answer): Answer | undefined {
  const { state, understood, box } = context;
  const before = beforeOf(context);
  const sureness = (entry: Entry) => surenessOf(entry, question, before, understood.aims);
  const own = entryCalled(answer.title);
  // A term of the glossary is asked for by its name; what was told already is asked of further.
  if (!own || isTold(state, answer.title)) return answer;
  const isSure = sureness(own);
  if (isSure >= leastSure) return isSure >= sureEnough ? answer : { ...answer, isFar: true };
  const others =
    before === null ? lookUp(question, mostFound) : lookUpAfter(question, before, mostFound, understood.aims);
  const [other] = others
    .filter(({ entry }) => entry.topic !== 'product' && !isTold(state, entry.title))
    .map(({ entry }) => ({ entry, sure: sureness(entry) }))
    .sort((a, b) => b.sure - a.sure);
  return other && other.sure >= sureEnough
    ? { title: other.entry.title, text: textOf(other.entry, box.advisor) }
    : undefined;
}

async function wholeAnswerTo(context: IntentContext, question: string): Promise<Answer | 'told' | undefined> {
  const { state, understood, box, wardrobe } = context;
  const asked = { question: ofActed(question, state, wardrobe), count: mostFound };
  const found = await context.use('searchKnowledge', asked);
  // Facts told about oneself still apply: "¿y algo con escote de barco?" after an operation.
  const isFollowUp =
    (continued.has(state.topic) || (state.topic === 'feeling' && state.moment !== null)) &&
    state.question !== null &&
    understood.reading.tokens.length <= mostOfFollowUp;
  if (!isFollowUp) return notAgain(question, found, state);
  const [first] = found;
  const isTerm = first && textOfTitle(first.title, box.advisor) === null;
  if (isTerm && !isTold(state, first.title)) return first;
  const weighed = lookUpAfter(question, state.question ?? '', mostFound, understood.aims);
  const [best] = weighed;
  if (best?.isAlone && !continued.has(state.topic)) return notAgain(question, found, state);
  const told = textOfTitle(state.answered ?? '', box.advisor);
  const last = told === null || state.answered === null ? null : { title: state.answered, text: told };
  const onColour = onColourOf(context);
  if (last && onColour !== null) return { ...last, text: onColour };
  const part = last && partOn(question, last.text);
  if (!best || best.worth < leastWorth) {
    if (last && tried.test(question)) return 'told';
    return last && part ? { ...last, text: part } : undefined;
  }
  const answerOf = ({ entry, isAlone, worth }: FoundAfter): Answer => ({
    title: entry.title,
    text: textOf(entry, box.advisor),
    isAlone,
    isFar: worth < farWorth,
  });
  const own = weighed.find(({ entry }) => entry.title === state.answered);
  if (!last || !own) return answerOf(best);
  const isTitled = ({ entry }: FoundAfter) => sentencesOn(question, entry.title) !== '';
  if (tried.test(question)) {
    const rest = sentencesForRest(last.text);
    if (rest !== '' && rest !== last.text) return { ...last, text: rest };
    const other = weighed.find((one) => one !== own && one.worth >= farWorth);
    return other ? answerOf(other) : 'told';
  }
  const [, second] = weighed;
  // Of near ties, an entry on the new words precedes the one already told.
  const { subject, aspects } = tellingOf(termsOf(question));
  const namesSubject = subject !== null;
  const hasPart = part && part !== last.text;
  if (
    best === own &&
    second &&
    isTitled(second) &&
    own.worth - second.worth < tie &&
    !(hasPart && !namesSubject)
  )
    return answerOf(second);
  // "tengo oxígeno activo", after an answer that speaks of it
  const isOfOwnWords = best.isAlone && best.probability >= sureAlone;
  const namesOther =
    best !== own && (isOfOwnWords || (isTitled(best) && (namesSubject || aspects.length > 0)));
  if (hasPart && best.worth - own.worth < clearly && !namesOther) return { ...last, text: part };
  if (best !== own) return answerOf(best);
  if (asksSame(question, state.question)) return last;
  const next = weighed.find(
    (one) =>
      one !== own &&
      one.worth >= leastOfNext &&
      (own.worth - one.worth < clearly || isOn(question, answerOf(one))) &&
      own.worth - one.worth < near,
  );
  return next ? answerOf(next) : 'told';
}

/** "¿y el burdeos?", after "otoño suave": what was told of a face holds for the colour that is named next. */
function onColourOf({ understood, state, box }: IntentContext): string | null {
  const told = entryCalled(state.answered ?? '');
  const { slots } = understood;
  const colours = [
    ...slots.colours,
    ...slots.avoidedColours,
    ...slots.garments.flatMap((garment) => garment.colours),
  ];
  if (told?.topic !== 'colour-and-face') return null;
  const text = textOf(told, box.advisor);
  const parts = colours.map((colour) => sentencesOn(colour, text));
  return parts.find((part) => part !== '' && part !== text) ?? null;
}

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
