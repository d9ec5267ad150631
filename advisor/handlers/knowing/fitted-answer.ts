import { textOfTitle } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { onClothNamed } from '../../knowledge/stains.ts';
import { sureEnough, surenessOf } from '../../knowledge/sureness.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { isInPlace } from './answer-parts.ts';
import type { Answer } from './answers.ts';

const mostWeighed = 8;

export function inPlaceOf({ state, box, understood }: IntentContext, question: string): Answer | undefined {
  const found = lookUp(question, mostWeighed).find(
    ({ entry }) =>
      isInPlace(entry, question, state.country) &&
      surenessOf(entry, question, null, understood.aims) >= sureEnough,
  );
  return found && { title: found.entry.title, text: textOf(found.entry, box.advisor) };
}

export function onCloth(answer: Answer, question: string, { box }: IntentContext): Answer {
  const title = onClothNamed(answer.title, question);
  const text = title === answer.title ? null : textOfTitle(title, box.advisor);
  return text === null ? answer : { ...answer, title, text };
}

export function withDone(done: string | null, reply: Reply): Reply {
  if (done === null) return reply;
  const isFound = (reply.remember?.answered ?? null) !== null;
  return isFound
    ? { ...reply, sentences: [done, ...reply.sentences] }
    : { sentences: [done], ...(reply.remember && { remember: reply.remember }) };
}
