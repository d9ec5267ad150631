import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ScannedKind } from '#contract/vocabulary.ts';
import { calibrationError, percent, type Scored, within } from '../training/figures.ts';
import { type Judged, judge, parseCsv, truthsOf, validationTruths } from '../training/scanner/judge.ts';
import { dataFolder } from '../training/scanner/photographs.ts';
import { isFamilyRight, questions } from '../training/scanner/questions.ts';
import { commonKinds } from '../training/scanner/trained-kinds.ts';
import { tellFields } from './_fields.ts';
import { tellStreet } from './_street.ts';

/**
 * Accuracy: npm run bench:scanner -- FOLDER LABELS.csv [--half=even|odd], with the columns of images.csv and
 * garments.csv. Without a file, on the validation photographers of the data set.
 */
const [folder = dataFolder(), labels] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!existsSync(folder)) {
  console.log(`Not measured: no photographs at ${folder}`);
  process.exit();
}
const half = process.argv.find((word) => word.startsWith('--half='))?.slice('--half='.length);
const isOdd = (image: string) => Number(image.replace(/\D/g, '')) % 2 === 1;
const all = labels ? truthsOf(parseCsv(await readFile(labels, 'utf8'))) : await validationTruths(folder);
const truths = half ? all.filter(({ image }) => isOdd(image) === (half === 'odd')) : all;
const judged = await judge(folder, truths);
console.log(`${judged.length} of ${truths.length} photographs read`);

const table = (columns: string, rows: readonly (readonly (string | number)[])[]) => {
  console.log(`\n| ${columns} |\n|${columns.replace(/[^|]+/g, '---')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

function labelled(keep: (one: Judged) => boolean, allowed: (kind: ScannedKind) => boolean = () => true) {
  return judged.flatMap((one) => {
    const { label } = one.truth;
    if (!label || !keep(one)) return [];
    const predictions = one.reading.predictions.kind.filter(({ value }) => allowed(value));
    return [{ predictions, truth: label as ScannedKind }];
  });
}
const isCommon = (kind: string) => commonKinds.some((common) => common === kind);
const ofCommon = ({ truth }: Judged) => truth.label !== undefined && isCommon(truth.label);

await tellStreet(judged, table);

const groups = [
  ['ten common kinds', labelled(ofCommon, isCommon)],
  ['the same without children’s clothes', labelled((one) => ofCommon(one) && !one.truth.forChild, isCommon)],
  ['the same ten, when all 17 predictions are allowed', labelled(ofCommon)],
  ['all 17 kinds', labelled(() => true)],
] as const;
table(
  'public label | photographs | top-1 | top-3',
  groups.map(([name, rows]) => [
    name,
    rows.length,
    percent(within(rows, 1), rows.length),
    percent(within(rows, 3), rows.length),
  ]),
);

const common = groups[0][1];
const first = (row: (typeof common)[number]) => row.predictions[0]?.value;
table(
  'kind | photographs | recall | precision | in top 3 | taken for',
  commonKinds.flatMap((kind) => {
    const of = common.filter(({ truth }) => truth === kind);
    if (of.length === 0) return [];
    const claimed = common.filter((row) => first(row) === kind);
    const others = commonKinds
      .map((other) => ({ other, count: of.filter((row) => first(row) === other).length }))
      .filter(({ other, count }) => other !== kind && count > 0)
      .sort((a, b) => b.count - a.count);
    const right = of.filter((row) => first(row) === kind).length;
    return [
      [
        kind,
        of.length,
        percent(right, of.length),
        percent(right, claimed.length),
        percent(within(of, 3), of.length),
        others.map(({ other, count }) => `${other} ${count}`).join(', '),
      ],
    ];
  }),
);

/** Judged by `training/scanner/questions.ts`. */
function fieldScores(question: (typeof questions)[number]): (Scored & { suggested: boolean })[] {
  return judged.flatMap((one) => {
    const shown = question.shown(one);
    const right = question.isRight(one);
    return shown && right !== undefined
      ? [{ confidence: shown.confidence, suggested: shown.suggested, right }]
      : [];
  });
}
const everyField = questions.map((question) => ({ name: question.name, scores: fieldScores(question) }));
const rowOf = (name: string, scores: readonly (Scored & { suggested: boolean })[]) => {
  const stated = scores.filter(({ suggested }) => !suggested);
  const right = (of: readonly Scored[]) => of.filter((one) => one.right).length;
  return [
    name,
    scores.length,
    percent(right(scores), scores.length),
    `${(100 * calibrationError(scores)).toFixed(1)}`,
    percent(stated.length, scores.length),
    percent(right(stated), stated.length),
  ];
};
table(
  'what is shown | photographs | right | calibration error, points | stated without “sugerido” | of these right',
  [
    ...everyField.filter(({ scores }) => scores.length > 0).map(({ name, scores }) => rowOf(name, scores)),
    rowOf(
      'all together',
      everyField.flatMap(({ scores }) => scores),
    ),
  ],
);

tellFields(judged, table);

const withColor = judged.filter(({ truth }) => truth.labels.color);
const colorRows = [
  ['exactly the label', (one: Judged) => one.reading.color.value === one.truth.labels.color],
  [
    'the label or its second name',
    ({ reading, truth }: Judged) => [truth.labels.color, truth.labels.also].includes(reading.color.value),
  ],
  [
    'family of the label',
    ({ reading, truth }: Judged) =>
      isFamilyRight(reading.color.value, { color: truth.labels.color ?? '' }) === true,
  ],
  [
    'family of the label or of its second name',
    ({ reading, truth }: Judged) => isFamilyRight(reading.color.value, truth.labels) === true,
  ],
] as const;
if (withColor.length > 0)
  table(
    'main colour, of 37 names | photographs | right',
    colorRows.map(([name, isRight]) => [
      name,
      withColor.length,
      percent(withColor.filter(isRight).length, withColor.length),
    ]),
  );

const finer = judged.flatMap(({ truth, reading }) => {
  const kind = truth.labels.kind;
  const predictions = reading.kinds.map(({ kind, confidence }) => ({ value: kind as string, confidence }));
  return kind && predictions.some(({ value }) => value === kind) ? [{ truth: kind, predictions }] : [];
});
if (finer.length > 0) {
  table('finer kind | photographs | top-1 | top-3', [
    ['all', finer.length, percent(within(finer, 1), finer.length), percent(within(finer, 3), finer.length)],
    ...[...new Set(finer.map(({ truth }) => truth))].sort().map((kind) => {
      const of = finer.filter(({ truth }) => truth === kind);
      return [kind, of.length, percent(within(of, 1), of.length), percent(within(of, 3), of.length)];
    }),
  ]);
}
const calibration = labelled(() => true).map(({ predictions: [best], truth }) => ({
  confidence: best?.confidence ?? 0,
  right: best?.value === truth,
}));
console.log(
  `\nexpected calibration error of the kind: ${(100 * calibrationError(calibration)).toFixed(1)} points`,
);
