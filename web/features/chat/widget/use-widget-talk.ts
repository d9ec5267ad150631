import { useEffect, useState } from 'react';
import type { Advisor } from '#contract/vocabulary.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { chat } from '#web/copy/chat.ts';
import { type ChatCall, converse } from '#web/events/converse.ts';
import { newId } from '#web/format/new-id.ts';
import { type WidgetMessage, widgetMessage } from '../messages.ts';
import { isRefusal } from '../talk-end.ts';
import { useTalk } from '../use-talk.ts';

const calls = {
  maya: 'POST /api/openai/chat',
  valentina: 'POST /api/mistral/chat',
} as const satisfies Record<Advisor, ChatCall>;

const { failure } = chat.widget;

const greetingOf = (advisor: Advisor): WidgetMessage =>
  widgetMessage({
    id: newId(),
    content: chat.greetings[advisor],
    timestamp: new Date().toISOString(),
    fromPerson: false,
    advisor,
  });

function loadStoredTalk(personId: string | null) {
  const kept = readStoredTalk(sessionStorageOrNull());
  return kept !== null && belongsTo(kept, personId) ? kept : null;
}

/** Survives a reload, but not a change of account. */
export function useWidgetTalk(personId: string | null) {
  const [kept] = useState(() => loadStoredTalk(personId));
  const [stylist, setStylist] = useState<Advisor>(kept?.stylist ?? 'maya');
  const [sessionId, setSessionId] = useState(() => kept?.sessionId ?? newSessionId(new Date()));
  const [ownerId, setOwnerId] = useState(personId);

  const talk = useTalk<WidgetMessage>({
    make: widgetMessage,
    initial: () => kept?.messages ?? [greetingOf('maya')],
    ask: ({ message, advisor, ...listening }) => converse(calls[advisor], { message, sessionId }, listening),
    onFailure(error) {
      if (isRefusal(error)) return error.serverMessage ?? undefined;
      void notifyError(failure.title, failure.text);
      return failure.inChat;
    },
  });

  const startAgain = () => {
    talk.replace([greetingOf(stylist)]);
    setSessionId(newSessionId(new Date()));
  };

  // Another person has signed in, or this one has signed out, without a reload.
  if (personId !== ownerId) {
    setOwnerId(personId);
    if (!belongsTo({ ownerId }, personId)) startAgain();
  }

  const { messages } = talk;
  useEffect(() => {
    storeTalk(sessionStorageOrNull(), { ownerId, sessionId, stylist, messages });
  }, [ownerId, sessionId, stylist, messages]);

  return {
    ...talk,
    stylist,
    keptCount: kept?.messages.length ?? 0,
    startAgain,
    /** An advisor without a message in this talk greets first. */
    choose(next: Advisor) {
      setStylist(next);
      if (!messages.some((message) => message.stylist === next)) talk.greet(next, chat.greetings[next]);
    },
  };
}

/** The talk of this tab in session storage, so that it survives a reload. */
export interface StoredTalk {
  /** Null for a visitor. */
  ownerId: string | null;
  sessionId: string;
  stylist: Advisor;
  messages: readonly WidgetMessage[];
}

const key = 'vestidor:charla';
const messagesMax = 60;

/** "chat_" and a timestamp (specification, section 7). */
export const newSessionId = (now: Date): string => `chat_${now.getTime()}`;

/** An answer interrupted by the reload does not resume. */
const settled = (message: WidgetMessage): WidgetMessage =>
  message.state === 'speaking' ? { ...message, state: message.content === '' ? 'failed' : 'lost' } : message;

/** A visitor's talk passes to the account that signs in; a member's talk is private to them. */
export const belongsTo = (kept: Pick<StoredTalk, 'ownerId'>, personId: string | null): boolean =>
  kept.ownerId === null || kept.ownerId === personId;

export function readStoredTalk(storage: Pick<Storage, 'getItem'> | null): StoredTalk | null {
  try {
    const kept = JSON.parse(storage?.getItem(key) ?? 'null') as StoredTalk | null;
    return kept && { ...kept, messages: kept.messages.map(settled) };
  } catch {
    return null;
  }
}

export function storeTalk(storage: Pick<Storage, 'setItem'> | null, talk: StoredTalk) {
  try {
    storage?.setItem(key, JSON.stringify({ ...talk, messages: talk.messages.slice(-messagesMax) }));
  } catch {
    // Storage is full or forbidden: the talk lasts as long as the document.
  }
}

/** Reading `sessionStorage` itself throws when the browser forbids it. */
function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
