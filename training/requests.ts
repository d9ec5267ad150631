import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fieldOf, likeliestCut, likelihoodOf } from '#advisor/understand/asking/requests.ts';
import { type Aim, aims } from '#advisor/understand/learned/aims.ts';
import { featuresOfMessage, parseModel, probabilitiesOf } from '#advisor/understand/learned/model.ts';
import { newContext } from '#advisor/understand/learned/situation.ts';
import { labelledIn, unmarked } from './labelled.ts';

/**
 * Fits the weights of `advisor/understand/asking/requests.ts` and prints figures by authors left out:
 * `--model FILE --authors a,b`, which FILE has not learned.
 */

const { values } = parseArgs({
  options: {
    model: { type: 'string', default: path.join(import.meta.dirname, '../models/messages.bin') },
    authors: { type: 'string', default: '' },
    failed: { type: 'boolean', default: false },
  },
});
const model = parseModel(readFileSync(values.model));
const aimsIn = (text: string) => {
  const probabilities = probabilitiesOf(model, featuresOfMessage(text, newContext));
  return new Map(aims.map((aim, at) => [aim, probabilities[at] ?? 0]));
};

type Cut = {
  author: string;
  evidence: readonly number[];
  isRight: boolean;
  isOfSeveral: boolean;
  text: string;
};

const everySingle = 4;
const authors = values.authors.split(',');
const cuts = authors.flatMap((author): Cut[] =>
  labelledIn(path.join(import.meta.dirname, `messages/${author}.txt`)).flatMap(
    ({ parts: [labels = '', situation, marked = ''] }, at): Cut[] => {
      if (situation !== 'new' || labels.startsWith('=')) return [];
      const fields = labels
        .split('+')
        .map((aim) => fieldOf(aim as Aim))
        .filter((field, index, all) => field !== 'talk' && field !== all[index - 1]);
      const isOfSeveral = fields.length > 1;
      if (!isOfSeveral && at % everySingle !== 0) return [];
      const text = unmarked(marked);
      const cut = likeliestCut(text, aimsIn);
      const isRight = isOfSeveral && (cut?.fields.every((field) => fields.includes(field)) ?? false);
      const told = cut ? `${cut.fields} ${text.slice(0, cut.at)}| ${text.slice(cut.at)}` : text;
      return [{ author, evidence: cut?.evidence ?? [], isRight, isOfSeveral, text: `${labels}: ${told}` }];
    },
  ),
);

const epochs = 60;
const worthOfRight = 6;

const likelihood = (evidence: readonly number[], weights: readonly number[]): number =>
  evidence.length === 0
    ? 0
    : 1 / (1 + Math.exp(-evidence.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0)));

function fitted(from: readonly Cut[]): number[] {
  const known = from.filter(({ evidence }) => evidence.length > 0);
  const weights = Array.from({ length: known[0]?.evidence.length ?? 0 }, () => 0);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { evidence, isRight } of known) {
      const error = likelihood(evidence, weights) - Number(isRight);
      const step = (error * (isRight ? worthOfRight : 1) * 0.05) / (1 + epoch / 10);
      evidence.forEach((one, at) => {
        weights[at] = (weights[at] ?? 0) - step * one;
      });
    }
  return weights;
}

const judged = authors.flatMap((author) => {
  const weights = fitted(cuts.filter((one) => one.author !== author));
  return cuts
    .filter((one) => one.author === author)
    .map((one) => ({ ...one, likely: likelihood(one.evidence, weights) }));
});
type Likely = { isOfSeveral: boolean; isRight: boolean; likely: number };
function tell(name: string, among: readonly Likely[]): void {
  const several = among.filter(({ isOfSeveral }) => isOfSeveral);
  const single = among.filter(({ isOfSeveral }) => !isOfSeveral);
  for (const least of [0.5, 0.55, 0.6, 0.7, 0.8]) {
    const right = several.filter(({ isRight, likely }) => isRight && likely >= least).length;
    const wrong = several.filter(({ isRight, likely }) => !isRight && likely >= least).length;
    const needless = single.filter(({ likely }) => likely >= least).length;
    console.log(
      `${name} ${least}: of ${several.length} with several fields ${right} cut rightly, ${wrong} wrongly; of ${single.length} others ${needless} cut`,
    );
  }
}
console.log(
  fitted(cuts)
    .map((one) => Number(one.toFixed(2)))
    .join(', '),
);
tell('fitted', judged);
const isCut = ({ evidence }: Cut) => evidence.length > 0;
tell(
  'shipped',
  cuts.map((one) => ({ ...one, likely: isCut(one) ? likelihoodOf(one.evidence) : 0 })),
);
if (values.failed)
  for (const { text, likely, isOfSeveral, isRight } of judged)
    if (isOfSeveral ? !isRight || likely < 0.5 : likely >= 0.5) console.log(`  ${likely.toFixed(2)} ${text}`);
