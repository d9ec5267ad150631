import fs from 'node:fs';
import { jitter } from '#stylist/jitter.ts';
import { judgeLook } from '#stylist/requests/judge-look.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Described, readGarment } from '#stylist/vocabulary/read-garment.ts';

type Line = { outfit: Described[]; label?: number | boolean | string };

/** `answer` is an index of `choices`. */
type Question = { context: Described[]; choices: Described[]; answer: number };

const linesOf = <T>(file: string): T[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      try {
        return JSON.parse(line) as T;
      } catch {
        throw new Error(`${file}:${index + 1} is not JSON`);
      }
    });

const isGood = (label: Line['label']): boolean =>
  label === true ||
  Number(label) > 0 ||
  ['good', 'yes', 'true', 'compatible', 'positive'].includes(String(label).toLowerCase());

const scoreOf = (pieces: readonly Described[]): number =>
  judgeLook(pieces.map((piece, index) => readGarment(piece, String(index)))).score;

const slotOf = (piece: Described): Slot => slotsOfKind[readGarment(piece, '').kind][0] ?? 'jewellery';

/** Share of (good, bad) pairs that the score orders correctly; ties count half. */
export function areaUnderCurve(good: readonly number[], bad: readonly number[]): number {
  const all = [
    ...good.map((score) => ({ score, good: true })),
    ...bad.map((score) => ({ score, good: false })),
  ];
  all.sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.score === all[start]?.score) end++;
    const rank = (start + 1 + end) / 2;
    for (const one of all.slice(start, end)) if (one.good) ranks += rank;
    start = end;
  }
  return (ranks - (good.length * (good.length + 1)) / 2) / (good.length * bad.length);
}

type Popularity = (pieces: readonly Described[]) => number;

const keyOf = (piece: Described) => `${readGarment(piece, '').kind} ${piece.color ?? ''}`.toLowerCase();

function popularityIn(outfits: readonly (readonly Described[])[]): Popularity {
  const counts = new Map<string, number>();
  for (const piece of outfits.flat()) counts.set(keyOf(piece), (counts.get(keyOf(piece)) ?? 0) + 1);
  return (pieces) =>
    pieces.reduce((sum, piece) => sum + Math.log(1 + (counts.get(keyOf(piece)) ?? 0)), 0) /
    Math.max(1, pieces.length);
}

/** Several per real one, to reduce variance. */
const drawsEach = 5;

type Draw = (outfit: readonly Described[], turn: number) => Described[];

function drawsFrom(outfits: readonly Line[]): { anything: Draw; sameSlot: Draw } {
  const pool = outfits.flatMap(({ outfit }) => outfit);
  const bySlot = Map.groupBy(pool, slotOf);
  const pick = (list: readonly Described[], turn: number, index: number, what: string): Described =>
    list[Math.floor(jitter(1, what, String(turn), String(index)) * list.length)] as Described;
  return {
    anything: (outfit, turn) => outfit.map((_, index) => pick(pool, turn, index, 'any')),
    sameSlot: (outfit, turn) =>
      outfit.map((piece, index) => pick(bySlot.get(slotOf(piece)) ?? pool, turn, index, 'slot')),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function printAuc(
  title: string,
  good: readonly Described[][],
  bad: readonly Described[][],
  liked: Popularity,
): void {
  const auc = (score: Popularity) => areaUnderCurve(good.map(score), bad.map(score)).toFixed(3);
  const chance = (pieces: readonly Described[]) => jitter(3, JSON.stringify(pieces));
  console.log(
    `${title}: AUC ${auc(scoreOf)} (popularity ${auc(liked)}, random ${auc(chance)}; ${good.length} good, ${bad.length} bad)`,
  );
}

export function judgeOutfits(file: string): void {
  const lines = linesOf<Line>(file).filter(({ outfit }) => outfit.length > 1);
  const labelled = lines.filter(({ label }) => label !== undefined && label !== null);
  console.log(`\n${file}: ${lines.length} outfits, ${labelled.length} labelled`);
  const good = labelled.filter(({ label }) => isGood(label)).map(({ outfit }) => outfit);
  const bad = labelled.filter(({ label }) => !isGood(label)).map(({ outfit }) => outfit);
  if (good.length > 0 && bad.length > 0) {
    printAuc('against its labels', good, bad, popularityIn(lines.map(({ outfit }) => outfit)));
    return;
  }
  const real = lines.map(({ outfit }) => outfit);
  const { anything, sameSlot } = drawsFrom(lines);
  const liked = popularityIn(real);
  const drawn = (draw: Draw) =>
    real.flatMap((outfit, index) =>
      Array.from({ length: drawsEach }, (_, n) => draw(outfit, index * drawsEach + n)),
    );
  printAuc('against random pieces', real, drawn(anything), liked);
  printAuc('against random pieces of the same slots', real, drawn(sameSlot), liked);
}

export function fillInTheBlank(file: string): void {
  const questions = linesOf<Question>(file);
  const liked = popularityIn(questions.map(({ context }) => context));
  const accuracy = (score: Popularity) =>
    questions.filter(({ context, choices, answer }) => {
      const scores = choices.map((choice) => score([...context, choice]));
      return scores.indexOf(Math.max(...scores)) === answer;
    }).length / Math.max(1, questions.length);
  const chance =
    questions.reduce((sum, { choices }) => sum + 1 / choices.length, 0) / Math.max(1, questions.length);
  console.log(
    `\n${file}: ${questions.length} questions; right ${percent(accuracy(scoreOf))} ` +
      `(popularity ${percent(accuracy(liked))}, random ${percent(chance)})`,
  );
}
