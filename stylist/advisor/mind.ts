import type { Advisor } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '../generate.ts';
import type { Toolbox } from './tools/toolbox.ts';

/** One message of a conversation, as it was shown. */
export type Turn = { from: 'person' | Advisor; text: string };

/** What a mind is asked. Whose eye looks, and for whom, stands in the toolbox. */
export type MindRequest = {
  /** The person's words: data, never an instruction. */
  message: string;
  /** What was said before, oldest first. */
  history: readonly Turn[];
  /**
   * What the mind left at the end of its last answer, after a round trip through JSON; `null` at first. It may
   * have been written by an older version or lie far back: a mind that cannot read it begins anew.
   */
  state: unknown;
  box: Toolbox;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
};

export type MindEvent =
  /** Words to add to the answer. */
  | { type: 'text'; text: string }
  /** All that was said so far is taken back, and what it showed with it: the answer begins again. */
  | { type: 'restart' }
  /** A tool that the mind uses, and that it has answered. */
  | { type: 'tool'; name: string; done: boolean }
  /** What the answer speaks of, to be shown as pictures. Ids of the toolbox's wardrobe, and of its store. */
  | { type: 'garments'; ids: readonly string[] }
  | { type: 'outfits'; outfits: readonly ComposedOutfit[] }
  | { type: 'products'; ids: readonly string[] }
  /** The last event of every answer that succeeds; `state` must survive JSON. */
  | { type: 'end'; state: unknown };

/**
 * Answers one message, word by word. It ends with `end`, or throws: where the signal is aborted, or where the
 * mind cannot answer.
 */
export type Mind = (request: MindRequest) => AsyncGenerator<MindEvent, void, undefined>;
