import type { Said } from '#advisor/chat-model.ts';
import type { chatModels } from '#contract/chat.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { Services } from '#server/services.ts';
import { type ConversationRef, endTurn, lastMessages, type NewAnswer, takeTurn } from './conversations.ts';

export type ChatModelName = (typeof chatModels)[number];

/** Exclusive right to answer in a conversation until `end`. */
export interface ConversationTurn {
  /** Null for a visitor. */
  conversationId: string | null;
  history: Said[];
  state: unknown;
  /** Equal seeds give equal outfits. */
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
  advisor: Advisor,
): Promise<ConversationTurn> {
  const row = await takeTurn(db, ownerId, place, message, advisor, now());
  const messages = await lastMessages(db, ownerId, row.id, historyMessages);
  return {
    conversationId: row.id,
    history: messages.map(({ role, content }) => ({
      role: role === 'user' ? 'person' : 'advisor',
      text: content,
    })),
    state: row.state,
    seedOf: `${row.id} ${row.messages}`,
    end: (answer) => endTurn(db, ownerId, row.id, answer, now()),
  };
}
