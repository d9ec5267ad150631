/**
 * Fits the two small logistic models of the colour steps and prints their weights, to be copied into
 * scanner/pattern.ts and scanner/palette.ts: node training/fit-confidence.ts [data folder]
 * Fitted to the tuning labels; the figures at the end are from the reported ones.
 */
import { readTexture } from '../scanner/pattern.ts';
import { familyOf } from './color-neighbours.ts';
import { type Labelled, readLabelled } from './labelled.ts';
import { areaUnderCurve, chance, fitLogistic } from './logistic.ts';
import { dataFolder } from './photographs.ts';

/** A placed print is a plain garment with a print; only motifs that cover the cloth count. */
const isPatterned = ({ pattern }: Labelled) => pattern !== 'plain' && pattern !== 'logo';

function patternRow({ segmentation, palette }: Labelled): number[] {
  const { contrast, chromaContrast } = readTexture(segmentation);
  return [1, Math.log(contrast + 0.005), Math.log(chromaContrast + 0.005), palette.colors[0]?.share ?? 1];
}

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
const models = [
  { name: 'patterned', rowOf: patternRow, isTrue: isPatterned },
  { name: 'colour named right', rowOf: colorRow, isTrue: isNamedRight },
];
for (const { name, rowOf, isTrue } of models) {
  const weights = fitLogistic(tuning.map(rowOf), tuning.map(isTrue));
  const chances = reported.map((one) => chance(rowOf(one), weights));
  const truths = reported.map(isTrue);
  const right = chances.filter((value, i) => value > 0.5 === truths[i]).length;
  console.log(name, weights.map((weight) => weight.toFixed(2)).join(' '));
  console.log(
    `  reported: AUC ${areaUnderCurve(chances, truths).toFixed(3)}, right ${right} of ${reported.length}`,
  );
  for (const least of [0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const sure = chances.flatMap((value, i) =>
      Math.max(value, 1 - value) >= least ? [value > 0.5 === truths[i]] : [],
    );
    console.log(`  sure from ${least}: ${sure.length} photographs, ${sure.filter(Boolean).length} right`);
  }
}
