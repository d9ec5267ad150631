import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { entries } from '#advisor/knowledge/entries.ts';
import {
  featuresOfQuestion,
  type Likelihoods,
  likelihoodsBy,
  likelihoodsOf,
} from '#advisor/knowledge/learned.ts';
import { lookUp } from '#advisor/knowledge/look-up.ts';
import { bytesOfWordsAsked } from '#advisor/knowledge/words-asked.ts';
import { bytesOfTitledModel, parseTitledModel } from '#advisor/understand/learned/titled-model.ts';
import { askedIn, askedOf } from './asked.ts';
import { trainTwoLayers } from './two-layers.ts';
import { type Asked, learnWordsAsked } from './words-asked.ts';

/**
 * Trains the advisors' models of questions: `node training/entries.ts` writes `models/entries.bin` and
 * `models/entry-words.bin`, with `--words` the latter alone; `--authors` prints how often both find the entries of
 * authors that are left out of the learning, a group at a time; `--file FILE` prints how often the shipped models and the
 * look-up find the entries of a file's lines `title | question`, and trains nothing.
 */

const { values } = parseArgs({
  options: { words: { type: 'boolean' }, authors: { type: 'boolean' }, file: { type: 'string' } },
});

const epochs = 6;
const worths = { alone: 2, title: 1, question: 1, words: 0.5, sentence: 0.4 } as const;
const shortestSentence = 20;
/** Authors of natural questions, written before an entry was chosen, and of long ones. */
const groups = [
  ['10', '11', '19'],
  ['12', '13', '20'],
  ['14', '15', '21'],
] as const;

const own = entries.flatMap(({ title, words, questions, text }, entry): Asked[] => {
  const sentences = (typeof text === 'string' ? [text] : Object.values(text))
    .flatMap((one) => one.split(/(?<=[.;:?!]) /))
    .filter((sentence) => sentence.length > shortestSentence);
  const isAlone = questions.length === 0;
  const taught: (readonly [worth: number, texts: readonly string[]])[] = [
    [isAlone ? worths.alone : worths.title, [title]],
    [worths.question, questions],
    [isAlone ? worths.alone : worths.words, words ? [words] : []],
    [worths.sentence, sentences],
  ];
  return taught.flatMap(([worth, texts]) => texts.map((one) => ({ text: one, entry, worth })));
});

const model = (name: string) => path.join(import.meta.dirname, '../models', name);
const titles = entries.map(({ title }) => title);

type Question = ReturnType<typeof askedIn>[number];
const lessonsOf = (asked: readonly Question[]): Asked[] => [
  ...own,
  ...asked.map(({ entry, question }) => ({ text: question, entry: entries.indexOf(entry), worth: 1 })),
];

const layersOf = (lessons: readonly Asked[]) =>
  bytesOfTitledModel(
    titles,
    trainTwoLayers(
      lessons.map(({ text, entry, worth }) => ({
        features: featuresOfQuestion(text),
        classes: [entry],
        worth,
      })),
      entries.length,
      epochs,
    ),
  );

function tell(what: string, ranks: readonly number[]): void {
  const share = (most: number) =>
    `${((100 * ranks.filter((rank) => rank >= 0 && rank < most).length) / ranks.length).toFixed(1)} %`;
  console.log(`${what}: first in ${share(1)}, among three in ${share(3)} of ${ranks.length}`);
}

const rankBy = (likelihood: Likelihoods, meant: Question['entry']) => {
  const own = likelihood(meant) ?? Number.NEGATIVE_INFINITY;
  return entries.filter((entry) => (likelihood(entry) ?? own) > own).length;
};

function measure(file: string): void {
  const lines = askedIn(file);
  const found = lines.map(({ entry, question }) => ({
    entry,
    found: lookUp(question, 3).map((one) => one.entry),
  }));
  tell(
    'models',
    lines.map(({ entry, question }) => rankBy(likelihoodsOf(question), entry)),
  );
  tell(
    'look-up',
    found.map((one) => one.found.indexOf(one.entry)),
  );
  console.log(`nothing found for ${found.filter((one) => one.found.length === 0).length}`);
}

function measureGroup(authors: readonly string[]): void {
  const lessons = lessonsOf(askedOf((author) => !authors.includes(author)));
  const layers = parseTitledModel(layersOf(lessons));
  const words = learnWordsAsked(lessons, entries.length);
  for (const one of authors)
    tell(
      `author ${one}`,
      askedOf((author) => author === one).map(({ entry, question }) =>
        rankBy(likelihoodsBy(layers, words, question), entry),
      ),
    );
}

function train(): void {
  const lessons = lessonsOf(askedOf());
  writeFileSync(model('entry-words.bin'), bytesOfWordsAsked(learnWordsAsked(lessons, entries.length)));
  if (!values.words) writeFileSync(model('entries.bin'), layersOf(lessons));
}

if (values.file) measure(values.file);
else if (values.authors) for (const group of groups) measureGroup(group);
else train();
