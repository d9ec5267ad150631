/**
 * Fits the small logistic model of the colour's confidence and prints its weights, to be copied into
 * scanner/palette.ts: node training/fit-confidence.ts [data folder]
 * Fitted to the tuning labels; the figures at the end are from the reported ones.
 */
import { familyOf } from '../scanner/color-families.ts';
import { type Labelled, readLabelled } from './labelled.ts';
import { areaUnderCurve, chance, fitLogistic } from './logistic.ts';
import { dataFolder } from './photographs.ts';

/** The name counts as right within the family of either label: finer differences are taste. */
const isNamedRight = ({ color, second, palette }: Labelled) =>
  [color, second].some((label) => label && familyOf(label) === familyOf(palette.colors[0]?.name ?? label));

const colorRow = ({ palette, segmentation }: Labelled) => [
  1,
  palette.colors[0]?.share ?? 1,
  palette.clearness,
  segmentation.quality,
];

const folder = dataFolder(process.argv[2]);
const tuning = await readLabelled(folder, 'tuning');
const reported = await readLabelled(folder, 'reported');
const weights = fitLogistic(tuning.map(colorRow), tuning.map(isNamedRight));
const chances = reported.map((one) => chance(colorRow(one), weights));
const truths = reported.map(isNamedRight);
const right = chances.filter((value, i) => value > 0.5 === truths[i]).length;
console.log('colour named right', weights.map((weight) => weight.toFixed(2)).join(' '));
console.log(
  `  reported: AUC ${areaUnderCurve(chances, truths).toFixed(3)}, right ${right} of ${reported.length}`,
);
for (const least of [0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const sure = chances.flatMap((value, i) =>
    Math.max(value, 1 - value) >= least ? [value > 0.5 === truths[i]] : [],
  );
  console.log(`  sure from ${least}: ${sure.length} photographs, ${sure.filter(Boolean).length} right`);
}
