import type { Advisor } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { StoreProduct, Toolbox } from './tools/toolbox.ts';
import type { Phrase } from './voice/phrase.ts';

export type Said = { role: 'person' | 'advisor'; text: string };

export type ChatRequest = {
  advisor: Advisor;
  message: string;
  history: readonly Said[];
  /** The payload of the last `state` event; `null` at first. */
  state: unknown;
  toolbox: Toolbox;
  signal?: AbortSignal;
};

/** Events of one reply, in order; `state` and `end` come last, once each. */
export type ChatModelEvent =
  | { type: 'tool-call'; id: string; tool: string; input: unknown }
  | { type: 'tool-result'; id: string; tool: string; output: unknown }
  | { type: 'text'; delta: string }
  /** Garments to show as linked pictures. */
  | { type: 'garments'; garmentIds: readonly string[] }
  | { type: 'outfits'; outfits: readonly ComposedOutfit[] }
  | { type: 'products'; products: readonly StoreProduct[] }
  /** The guard rejected the reply; it is replaced and its side effects must be rolled back. */
  | { type: 'fault'; fault: string }
  | { type: 'state'; state: unknown }
  /** `said` holds the parts of the text when the advisor composes it. */
  | { type: 'end'; text: string; said?: readonly Phrase[] };

/** An advisor's implementation: local or remote. All use the same tools. */
export interface ChatModel {
  readonly name: string;
  answer(request: ChatRequest): AsyncGenerator<ChatModelEvent, void, void>;
}
