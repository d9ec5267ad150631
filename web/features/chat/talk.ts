import type { ChatEvent } from '#contract/chat.ts';
import { chat } from '#web/copy/chat.ts';
import { isFromPerson, type Message, type MessageState } from './messages.ts';

export type Looking = Extract<ChatEvent, { type: 'looking' }>['at'];

export interface Talk<M extends Message> {
  messages: readonly M[];
  looking: Looking;
}

type End = Exclude<MessageState, 'said' | 'speaking' | 'failed'>;

export type TalkChange<M extends Message> =
  /** A message without a question, for example a greeting. */
  | { type: 'said'; message: M }
  | { type: 'asked'; question: M; answer: M }
  /** Repeats the last question; the new answer replaces the failed one. */
  | { type: 'retried'; answer: M }
  | { type: 'heard'; event: ChatEvent }
  /** `text` is shown when nothing had been received. */
  | { type: 'ended'; state: End; text?: string }
  | { type: 'replaced'; messages: readonly M[] };

export const isPending = (talk: Talk<Message>): boolean => talk.messages.at(-1)?.state === 'speaking';

export const lastQuestion = <M extends Message>(talk: Talk<M>): M | undefined =>
  talk.messages.findLast((message) => isFromPerson(message));

const nothingShown = { garments: [], outfits: [], products: [] } as const;

function withLast<M extends Message>(
  talk: Talk<M>,
  changes: Partial<Message>,
  looking = talk.looking,
): Talk<M> {
  const last = talk.messages.at(-1);
  if (last?.state !== 'speaking') return talk;
  return { messages: [...talk.messages.slice(0, -1), { ...last, ...changes }], looking };
}

function hear<M extends Message>(talk: Talk<M>, event: ChatEvent): Talk<M> {
  switch (event.type) {
    case 'delta':
      return withLast(talk, { content: (talk.messages.at(-1)?.content ?? '') + event.text }, null);
    case 'restart':
      return withLast(talk, { content: '', notice: null, ...nothingShown }, null);
    case 'looking':
      return withLast(talk, {}, event.at);
    case 'garments':
      return withLast(talk, { garments: event.garments });
    case 'outfits':
      return withLast(talk, { outfits: event.outfits });
    case 'products':
      return withLast(talk, { products: event.products });
    case 'notice':
      return withLast(talk, { notice: event.notice.message });
    case 'done':
      return withLast(
        withUndone(talk, event.answer.undid),
        { state: 'said', ...answered(event.answer) },
        null,
      );
    default:
      return talk;
  }
}

/** `response`, or else `message`; a standard sentence when both are missing. */
export function textOf(answer: { response?: unknown; message?: unknown }): string {
  const [text] = [answer.response, answer.message].filter(
    (given): given is string => typeof given === 'string' && given.trim() !== '',
  );
  return text ?? chat.failures.noText;
}

/** The response of a server other than ours may have only text. */
const answered = (answer: Partial<Extract<ChatEvent, { type: 'done' }>['answer']>) => ({
  content: textOf(answer),
  garments: answer.garments ?? [],
  outfits: answer.outfits ?? [],
  products: answer.products ?? [],
  notice: answer.notice?.message ?? null,
  keptId: answer.messageId ?? null,
  change: answer.change ?? null,
});

const withUndone = <M extends Message>(talk: Talk<M>, id: string | null | undefined): Talk<M> => ({
  ...talk,
  messages: talk.messages.map((message) =>
    id && message.keptId === id ? { ...message, change: 'undone' as const } : message,
  ),
});

export function changeTalk<M extends Message>(talk: Talk<M>, change: TalkChange<M>): Talk<M> {
  switch (change.type) {
    case 'said':
      return isPending(talk) ? talk : { messages: [...talk.messages, change.message], looking: null };
    case 'asked':
      return isPending(talk)
        ? talk
        : { messages: [...talk.messages, change.question, change.answer], looking: null };
    case 'retried': {
      const last = talk.messages.at(-1);
      if (last === undefined || last.state === 'speaking') return talk;
      const kept = isFromPerson(last) ? talk.messages : talk.messages.slice(0, -1);
      return { messages: [...kept, change.answer], looking: null };
    }
    case 'heard':
      return hear(talk, change.event);
    case 'ended': {
      const said = talk.messages.at(-1)?.content ?? '';
      const state = change.state === 'lost' && said === '' ? 'failed' : change.state;
      return withLast(talk, { state, content: said || (change.text ?? '') }, null);
    }
    case 'replaced':
      return { messages: change.messages, looking: null };
  }
}
