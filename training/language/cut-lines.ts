import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gapsIn } from '#advisor/understand/learned/cuts.ts';
import { wordsHeard } from '#advisor/understand/learned/encoder.ts';
import { labelledOf } from '../labelled.ts';
import { allMessages } from '../messages-read.ts';
import { seeded } from '../seeded.ts';

/** Writes messages with the places where a request of its own begins, for `train.py`: those of `training/requests` and pairs of single ones. */

type Line = {
  author: string;
  words: string[];
  gaps: { index: number; marks: readonly number[]; y: number }[];
};

const folder = path.join(import.meta.dirname, '../.cache/language');
const lineOf = (author: string, parts: readonly string[]): Line => {
  const text = parts.join(' ');
  const begins = new Set(parts.map((_, at) => parts.slice(0, at).join(' ').length + 1));
  const words = wordsHeard(text);
  const gaps = gapsIn(text).filter(({ index }) => index < words.length);
  return {
    author,
    words,
    gaps: gaps.map(({ at, index, marks }) => ({ index, marks, y: Number(begins.has(at)) })),
  };
};

const marked = labelledOf('requests').map(({ author, parts: [, text = ''] }) =>
  lineOf(author, text.split(' || ')),
);

const random = seeded(7);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const [shortest, longest, longestPair] = [15, 260, 420];
const single = allMessages().written.filter(
  ({ text, isOneOf, aims, context }) =>
    !isOneOf &&
    aims.length === 1 &&
    context.situation === 'new' &&
    text.length > shortest &&
    text.length < longest,
);
const leads = [
  '',
  '',
  '',
  'y ',
  'y ',
  'y de paso ',
  'ah y ',
  'oye ',
  'y otra cosa ',
  'también ',
  'además ',
  'pero ',
];
const ended = (text: string): string => text.replace(/[.?!]+$/, pick(['', '', ',', '.', '?']));
const pairOf = (): string[] => [ended(pick(single).text), pick(leads) + pick(single).text];
const [pairs, singles] = [14_000, 9_000];
const made = [
  ...Array.from({ length: pairs }, pairOf)
    .filter((parts) => parts.join(' ').length < longestPair)
    .map((parts) => lineOf('pairs', parts)),
  ...Array.from({ length: singles }, () => lineOf('single', [pick(single).text])),
];
const lines = [...marked, ...made];
writeFileSync(path.join(folder, 'cuts.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
console.log(`${lines.length} lines, ${marked.length} of them marked`);
