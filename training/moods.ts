import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bytesOf, parseModel, probabilitiesOf } from '#advisor/understand/learned/model.ts';
import {
  decidedMoods,
  featuresOfMood,
  isLearned,
  moodBuckets,
  moodLabels,
  moodWidth,
  noMood,
} from '#advisor/understand/learned/mood.ts';
import { type Mood, moodPhrases, moods } from '#advisor/understand/moods.ts';
import { read } from '#advisor/understand/read.ts';
import { tokensOf } from '#advisor/words/tokens.ts';
import { utterances } from '#tests/advisor/utterances/all.ts';
import { labelledOf, unmarked } from './labelled.ts';
import { trainTwoLayers } from './two-layers.ts';

/** `node training/moods.ts` writes `models/moods.bin`; `--folds` prints figures ([card](../models/moods.md)). */

const file = path.join(import.meta.dirname, '../models/moods.bin');
// A model of other moods cannot be read, and reading a message reads it.
const bytes = bytesOf(moodLabels.length, moodBuckets, moodWidth);
if (statSync(file).size !== bytes) writeFileSync(file, new Uint8Array(bytes));

type Lesson = { text: string; moods: readonly Mood[]; said: readonly Mood[]; worth: number };
type Message = Lesson & { author: string };

const lesson = (text: string, wanted: readonly Mood[] | null, worth: number): Lesson => {
  const said = read(text, []).moodsSaid.filter(isLearned);
  return { text, moods: wanted ?? said, said, worth };
};

function moodsOf(given: string): Mood[] {
  return given.split(' ').map((name) => {
    const mood = moods.find((one) => one === name);
    if (!mood) throw new Error(`${name} is no mood`);
    return mood;
  });
}

const messages = labelledOf('moods').map(({ author, parts: [, wanted = '', ...text] }): Message => {
  const named = wanted === '-' ? [] : moodsOf(wanted);
  return { author, ...lesson(text.join(' | '), named, 1) };
});

/** Aims whose messages may ask for a mood without being labelled with it. */
const ofLooks =
  /dress|ask|like|another|inspire|pack|capsule|plan-week|gift|combine|may-i|judge|compare|choose|find-style|pregnancy|modest|body|about-me|health|proportion|problem|feeling|low|how-to|finish|shop/;
const everyOther = 3;
const others = labelledOf('messages')
  .filter(({ parts: [aims = '', , text = ''] }) => text !== '' && !ofLooks.test(aims))
  .filter((_, at) => at % everyOther === 0)
  .map(({ parts: [, , text = ''] }) => lesson(unmarked(text), [], 0.2));

/** Messages that the words were tuned on. */
const tuned = utterances.flatMap(({ turns }) => turns.map(([text]) => lesson(text, null, 0.5)));

const phrases = moodPhrases.flatMap(([phrase, mood]) =>
  isLearned(mood) ? [phrase, `quiero algo ${phrase}`].map((text) => lesson(text, [mood], 0.3)) : [],
);

const epochs = 10;

const train = (lines: readonly Message[]): Uint8Array =>
  trainTwoLayers(
    [...lines, ...others, ...tuned, ...phrases].map(({ text, moods: wanted, said, worth }) => ({
      features: featuresOfMood(text, said),
      classes: (wanted.length > 0 ? wanted.filter(isLearned) : [noMood as typeof noMood]).map((mood) =>
        moodLabels.indexOf(mood),
      ),
      worth,
    })),
    moodLabels.length,
    epochs,
    moodBuckets,
    moodWidth,
  );

function tell(name: string, told: readonly (Message & { got: readonly Mood[] })[]): void {
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const count = (of: (one: (typeof told)[number]) => number) => told.reduce((sum, one) => sum + of(one), 0);
  const right = count(({ got, moods: wanted }) => got.filter((mood) => wanted.includes(mood)).length);
  const plain = told.filter(({ moods: wanted }) => wanted.length === 0);
  const exact = told.filter(
    ({ got, moods: wanted }) => got.length === wanted.length && got.every((mood) => wanted.includes(mood)),
  );
  console.log(
    `${name.padEnd(18)} ${told.length}: told are right ${share(
      right,
      count(({ got }) => got.length),
    )}, wanted are told ${share(
      right,
      count(({ moods: wanted }) => wanted.length),
    )}, exactly ${share(exact.length, told.length)}, invented in ${share(
      plain.filter(({ got }) => got.length > 0).length,
      plain.length,
    )} of ${plain.length}`,
  );
}

const { values } = parseArgs({ options: { folds: { type: 'boolean' } } });
if (values.folds) {
  const authors = [...new Set(messages.map(({ author }) => author))];
  const folds = authors.map((author) => {
    const model = parseModel(
      train(messages.filter((one) => one.author !== author)),
      moodLabels.length,
      moodBuckets,
      moodWidth,
    );
    return messages
      .filter((one) => one.author === author)
      .map((one) => {
        const probabilities = probabilitiesOf(model, featuresOfMood(one.text, one.said));
        return { ...one, got: decidedMoods(probabilities, tokensOf(one.text), one.said) };
      });
  });
  for (const told of folds) {
    tell(
      `${told[0]?.author} by words`,
      told.map((one) => ({ ...one, got: one.said })),
    );
    tell(`${told[0]?.author} learned`, told);
  }
  const all = folds.flat();
  tell(
    'all by words',
    all.map((one) => ({ ...one, got: one.said })),
  );
  tell('all learned', all);
} else writeFileSync(file, train(messages));
