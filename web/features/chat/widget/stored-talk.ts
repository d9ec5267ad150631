import type { Advisor } from '#contract/vocabulary.ts';
import type { WidgetMessage } from '../messages.ts';

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
export function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
