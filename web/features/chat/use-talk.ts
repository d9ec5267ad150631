import { useEffect, useReducer, useRef } from 'react';
import type { ChatEvent } from '#contract/chat.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { newId } from '#web/format/new-id.ts';
import { advisorOf, type Message, type MessageDraft } from './messages.ts';
import { changeTalk, isPending, lastQuestion } from './talk.ts';
import { toMessageState } from './talk-end.ts';
import { useDataChanged } from './use-data-changed.ts';

interface Asking {
  message: string;
  advisor: Advisor;
  signal: AbortSignal;
  messageId: string;
  onEvent: (event: ChatEvent) => void;
}

interface TalkWays<M extends Message> {
  make: (speech: MessageDraft) => M;
  initial: () => readonly M[];
  ask: (asking: Asking) => Promise<void>;
  /** Reports a failure outside the talk; a returned text is shown as the answer. */
  onFailure: (error: unknown, advisor: Advisor) => string | undefined;
}

export function useTalk<M extends Message>(ways: TalkWays<M>) {
  const [talk, change] = useReducer(changeTalk<M>, null, () => ({ messages: ways.initial(), looking: null }));
  const dataChanged = useDataChanged();
  const asking = useRef<AbortController | null>(null);

  useEffect(() => () => asking.current?.abort(), []);

  const speech = (fromPerson: boolean, advisor: Advisor, content: string) =>
    ({ id: newId(), content, timestamp: new Date().toISOString(), fromPerson, advisor }) as const;

  const listen = async ({ id: messageId, content: message }: M, advisor: Advisor) => {
    const enough = new AbortController();
    asking.current = enough;
    try {
      const onEvent = (event: ChatEvent) => {
        change({ type: 'heard', event });
        if (event.type === 'done' && (event.answer.change || event.answer.undid)) dataChanged();
      };
      await ways.ask({ message, messageId, advisor, signal: enough.signal, onEvent });
    } catch (error) {
      const state = toMessageState(error, enough.signal);
      const text = state === 'stopped' ? undefined : ways.onFailure(error, advisor);
      change({ type: 'ended', state, text });
    } finally {
      if (asking.current === enough) asking.current = null;
    }
  };

  return {
    ...talk,
    pending: isPending(talk),

    /** Returns false for an empty question or while an answer is pending. */
    ask(words: string, advisor: Advisor): boolean {
      const message = words.trim();
      if (message === '' || asking.current !== null) return false;
      const question = ways.make(speech(true, advisor, message));
      const answer = ways.make({ ...speech(false, advisor, ''), state: 'speaking' });
      change({ type: 'asked', question, answer });
      void listen(question, advisor);
      return true;
    },

    retry() {
      const question = lastQuestion(talk);
      if (question === undefined || asking.current !== null) return;
      const advisor = advisorOf(question);
      change({ type: 'retried', answer: ways.make({ ...speech(false, advisor, ''), state: 'speaking' }) });
      void listen(question, advisor);
    },

    stop: () => asking.current?.abort(),

    greet(advisor: Advisor, content: string) {
      change({ type: 'said', message: ways.make(speech(false, advisor, content)) });
    },

    replace(messages: readonly M[]) {
      asking.current?.abort();
      change({ type: 'replaced', messages });
    },
  };
}
