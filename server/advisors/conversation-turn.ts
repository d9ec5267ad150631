import type { Said } from '#advisor/chat-model.ts';
import type { chatModels } from '#contract/chat.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { Services } from '#server/services.ts';
import {
  answerTo,
  type ConversationRef,
  endTurn,
  lastMessages,
  type MessageRow,
  type NewAnswer,
  takeTurn,
} from './conversations.ts';

export type ChatModelName = (typeof chatModels)[number];

/** Exclusive right to answer in a conversation until `end`. */
export interface ConversationTurn {
  conversationId: string | null;
  messageId: string | null;
  answered: MessageRow | null;
  history: Said[];
  state: unknown;
  seedOf: string;
  /** Null stores nothing. Returns the id of the stored answer. */
  end(answer: NewAnswer | null): Promise<string | null>;
}

const historyMessages = 40;

export async function turnOfPerson(
  { db, now }: Services,
  ownerId: string,
  place: ConversationRef,
  message: string,
  messageId: string | null,
  advisor: Advisor,
): Promise<ConversationTurn> {
  const row = await takeTurn(db, ownerId, place, message, advisor, now());
  // Read under the turn: a repetition that arrives meanwhile waits for its end.
  const answered = messageId === null ? undefined : await answerTo(db, ownerId, messageId);
  const messages = await lastMessages(db, ownerId, row.id, historyMessages);
  return {
    conversationId: row.id,
    messageId,
    answered: answered ?? null,
    history: messages.map(({ role, content }) => ({
      role: role === 'user' ? 'person' : 'advisor',
      text: content,
    })),
    state: row.state,
    seedOf: `${row.id} ${row.messages}`,
    end: (answer) => endTurn(db, ownerId, row.id, answer, now()),
  };
}
