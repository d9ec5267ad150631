import type { Said } from '#advisor/mind.ts';
import type { minds } from '#contract/chat.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { Services } from '#server/services.ts';
import { endTurn, lastMessages, type NewAnswer, type Place, takeTurn } from './conversations.ts';

export type MindName = (typeof minds)[number];

/** A conversation while an answer is on its way in it: nobody else answers in it until the turn ends. */
export interface Turn {
  /** Null for a visitor. */
  conversationId: string | null;
  history: Said[];
  state: unknown;
  /** Equal words in an equal conversation give equal outfits. */
  seedOf: string;
  /** Ends the turn; without an answer nothing is kept. Answers the id of the kept answer. */
  end(answer: NewAnswer | null): Promise<string | null>;
}

/** As much of a conversation as any mind looks back on. */
const historyMessages = 40;

/** @throws ApiError `chat_busy` while another answer of the conversation is on its way */
export async function turnOfPerson(
  { db, now }: Services,
  ownerId: string,
  place: Place,
  message: string,
  advisor: Advisor,
): Promise<Turn> {
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
