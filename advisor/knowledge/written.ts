import { figuresIn } from '../figures.ts';
import { type Block, blocksIn, textsIn } from '../prose.ts';
import { type Aim, aims } from '../understand/learned/aims.ts';
import type { Entry, Topic } from './entry.ts';

const fields = ['words', 'aims', 'both', 'maya', 'valentina'] as const;
const figures = figuresIn('es', 'always');

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

function textIn(block: Block<(typeof fields)[number]>): Entry['text'] {
  const both = block.fields.get('both');
  const text = textsIn(block) ?? both;
  if (text === undefined || (both !== undefined && text !== both))
    throw new Error(`${block.place}: one text by both, or one by each`);
  return text;
}

const aimsNamed = (named: string, place: string): Aim[] =>
  named.split(', ').map((name) => {
    const aim = aims.find((one) => one === name);
    if (!aim) throw new Error(`${place}: no aim is called ${name}`);
    return aim;
  });
