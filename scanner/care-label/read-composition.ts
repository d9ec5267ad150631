import type { Fibre, GarmentPart } from '#contract/fibres.ts';
import { fibreWords, partWords } from './fibre-words.ts';
import type { LabelWord } from './label-words.ts';
import { nameFinder } from './name-finder.ts';
import { type Block, type CompositionReading, settleBlocks } from './settle-blocks.ts';

const fibreAt = nameFinder(fibreWords);
const partAt = nameFinder(partWords);

type Sign =
  | { is: 'percent'; percent: number; line: number }
  | { is: 'fibre'; fibre: Fibre; line: number }
  | { is: 'part'; part: GarmentPart }
  | { is: 'word' };

/** "60 % de algodón orgánico". */
const wordsBetween = 3;

function signsOf(words: readonly LabelWord[]): Sign[] {
  const letters = words.map((word) => word.letters);
  const signs: Sign[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as LabelWord;
    const share = word.percent ?? unsigned(words, at, letters);
    if (share !== undefined) {
      signs.push({ is: 'percent', percent: share, line: word.line });
      at += 1;
      // Wool in Portuguese, an article elsewhere.
      if (letters[at] === 'LA') {
        signs.push({ is: 'fibre', fibre: 'wool', line: word.line });
        at += 1;
      }
      continue;
    }
    const fibre = fibreAt(letters, at);
    const part = fibre === undefined && !isExcepted(letters, at) ? partAt(letters, at) : undefined;
    if (fibre !== undefined) signs.push({ is: 'fibre', fibre: fibre.key, line: word.line });
    else if (part !== undefined) signs.push({ is: 'part', part: part.key });
    else signs.push({ is: 'word' });
    at += fibre?.words ?? part?.words ?? 1;
  }
  return signs;
}

const isExcepted = (letters: readonly string[], at: number): boolean =>
  letters
    .slice(Math.max(0, at - 2), at)
    .some((word) => /^(EXCL|SALVO|EXCEP|EXCET|ESCLU|SIN|HORS|OHNE|AUSGEN|WITHOUT)/.test(word));

/** OCR lost its %. */
function unsigned(words: readonly LabelWord[], at: number, letters: readonly string[]): number | undefined {
  const { number, line } = words[at] as LabelWord;
  if (number === undefined || number < 1 || number > 100) return undefined;
  const next = words[at + 1];
  return next?.line === line && fibreAt(letters, at + 1) !== undefined ? number : undefined;
}

/** Ten languages often follow one percentage. */
function mostNamed(run: readonly Fibre[]): Fibre | undefined {
  let best: Fibre | undefined;
  const count = (fibre: Fibre) => run.filter((one) => one === fibre).length;
  for (const fibre of run) if (best === undefined || count(fibre) > count(best)) best = fibre;
  return best;
}

function runFrom(signs: readonly Sign[], from: number, step: 1 | -1): Fibre[] {
  const run: Fibre[] = [];
  let strangers = 0;
  for (let at = from + step; at >= 0 && at < signs.length; at += step) {
    const sign = signs[at] as Sign;
    if (sign.is === 'percent' || sign.is === 'part') break;
    if (sign.is === 'fibre') run.push(sign.fibre);
    else if (++strangers > wordsBetween) break;
  }
  return run;
}

/** MAIN is also French for hand. */
function isHeading(signs: readonly Sign[], at: number): boolean {
  let strangers = 0;
  for (const sign of signs.slice(at + 1)) {
    if (sign.is === 'percent' || sign.is === 'fibre') return true;
    if (sign.is === 'word' && ++strangers > 1) return false;
  }
  return false;
}

/** Blocks of 100 %, with percentages before (step 1) or behind (step -1) their fibre. */
function blocksOf(signs: readonly Sign[], step: 1 | -1): Block[] {
  const blocks: Block[] = [];
  let open: Block = { part: 'outer', fibres: [] };
  const close = (part = open.part) => {
    if (open.fibres.length > 0) blocks.push(open);
    open = { part, fibres: [] };
  };
  signs.forEach((sign, at) => {
    if (sign.is === 'part' && isHeading(signs, at)) close(sign.part);
    if (sign.is !== 'percent') return;
    const fibre = mostNamed(runFrom(signs, at, step));
    if (fibre === undefined) return;
    const { percent } = sign;
    if (open.fibres.some((known) => known.fibre === fibre && known.percent === percent)) return;
    const sum = open.fibres.reduce((total, known) => total + known.percent, 0);
    if (sum + percent > 100 || open.fibres.some((known) => known.fibre === fibre)) close();
    open.fibres.push({ fibre, percent });
    if (sum + percent === 100) close();
  });
  close();
  return blocks;
}

const worthOf = ({ composition }: CompositionReading) => {
  const sums = new Map<GarmentPart, number>();
  for (const { part, percent } of composition) sums.set(part, (sums.get(part) ?? 0) + percent);
  return [...sums.values()].filter((sum) => sum === 100).length * 10 + composition.length;
};

/** Positive when most percentages precede their fibre. */
function leaning(signs: readonly Sign[]): number {
  let more = 0;
  signs.forEach((sign, at) => {
    if (sign.is !== 'percent') return;
    const isBeside = (beside: Sign | undefined) => beside?.is === 'fibre' && beside.line === sign.line;
    more += Number(isBeside(signs[at + 1])) - Number(isBeside(signs[at - 1]));
  });
  return more;
}

export function readComposition(words: readonly LabelWord[]): CompositionReading {
  const signs = signsOf(words);
  const leans = leaning(signs);
  if (leans !== 0) return settleBlocks(blocksOf(signs, leans > 0 ? 1 : -1));
  const before = settleBlocks(blocksOf(signs, 1));
  const behind = settleBlocks(blocksOf(signs, -1));
  return worthOf(behind) > worthOf(before) ? behind : before;
}
