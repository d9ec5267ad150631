import type { Advisor } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { StoreProduct, Toolbox } from './tools/toolbox.ts';
import type { Phrase } from './voice/phrase.ts';

/** What was said before, oldest first. */
export type Said = { role: 'person' | 'advisor'; text: string };

export type Turn = {
  advisor: Advisor;
  message: string;
  history: readonly Said[];
  /** What the last turn's `state` event carried, as it was kept; `null` at first. */
  state: unknown;
  toolbox: Toolbox;
  /** Ends the work behind the answer. */
  signal?: AbortSignal;
};

/** What happens while an advisor answers, in order. `state` and `end` come last, once each. */
export type MindEvent =
  | { type: 'tool-call'; id: string; tool: string; input: unknown }
  | { type: 'tool-result'; id: string; tool: string; output: unknown }
  | { type: 'text'; delta: string }
  /** What the answer speaks of, to be shown as pictures that lead to them. */
  | { type: 'garments'; garmentIds: readonly string[] }
  | { type: 'outfits'; outfits: readonly ComposedOutfit[] }
  | { type: 'products'; products: readonly StoreProduct[] }
  /** The answer named what it must not, and is replaced before any of it is said: nothing that it changed may stay. */
  | { type: 'fault'; fault: string }
  | { type: 'state'; state: unknown }
  /** `said` is the text in its parts, where the mind composes it of them. */
  | { type: 'end'; text: string; said?: readonly Phrase[] };

/** Whoever answers: the local mind, or one that lives elsewhere. All use the same tools. */
export interface Mind {
  readonly name: string;
  answer(turn: Turn): AsyncGenerator<MindEvent, void, void>;
}
