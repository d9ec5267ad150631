import { type Circumstance, encode, mostWords, wordsHeard } from './encoder.ts';
import { encoder } from './joined.ts';
import { geluAll } from './layers.ts';

/** A gap between two words: the offset of the next one in the text, and its index in `wordsHeard`. */
export type Gap = { at: number; index: number; marks: readonly number[] };

const opening = /^[("«]*[¿¡]/;
const endings = [
  /$/,
  /\p{Emoji_Presentation}$/u,
  /,$/,
  /[.!…;:]["»)\p{Emoji_Presentation}]*$/u,
  /\?[^\p{L}\p{N}]*$/u,
];
const stop = 3;

const heardIn = (text: string): number => wordsHeard(text.replace(/\?[^\p{L}\p{N}]*$/u, ',')).length;

export function gapsIn(text: string): Gap[] {
  let [index, from] = [0, 0];
  const found = Array.from(text.matchAll(/\s+/g), ({ index: end, 0: space }) => {
    index += heardIn(text.slice(from, end));
    from = end + space.length;
    const left = text.slice(0, end);
    const ending = space.includes('\n') ? stop : endings.findLastIndex((one) => one.test(left));
    return { at: from, index, ending };
  }).filter((gap) => gap.index > 0 && gap.at < text.length);
  const isPlain = found.every(({ ending }) => ending < stop);
  return found.map(({ ending, ...gap }) => ({
    ...gap,
    marks: [
      ...endings.map((_, at) => Number(at === ending)),
      Number(opening.test(text.slice(gap.at))),
      Number(isPlain),
    ],
  }));
}

/** Log-odds that a new request begins at each offset. Text beyond `mostWords` is not scored. */
export function cutsIn(text: string): { at: number; odds: number }[] {
  const { width, tensors, labels, products } = encoder();
  const tensor = (name: string) => tensors[`cuts.${name}`] as Float32Array;
  const words = wordsHeard(text);
  const gaps = gapsIn(text).filter(({ index }) => index < Math.min(mostWords, words.length));
  if (gaps.length === 0) return [];
  const marked = tensor('mark.weight');
  const known = marked.length / width;
  const beside = Map.groupBy(gaps, ({ index }) => index);
  const none = Array.from({ length: known }, () => 0);
  const markedRow = (word: number) => {
    const { marks } = beside.get(word)?.[0] ?? { marks: none };
    return Float32Array.from({ length: width }, (_, i) =>
      marks.reduce((sum, mark, at) => sum + mark * (marked[i * known + at] as number), 0),
    );
  };
  const context: Circumstance = {
    situation: 0,
    before: labels['aims']?.length ?? 0,
    intent: labels['intents']?.length ?? 0,
  };
  const { rows, steps } = encode(encoder(), words, context, markedRow);
  const row = (at: number) => rows.subarray(at * width, (at + 1) * width);
  const inputs = tensor('f.weight').length / tensor('f.bias').length;
  const seen = new Float32Array(gaps.length * inputs);
  for (const [at, { index, marks }] of gaps.entries()) {
    const word = index + 2;
    let to = at * inputs;
    for (const one of [row(word - 1), row(word), row((word + 1) % steps), row(0), marks]) {
      seen.set(one, to);
      to += one.length;
    }
  }
  const hidden = geluAll(products.linear(seen, tensor('f.weight'), tensor('f.bias')));
  const odds = products.linear(hidden, tensor('o.weight'), tensor('o.bias'));
  return gaps.map(({ at }, one) => ({ at, odds: odds[one] ?? 0 }));
}
