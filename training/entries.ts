import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { entries } from '#advisor/knowledge/entries.ts';
import { featuresOfQuestion } from '#advisor/knowledge/learned.ts';
import { bytesOfTitledModel } from '#advisor/understand/learned/titled-model.ts';
import { askedOf } from './asked.ts';
import { trainTwoLayers } from './two-layers.ts';

/**
 * Trains the advisors' model of questions: `node training/entries.ts` writes `models/entries.bin`; with `--held FILE`
 * it leaves out the last question of each entry that has at least four, and writes there.
 */

const { values } = parseArgs({ options: { held: { type: 'string' } } });

const epochs = 6;
const worths = { alone: 2, title: 1, question: 1, words: 0.5, sentence: 0.4, asked: 1 } as const;
const shortestSentence = 20;

const asked = askedOf().map(({ entry, question }) => ({
  features: featuresOfQuestion(question),
  classes: [entries.indexOf(entry)],
  worth: worths.asked,
}));

const own = entries.flatMap(({ title, words, questions, text }, at) => {
  const kept = values.held && questions.length >= 4 ? questions.slice(0, -1) : questions;
  const sentences = (typeof text === 'string' ? [text] : Object.values(text))
    .flatMap((one) => one.split(/(?<=[.;:?!]) /))
    .filter((sentence) => sentence.length > shortestSentence);
  const taught: (readonly [worth: number, texts: readonly string[]])[] = [
    [questions.length === 0 ? worths.alone : worths.title, [title]],
    [worths.question, kept],
    [questions.length === 0 ? worths.alone : worths.words, words ? [words] : []],
    [worths.sentence, sentences],
  ];
  return taught.flatMap(([worth, texts]) =>
    texts.map((one) => ({ features: featuresOfQuestion(one), classes: [at], worth })),
  );
});

const layers = trainTwoLayers([...own, ...asked], entries.length, epochs);
writeFileSync(
  values.held ?? path.join(import.meta.dirname, '../models/entries.bin'),
  bytesOfTitledModel(
    entries.map(({ title }) => title),
    layers,
  ),
);
