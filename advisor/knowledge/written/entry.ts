import type { Aim } from '../../understand/learned/aims.ts';

/** Knowledge with a text in each advisor's voice, found by the ways in which people ask for it. */
export interface WrittenEntry {
  /** Unique over all entries; the question in a few words. */
  title: string;
  /** Ways to ask, as people type: with and without accents, in Spain and in America. */
  questions: readonly string[];
  /** Aims of messages that it answers, where several entries share their words. */
  aims?: readonly Aim[];
  /** At most 340 characters each; the same facts. */
  maya: string;
  valentina: string;
  /** Publication behind a fact that is not common knowledge. */
  source?: string;
}
