import type { ChatOutfit, ChatProduct } from '#contract/chat.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { advisorsCopy } from '#web/copy/advisors.ts';

export type Piece = ChatOutfit['items'][number];

export interface Shown {
  garments: readonly Piece[];
  outfits: readonly ChatOutfit[];
  products: readonly ChatProduct[];
}

/**
 * `refused`: rejected by the server with a reason; `failed`: no response; `lost`: interrupted; `stopped`:
 * by the person.
 */
export type MessageState = 'said' | 'speaking' | 'stopped' | 'lost' | 'failed' | 'refused';

interface MessageBody extends Shown {
  id: string;
  content: string;
  timestamp: string;
  state: MessageState;
  /** A remark about the answer itself, shown below it. */
  notice: string | null;
  keptId: string | null;
  /** Whether the answer changed something, and whether that was undone. */
  change: 'made' | 'undone' | null;
}

/** Specification, section 3. */
export interface WidgetMessage extends MessageBody {
  isUser: boolean;
  stylist: Advisor;
}

/** Specification, section 3. */
export interface ScreenMessage extends MessageBody {
  role: 'user' | 'assistant';
  advisor: (typeof advisorsCopy.names)[Advisor];
}

export type Message = WidgetMessage | ScreenMessage;

export interface MessageDraft extends Partial<Shown> {
  id: string;
  content: string;
  timestamp: string;
  fromPerson: boolean;
  advisor: Advisor;
  state?: MessageState;
  keptId?: string;
  change?: MessageBody['change'];
}

const bodyOf = ({ id, content, timestamp, state = 'said', ...shown }: MessageDraft): MessageBody => ({
  id,
  content,
  timestamp,
  state,
  notice: null,
  keptId: shown.keptId ?? null,
  change: shown.change ?? null,
  garments: shown.garments ?? [],
  outfits: shown.outfits ?? [],
  products: shown.products ?? [],
});

export const widgetMessage = (speech: MessageDraft): WidgetMessage => ({
  ...bodyOf(speech),
  isUser: speech.fromPerson,
  stylist: speech.advisor,
});

export const screenMessage = (speech: MessageDraft): ScreenMessage => ({
  ...bodyOf(speech),
  role: speech.fromPerson ? 'user' : 'assistant',
  advisor: advisorsCopy.names[speech.advisor],
});

export const isFromPerson = (message: Message): boolean =>
  'isUser' in message ? message.isUser : message.role === 'user';

/** The author of an answer, or the addressee of a question. */
export function advisorOf(message: Message): Advisor {
  if ('stylist' in message) return message.stylist;
  return message.advisor === advisorsCopy.names.maya ? 'maya' : 'valentina';
}
