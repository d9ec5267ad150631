import type { Said } from '#advisor/chat-model.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { ConversationTurn } from './conversation-turn.ts';

interface Memory {
  history: Said[];
  state: unknown;
  answering: boolean;
  usedAt: number;
}

const restMillis = 2 * 60 * 60 * 1000;
const memoriesMax = 2000;
const historyMessages = 20;

/** Conversations of visitors, in memory only: nothing about a visitor is stored. */
export class VisitorConversations {
  readonly #memories = new Map<string, Memory>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** @throws ApiError `chat_busy` while another answer of the conversation is in progress */
  turn(key: string): ConversationTurn {
    const at = this.#now().getTime();
    let memory = this.#memories.get(key);
    if (memory?.answering) throw new ApiError('chat_busy');
    if (memory === undefined || at - memory.usedAt > restMillis)
      memory = { history: [], state: null, answering: true, usedAt: at };
    const current = memory;
    current.answering = true;
    // Least recently used first.
    this.#memories.delete(key);
    this.#memories.set(key, current);
    this.#forgetOld(at);
    return {
      conversationId: null,
      messageId: null,
      answered: null,
      history: [...current.history],
      state: current.state,
      seedOf: `${key} ${current.history.length}`,
      end: async (answer) => {
        current.answering = false;
        if (answer !== null) {
          const { message, content, state } = answer;
          const said: Said[] = [
            { role: 'person', text: message },
            { role: 'advisor', text: content },
          ];
          current.history = [...current.history, ...said].slice(-historyMessages);
          if (state !== undefined) current.state = state;
          current.usedAt = this.#now().getTime();
        }
        return null;
      },
    };
  }

  #forgetOld(at: number): void {
    for (const [key, { usedAt, answering }] of this.#memories) {
      const old = at - usedAt > restMillis || this.#memories.size > memoriesMax;
      if (!old) return;
      if (!answering) this.#memories.delete(key);
    }
  }
}
