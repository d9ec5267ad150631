import type { ChatOutfit, ChatProduct } from '#contract/chat.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { advisorsCopy } from '#web/copy/advisors.ts';

export type Piece = ChatOutfit['items'][number];

/** What an answer speaks of, to be seen. */
export interface Shown {
  garments: readonly Piece[];
  outfits: readonly ChatOutfit[];
  products: readonly ChatProduct[];
}

/**
 * How it stands with a message. `refused`: the server said no and why; `failed`: no answer came; `lost`:
 * it was cut off while it was being said; `stopped`: the person had heard enough.
 */
export type MessageState = 'said' | 'speaking' | 'stopped' | 'lost' | 'failed' | 'refused';

interface MessageBody extends Shown {
  id: string;
  content: string;
  timestamp: string;
  state: MessageState;
  /** What the person has to know of the answer itself. */
  notice: string | null;
  /** The server's id of it: null for what it does not keep, and until an answer is whole. */
  keptId: string | null;
}

/** A message of the widget (specification, section 3). */
export interface WidgetMessage extends MessageBody {
  isUser: boolean;
  stylist: Advisor;
}

/** A message of the chat screen (specification, section 3). */
export interface ScreenMessage extends MessageBody {
  role: 'user' | 'assistant';
  advisor: (typeof advisorsCopy.names)[Advisor];
}

export type Message = WidgetMessage | ScreenMessage;

/** What both forms say, each in its own words. */
export interface Speech extends Partial<Shown> {
  id: string;
  content: string;
  timestamp: string;
  fromPerson: boolean;
  advisor: Advisor;
  state?: MessageState;
  keptId?: string;
}

const bodyOf = ({ id, content, timestamp, state = 'said', ...shown }: Speech): MessageBody => ({
  id,
  content,
  timestamp,
  state,
  notice: null,
  keptId: shown.keptId ?? null,
  garments: shown.garments ?? [],
  outfits: shown.outfits ?? [],
  products: shown.products ?? [],
});

export const widgetMessage = (speech: Speech): WidgetMessage => ({
  ...bodyOf(speech),
  isUser: speech.fromPerson,
  stylist: speech.advisor,
});

export const screenMessage = (speech: Speech): ScreenMessage => ({
  ...bodyOf(speech),
  role: speech.fromPerson ? 'user' : 'assistant',
  advisor: advisorsCopy.names[speech.advisor],
});

export const isFromPerson = (message: Message): boolean =>
  'isUser' in message ? message.isUser : message.role === 'user';

/** Who answers, or whom the person wrote to. */
export function advisorOf(message: Message): Advisor {
  if ('stylist' in message) return message.stylist;
  return message.advisor === advisorsCopy.names.maya ? 'maya' : 'valentina';
}
