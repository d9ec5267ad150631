/**
 * Fits the weights of the stylist's terms to the panel and reports on wardrobes that it did not see:
 *
 * node training/panel/fit.ts
 *
 * Half of the wardrobes teach, the other half reports. A cost is a weighted sum of the terms' losses; weights are never
 * negative, so that the search stays exact.
 */
import { severity } from '#stylist/rules/weights-of-terms.ts';
import { percent } from '../figures.ts';
import { agreement, by, curve, limitOfTenPoints } from './figures.ts';
import { fittedWeights, rightLeftOut, rightNow, scale } from './fit-weights.ts';
import { seen, terms, unseen, weightsNow } from './judged-pairs.ts';

console.log(
  `seen, each wardrobe left out in turn: fitted ${percent(rightLeftOut(), seen.length)}, weights now ${percent(rightNow(), seen.length)}`,
);
const fitted = fittedWeights();
console.log(`seen, fitted:   ${agreement(seen, by(fitted))}`);
console.log(`unseen, fitted: ${agreement(unseen, by(fitted))}`);
console.log(`would be worn, unseen, fitted: ${curve(unseen, by(fitted))}`);
console.log(
  `severity ${severity}, scale of the weights ${scale.toFixed(3)}, severity by the seen half ${(10 / limitOfTenPoints(weightsNow)).toFixed(2)}`,
);
console.log(
  Object.fromEntries(terms.map(({ name }, t) => [name, `${weightsNow[t]} → ${(fitted[t] ?? 0).toFixed(2)}`])),
);
