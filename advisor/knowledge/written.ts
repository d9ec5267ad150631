import { figuresIn } from '../figures.ts';
import { type Block, blocksIn } from '../prose.ts';
import { type Aim, aims } from '../understand/learned/aims.ts';
import type { Entry, Topic } from './entry.ts';

const fields = ['words', 'aims', 'both', 'maya', 'valentina'] as const;
const figures = figuresIn('es');

/** The entries of a topic's file, as `advisor/README.md` describes it. */
export const writtenOn = (topic: Topic): Entry[] =>
  blocksIn(new URL(`written/${topic}.txt`, import.meta.url), fields, figures).map((block) => {
    const named = block.fields.get('aims');
    return {
      topic,
      title: block.heading,
      words: block.fields.get('words') ?? '',
      questions: block.questions,
      ...(named !== undefined && { aims: aimsNamed(named, block.place) }),
      text: textIn(block),
    };
  });

function textIn({ fields: told, place }: Block<(typeof fields)[number]>): Entry['text'] {
  const [both, maya, valentina] = [told.get('both'), told.get('maya'), told.get('valentina')];
  if (maya !== undefined && valentina !== undefined && both === undefined) return { maya, valentina };
  if (both !== undefined && maya === undefined && valentina === undefined) return both;
  throw new Error(`${place}: a text by both, or one by each`);
}

const aimsNamed = (named: string, place: string): Aim[] =>
  named.split(', ').map((name) => {
    const aim = aims.find((one) => one === name);
    if (!aim) throw new Error(`${place}: no aim is called ${name}`);
    return aim;
  });
