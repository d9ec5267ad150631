import type { Advisor } from '#contract/vocabulary.ts';
import { blocksIn, textsIn } from '../prose.ts';
import { type Mood, moods } from '../understand/moods.ts';

type Texts = Readonly<Record<Advisor, string>>;

export type Moment = Texts & {
  id: string;
  theme: Theme;
  /** Whether an outfit follows: in any case, for a plan that is named, for a request in words, or not at all. */
  dresses: (typeof dressings)[number];
  /** Demands of the body, for every later outfit of the conversation. */
  lasting: readonly Mood[];
  /** Whether it may be said in passing, beside a question of fact. */
  isAside?: true;
  /** Whether it is never said to an adult. */
  ofMinors?: true;
  /** Whether so little tells it that it is met only where the message asks for nothing. */
  isFaint?: true;
  /** Whether it is only told where a sorrow was told before, or a death in the message. */
  isWithin?: true;
  /** For a next message that goes on with it and asks for nothing else; null where there is none. */
  after: Texts | null;
  /** Whether its words tell it beyond doubt. */
  isSigned?: true;
};

const dressings = ['always', 'asked', 'requested', 'never'] as const;

/** Each has a file in `written`; the messages that tell its moments are in `training/moments`. */
const themes = [
  'loss',
  'body-and-self',
  'dangers',
  'moods',
  'home-and-ties',
  'work-and-upheavals',
  'joys-and-clothes',
] as const;
type Theme = (typeof themes)[number];

const fields = ['dresses', 'lasting', 'marks', 'maya', 'valentina', 'maya after', 'valentina after'] as const;
const marks = ['aside', 'of-minors', 'faint', 'no-after', 'within'] as const;

/** @param listening said after a moment that has no line of its own for it */
export const momentsWritten = (listening: Texts): Moment[] =>
  themes.flatMap((theme) =>
    blocksIn(new URL(`written/${theme}.txt`, import.meta.url), fields).map((block) => {
      const { heading: id, fields: told, place } = block;
      const dresses = dressings.find((one) => one === told.get('dresses'));
      const marked = marks.filter((mark) => told.get('marks')?.split(', ').includes(mark));
      const texts = textsIn(block);
      const named = told.get('lasting')?.split(', ') ?? [];
      const lasting = moods.filter((mood) => named.includes(mood));
      if (lasting.length < named.length) throw new Error(`${place}: no such mood`);
      if (!dresses || !texts || marked.join(', ') !== (told.get('marks') ?? ''))
        throw new Error(`${place}: no text by each, or no such mark or way to dress`);
      return {
        id,
        theme,
        dresses,
        lasting,
        ...(marked.includes('aside') && { isAside: true as const }),
        ...(marked.includes('of-minors') && { ofMinors: true as const }),
        ...(marked.includes('faint') && { isFaint: true as const }),
        ...(marked.includes('within') && { isWithin: true as const }),
        ...texts,
        after: marked.includes('no-after') ? null : (textsIn(block, ' after') ?? listening),
      };
    }),
  );
