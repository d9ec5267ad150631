import type { Advisor } from '#contract/vocabulary.ts';
import type { WidgetMessage } from '../messages.ts';

/** The talk of this tab, so that a new document goes on with it. */
export interface KeptTalk {
  /** Whose it is: a person's id, or null while nobody has signed in. */
  ownerId: string | null;
  sessionId: string;
  stylist: Advisor;
  messages: readonly WidgetMessage[];
}

const key = 'vestidor:charla';
const messagesMax = 60;

/** "chat_" and a timestamp (specification, section 7). */
export const newSessionId = (now: Date): string => `chat_${now.getTime()}`;

/** What was being said when the document went away will not be said any more. */
const settled = (message: WidgetMessage): WidgetMessage =>
  message.state === 'speaking' ? { ...message, state: message.content === '' ? 'failed' : 'lost' } : message;

/** What somebody said before signing in is theirs after; what a person said is nobody else's. */
export const belongsTo = (kept: Pick<KeptTalk, 'ownerId'>, personId: string | null): boolean =>
  kept.ownerId === null || kept.ownerId === personId;

/** Null where nothing is kept, or what is kept cannot be read. */
export function readKeptTalk(storage: Pick<Storage, 'getItem'> | null): KeptTalk | null {
  try {
    const kept = JSON.parse(storage?.getItem(key) ?? 'null') as KeptTalk | null;
    return kept && { ...kept, messages: kept.messages.map(settled) };
  } catch {
    return null;
  }
}

export function keepTalk(storage: Pick<Storage, 'setItem'> | null, talk: KeptTalk) {
  try {
    storage?.setItem(key, JSON.stringify({ ...talk, messages: talk.messages.slice(-messagesMax) }));
  } catch {
    // A full or forbidden storage: the talk lasts as long as the document.
  }
}

/** Where a browser forbids its storage, even asking for it fails. */
export function ownStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
