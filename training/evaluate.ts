/**
 * Judges the shipped model through the scanner's own code on the validation photographers:
 * node training/evaluate.ts [data folder] [--calibrate]
 * With --calibrate the temperature in models/garment-kind.json is set first, to the one under which the labels of
 * the validation photographs are most likely.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Category, categoryOfKind, type ScannedKind } from '#contract/vocabulary.ts';
import model from '../models/garment-kind.json' with { type: 'json' };
import { classify } from '../scanner/classify.ts';
import { decodePhoto, resize } from '../scanner/decode.ts';
import { segment } from '../scanner/segment.ts';
import { SEGMENT_SIDE } from '../scanner/thresholds.ts';
import { commonKinds } from './labels.ts';
import { dataFolder, type KnownPhotograph, listPhotographs } from './photographs.ts';

interface Judged {
  readonly photograph: KnownPhotograph;
  /** Log-probabilities at temperature 1, in the order of `kinds`. */
  readonly logits: readonly number[];
}

const kinds = model.kinds as ScannedKind[];
const isCommon = (kind: ScannedKind) => commonKinds.some((common) => common === kind);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

async function judge(photograph: KnownPhotograph): Promise<Judged> {
  const photo = await decodePhoto(await readFile(photograph.path));
  const segmentation = segment(await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside'));
  const reading = await classify(photo, segmentation);
  const confidences = new Map(reading.kinds.map(({ kind, confidence }) => [kind, confidence]));
  const logits = kinds.map((kind) => model.temperature * Math.log((confidences.get(kind) ?? 0) + 1e-12));
  return { photograph, logits };
}

function probabilities(logits: readonly number[], temperature: number): number[] {
  const powers = logits.map((logit) => Math.exp((logit - Math.max(...logits)) / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Kinds by falling probability, among those allowed. */
function ranked(of: readonly number[], allowed: (kind: ScannedKind) => boolean): ScannedKind[] {
  const order = kinds
    .map((kind, i) => ({ kind, probability: of[i] ?? 0 }))
    .filter(({ kind }) => allowed(kind));
  return order.sort((a, b) => b.probability - a.probability).map(({ kind }) => kind);
}

function logLoss(judged: readonly Judged[], temperature: number): number {
  return judged.reduce(
    (sum, { photograph, logits }) =>
      sum - Math.log((probabilities(logits, temperature)[kinds.indexOf(photograph.kind)] ?? 0) + 1e-12),
    0,
  );
}

function bestTemperature(judged: readonly Judged[]): number {
  const candidates = Array.from({ length: 141 }, (_, i) => 0.3 + i * 0.01);
  return candidates.reduce((best, t) => (logLoss(judged, t) < logLoss(judged, best) ? t : best), 1);
}

/** Expected calibration error of the first answer, in ten bins of confidence. */
function calibrationError(answers: readonly { confidence: number; right: boolean }[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = answers.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
    const confidence = inside.reduce((sum, answer) => sum + answer.confidence, 0);
    error += Math.abs(confidence - inside.filter((answer) => answer.right).length) / answers.length;
  }
  return error;
}

function reportTop(title: string, rows: readonly Judged[], allowed: (kind: ScannedKind) => boolean): void {
  const within = (k: number) =>
    rows.filter(({ photograph, logits }) => ranked(logits, allowed).slice(0, k).includes(photograph.kind))
      .length;
  console.log(
    `${title} (${rows.length}): top-1 ${percent(within(1), rows.length)}, top-3 ${percent(within(3), rows.length)}`,
  );
}

function reportKinds(rows: readonly Judged[]): void {
  console.log(
    '\n| kind | photographs | recall | precision | in top 3 | taken for |\n|---|---|---|---|---|---|',
  );
  const answers = rows.map(({ photograph, logits }) => ({
    truth: photograph.kind,
    ranking: ranked(logits, isCommon),
  }));
  for (const kind of commonKinds) {
    const of = answers.filter(({ truth }) => truth === kind);
    const right = of.filter(({ ranking }) => ranking[0] === kind).length;
    const claimed = answers.filter(({ ranking }) => ranking[0] === kind).length;
    const top3 = of.filter(({ ranking }) => ranking.slice(0, 3).includes(kind)).length;
    const others = commonKinds
      .map((other) => ({ other, count: of.filter(({ ranking }) => ranking[0] === other).length }))
      .filter(({ other, count }) => other !== kind && count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ other, count }) => `${other} ${count}`);
    console.log(
      `| ${kind} | ${of.length} | ${percent(right, of.length)} | ${percent(right, claimed)} | ${percent(top3, of.length)} | ${others.join(', ')} |`,
    );
  }
}

/** The category of the kind that the scanner names, as it reports it. */
function categoryOf(logits: readonly number[]): Category {
  const [first] = ranked(logits, () => true);
  if (!first) throw new Error('The model has no kinds');
  return categoryOfKind[first];
}

const folder = dataFolder(process.argv.slice(2).find((argument) => !argument.startsWith('--')));
const senders = new Set<string>(
  JSON.parse(await readFile(join(import.meta.dirname, 'validation-senders.json'), 'utf8')),
);
const photographs = (await listPhotographs(folder)).filter(({ sender }) => senders.has(sender));
const judged: Judged[] = [];
for (const photograph of photographs) judged.push(await judge(photograph));

let { temperature } = model;
if (process.argv.includes('--calibrate')) {
  temperature = Number(bestTemperature(judged).toFixed(2));
  const card = join(import.meta.dirname, '../models/garment-kind.json');
  await writeFile(card, `${JSON.stringify({ ...model, temperature }, null, 2)}\n`);
}

const common = judged.filter(({ photograph }) => isCommon(photograph.kind));
const adults = common.filter(({ photograph }) => !photograph.forChild);
console.log(`${senders.size} photographers never trained on, temperature ${temperature}\n`);
reportTop('10 common kinds', common, isCommon);
reportTop('10 common kinds, without children’s clothes', adults, isCommon);
reportTop('10 common kinds, all 17 answers allowed', common, () => true);
reportTop('all 17 kinds', judged, () => true);
const isSlotRight = ({ photograph, logits }: Judged) =>
  categoryOf(logits) === categoryOfKind[photograph.kind];
console.log(
  `category: ${percent(common.filter(isSlotRight).length, common.length)} of the 10 common kinds, ${percent(judged.filter(isSlotRight).length, judged.length)} of all`,
);

const answers = judged.map(({ photograph, logits }) => {
  const [first] = ranked(logits, () => true);
  const confidence = Math.max(...probabilities(logits, temperature));
  return { confidence, right: first === photograph.kind };
});
console.log(`expected calibration error: ${(100 * calibrationError(answers)).toFixed(1)} points`);
for (const gate of [0.5, 0.6, 0.7, 0.8, 0.9]) {
  const sure = answers.filter(({ confidence }) => confidence >= gate);
  const right = sure.filter((answer) => answer.right);
  console.log(
    `confidence from ${gate}: ${percent(sure.length, answers.length)} of the photographs, ${percent(right.length, sure.length)} right`,
  );
}
reportKinds(common);
