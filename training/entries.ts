import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { entries } from '#advisor/knowledge/entries.ts';
import { featuresOfQuestion, likelihoodsOf } from '#advisor/knowledge/learned.ts';
import { lookUp } from '#advisor/knowledge/look-up.ts';
import { bytesOfTitledModel } from '#advisor/understand/learned/titled-model.ts';
import { askedIn, askedOf } from './asked.ts';
import { trainTwoLayers } from './two-layers.ts';

/**
 * Trains the advisors' model of questions: `node training/entries.ts` writes `models/entries.bin`; with `--held FILE`
 * it leaves out the last question of each entry that has at least four, and writes there; `--file FILE` prints how often
 * the shipped model and the look-up find the entries of a file's lines `title | question`, and trains nothing.
 */

const { values } = parseArgs({ options: { held: { type: 'string' }, file: { type: 'string' } } });

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

if (values.file) measure(values.file);
else train();

function measure(file: string): void {
  const lines = askedIn(file);
  const found = lines.map(({ entry, question }) => {
    const likelihood = likelihoodsOf(question);
    const byModel = [...entries].sort((a, b) => (likelihood(b) ?? -Infinity) - (likelihood(a) ?? -Infinity));
    const byLookUp = lookUp(question, 3).map((one) => one.entry);
    return { model: byModel.indexOf(entry), lookUp: byLookUp.indexOf(entry), isFound: byLookUp.length > 0 };
  });
  const share = (count: number) => `${((100 * count) / lines.length).toFixed(1)} %`;
  for (const by of ['model', 'lookUp'] as const) {
    const ranks = found.map((one) => one[by]).filter((rank) => rank >= 0);
    console.log(
      `${by}: first in ${share(ranks.filter((rank) => rank === 0).length)}, ` +
        `among three in ${share(ranks.filter((rank) => rank < 3).length)} of ${lines.length}`,
    );
  }
  console.log(`nothing found for ${share(found.filter(({ isFound }) => !isFound).length)}`);
}

function train(): void {
  const layers = trainTwoLayers([...own, ...asked], entries.length, epochs);
  writeFileSync(
    values.held ?? path.join(import.meta.dirname, '../models/entries.bin'),
    bytesOfTitledModel(
      entries.map(({ title }) => title),
      layers,
    ),
  );
}
