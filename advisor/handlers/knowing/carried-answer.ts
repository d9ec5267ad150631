import { keptWithin, limitsIn } from '../../knowledge/cloth-limits.ts';
import { entryCalled } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { sentencesForRest } from '../../knowledge/parts.ts';
import { goingOn } from '../../knowledge/telling.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { entryFor } from './answer-parts.ts';
import { mostOfFollowUp } from './answers.ts';
import { continued } from './asks-knowledge.ts';

const sameFor = patternOf(
  'vale|sirve|funciona|aplica|hago|es|va [lo] mismo|igual [para|con|en|a] / lo mismo para|con|en|a / tambien|igual quedo|quedaron|esta|estan|huele|huelen|le igual|asi|paso / tambien vale|sirve|funciona [para|con|en]',
);
const notOut = patternOf(
  'si * no|ni sale|salen|va|van|quita|quitan|funciona|sirve|resulta / si sigue|siguen|persiste|queda|quedan [ahi|igual|mancha|algo|la|el] / y si no',
);
const mostTold = 160;

/** The reply to a follow-up that asks the same of something else, or what to do where the advice does not help. */
export function carriedAnswer(context: IntentContext): Reply | null {
  const { state, understood, message, box, speaker } = context;
  const { tokens } = understood.reading;
  const told = entryCalled(state.answered ?? '');
  const before = state.question;
  if (!continued.has(state.topic) || !told || before === null || tokens.length > mostOfFollowUp) return null;
  const question = goingOn(message, before).slice(0, mostTold);
  const remember = { topic: 'knowledge' as const, asked: null, question };
  if (occurs(sameFor, tokens)) {
    const named = limitsIn(message);
    const isSame = named.length === 0 || named.every((one) => limitsIn(before).includes(one));
    const found = entryFor(
      { question: message, about: before },
      false,
      told.topic === 'care' ? 'care' : undefined,
    );
    const entry = isSame ? (found?.topic === told.topic ? found : told) : found;
    if (!entry) return null;
    const text = keptWithin(message, textOf(entry, box.advisor));
    if (text === null) return null;
    const line = entry === told || isSame ? 'same-for-it' : 'not-same-for-it';
    return {
      sentences: [speaker.say(line), text],
      remember: { ...remember, answered: entry.title },
    };
  }
  if (told.topic === 'care' && occurs(notOut, tokens)) {
    const rest = sentencesForRest(textOf(told, box.advisor));
    const isHide = limitsIn(question).some(({ named }) => named === 'cuero' || named === 'ante');
    const line = isHide ? 'not-out-of-hide' : 'not-out';
    return {
      sentences: [rest === '' ? speaker.say(line) : rest],
      remember: { ...remember, answered: told.title },
    };
  }
  return null;
}
