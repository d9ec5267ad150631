import type { Advisor } from '#contract/vocabulary.ts';

type Texts = Readonly<Record<Advisor, string>>;

/** A moment of life as it is written down; the messages that tell it are in `training/moments`. */
export type WrittenMoment = Texts & {
  /** Whether an outfit follows: in any case, for a plan that is named, for a request in words, or not at all. */
  dresses: 'always' | 'asked' | 'requested' | 'never';
  /** Whether it may be said in passing, beside a question of fact. */
  isAside?: true;
  /** Whether it is never said to an adult. */
  ofMinors?: true;
  /** Whether so little tells it that it is met only where the message asks for nothing. */
  isFaint?: true;
  /** For a next message that goes on with it and asks for nothing else; null where it is a matter of clothes. */
  after?: Texts | null;
};

export type Moment = Omit<WrittenMoment, 'after'> & {
  id: string;
  after: Texts | null;
  /** Whether its words tell it beyond doubt. */
  isSigned?: true;
};
