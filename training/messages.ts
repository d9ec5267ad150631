import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { entries } from '#advisor/knowledge/entries.ts';
import { examples } from '#advisor/understand/examples/all.ts';
import type { Intent } from '#advisor/understand/intents.ts';
import { type Aim, aims, intentOfAim } from '#advisor/understand/learned/aims.ts';
import { buckets } from '#advisor/understand/learned/features.ts';
import {
  bytesOfModel,
  featuresOfMessage,
  logitsOf,
  parseModel,
  probabilitiesOf,
  shareOf,
  softmax,
  width,
} from '#advisor/understand/learned/model.ts';
import { type Situation, situationOf } from '#advisor/understand/learned/situation.ts';
import { utterances } from '#tests/advisor/utterances/all.ts';
import { seeded } from './split.ts';

/**
 * Trains the advisors' model of messages: `node training/messages.ts` writes `models/messages.bin`;
 * `--authors` prints the accuracy on the messages of each author (`--author` of one), learned from the
 * others; `--file FILE` prints the shipped model's on a file.
 */

type Message = {
  author: string;
  text: string;
  /** Several aims at once, or where `isOneOf`, the aims of an intent, of which one is meant. */
  aims: readonly Aim[];
  isOneOf: boolean;
  features: readonly number[];
};

const aimsOfIntent = (intent: Intent) => aims.filter((aim) => intentOfAim[aim] === intent);

const folder = path.join(import.meta.dirname, 'messages');

/**
 * A line is `aim+aim | situation | message`, with garments, plans, qualities and people in braces in the
 * first files; `=intent` stands for one of the aims of an intent.
 */
function parse(file: string): Message[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [labels = '', situation = '', marked = ''] = line.split(' | ');
      const isOneOf = labels.startsWith('=');
      const known = isOneOf ? aimsOfIntent(labels.slice(1) as Intent) : (labels.split('+') as Aim[]);
      if (known.length === 0 || !known.every((aim) => aims.includes(aim)))
        throw new Error(`${file}: ${labels} is no aim`);
      const text = marked.replace(/\{[gpqw]:([^{}]*)\}/g, '$1');
      const features = featuresOfMessage(text, situation as Situation);
      return { author: path.basename(file, '.txt'), text, aims: known, isOneOf, features };
    });
}

/** The tuning set of conversations, of which only the intents are known. */
function tuned(): Message[] {
  return utterances.flatMap(({ turns }) =>
    turns.flatMap(([text, intent], at): Message[] => {
      const meant = aimsOfIntent(intent);
      const [, before] = turns[at - 1] ?? [];
      const situation = situationOf({
        hasOutfits: at > 0 && !talk.includes(before ?? 'greet'),
        asked: null,
        topic: before ?? null,
      });
      if (meant.length === 0) return [];
      return [
        { author: 'tuned', text, aims: meant, isOneOf: true, features: featuresOfMessage(text, situation) },
      ];
    }),
  );
}

const talk: readonly Intent[] = [
  'greet',
  'thanks',
  'who',
  'abilities',
  'knowledge',
  'search',
  'spent',
  'app',
  'gaps',
];

/** Sentences of the rules' examples, with a word for each placeholder. */
function exemplary(): Message[] {
  return examples.flatMap(({ intent, words }): Message[] => {
    const meant = aimsOfIntent(intent);
    if (meant.length === 0) return [];
    const text = words.map((word) => fillings[word] ?? word).join(' ');
    const situation = needOutfits.includes(intent) ? 'look' : 'new';
    return [
      { author: 'examples', text, aims: meant, isOneOf: true, features: featuresOfMessage(text, situation) },
    ];
  });
}

const needOutfits: readonly Intent[] = ['adjust', 'another', 'choose', 'keep', 'wear', 'like', 'why'];

const fillings: Readonly<Record<string, string>> = {
  G: 'camisa blanca',
  P: 'boda',
  C: 'azul',
  L: 'roma',
  N: '3',
  W: 'llueve',
  T: 'manana',
  M: 'elegante',
  S: 'invierno',
};

/** Questions of the knowledge entries, of which only that they ask for knowledge is known. */
function asked(): Message[] {
  const meant = (['knowledge', 'colour', 'trends'] as const).flatMap(aimsOfIntent);
  return entries
    .filter(({ topic }) => topic !== 'product')
    .flatMap(({ questions }) =>
      questions.map((text) => ({
        author: 'entries',
        text,
        aims: meant,
        isOneOf: true,
        features: featuresOfMessage(text, 'new'),
      })),
    );
}

const epochs = 8;
const rate = 0.07;
/** Shares of the features and of the numbers of a message that each step leaves out. */
const dropout = { features: 0.2, sums: 0.3 };

/** Weights that learn by AdaGrad. */
function learning(length: number, from: () => number) {
  const weights = Float32Array.from({ length }, from);
  const squares = new Float32Array(length).fill(1e-3);
  const learn = (cell: number, gradient: number, step: number) => {
    squares[cell] = (squares[cell] ?? 0) + gradient * gradient;
    weights[cell] = (weights[cell] ?? 0) - (step * gradient) / Math.sqrt(squares[cell] ?? 1);
  };
  return { weights, learn };
}

/** @returns the model's file */
function train(messages: readonly Message[]): Uint8Array {
  const next = seeded(7);
  const around = (most: number) => () => (next() * 2 - 1) * most;
  const rows = learning(buckets * width, around(0.05));
  const out = learning(width * aims.length, around(1.5 / Math.sqrt(width)));
  const biases = learning(aims.length, () => 0);
  const model = { weights: out.weights, biases: biases.weights };
  const order = [...messages.keys()];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    const step = rate * (1 - epoch / epochs) + 0.005;
    for (const index of order) {
      const message = messages[index];
      const features = message?.features.filter(() => next() > dropout.features) ?? [];
      if (!message || features.length === 0) continue;
      const share = shareOf(features);
      const sums = new Float64Array(width);
      for (const bucket of features)
        for (let at = 0; at < width; at++)
          sums[at] = (sums[at] ?? 0) + (rows.weights[bucket * width + at] ?? 0);
      const kept = Float64Array.from(sums, () => (next() < dropout.sums ? 0 : share / (1 - dropout.sums)));
      for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) * (kept[at] ?? 0);

      const slope = softmax(logitsOf(model, sums));
      const meant = message.aims.map((aim) => aims.indexOf(aim));
      const sum = meant.reduce((all, at) => all + (slope[at] ?? 0), 0);
      for (const at of meant) {
        const probability = slope[at] ?? 0;
        slope[at] = probability - (message.isOneOf ? probability / sum : 1 / meant.length);
      }
      for (let row = 0; row < width; row++) {
        if (kept[row] === 0) continue;
        let back = 0;
        for (let at = 0; at < slope.length; at++) {
          const gradient = slope[at] ?? 0;
          if (Math.abs(gradient) < 1e-3) continue;
          const cell = row * aims.length + at;
          back += gradient * (out.weights[cell] ?? 0);
          out.learn(cell, gradient * (sums[row] ?? 0), step);
        }
        sums[row] = back * (kept[row] ?? 0);
      }
      for (const bucket of features)
        for (let at = 0; at < width; at++)
          if (kept[at] !== 0) rows.learn(bucket * width + at, sums[at] ?? 0, step);
      slope.forEach((gradient, at) => {
        biases.learn(at, gradient, step);
      });
    }
  }
  // The largest weights are rare: they are clipped so that the others keep their precision.
  const sizes = rows.weights.map(Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * 0.9999)] ?? 1) / 127;
  const head = Float32Array.of(scale, ...out.weights, ...biases.weights);
  const rounded = Int8Array.from(rows.weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  const bytes = new Uint8Array(bytesOfModel);
  bytes.set(new Uint8Array(head.buffer));
  bytes.set(new Uint8Array(rounded.buffer), head.byteLength);
  return bytes;
}

function tell(name: string, bytes: Uint8Array, messages: readonly Message[], failed: boolean): void {
  const model = parseModel(bytes);
  let first = 0;
  let three = 0;
  let intent = 0;
  for (const message of messages) {
    const ranked = [...probabilitiesOf(model, message.features)]
      .map((probability, at) => ({ probability, aim: aims[at] as Aim }))
      .sort((a, b) => b.probability - a.probability);
    const isRight = message.aims.includes(ranked[0]?.aim as Aim);
    first += Number(isRight);
    intent += Number(message.aims.some((aim) => intentOfAim[aim] === intentOfAim[ranked[0]?.aim as Aim]));
    three += Number(ranked.slice(0, 3).some(({ aim }) => message.aims.includes(aim)));
    if (failed && !isRight) console.log(`  ${message.aims.join('+')} → ${ranked[0]?.aim}: ${message.text}`);
  }
  const percent = (count: number) => `${((100 * count) / messages.length).toFixed(1)} %`;
  console.log(
    `${name.padEnd(24)} ${messages.length} messages, first ${percent(first)}, among three ${percent(three)}, intent ${percent(intent)}`,
  );
}

const { values } = parseArgs({
  options: {
    authors: { type: 'boolean' },
    author: { type: 'string' },
    file: { type: 'string' },
    failed: { type: 'boolean', default: false },
  },
});
const model = path.join(import.meta.dirname, '../models/messages.bin');
if (values.file) {
  tell(path.basename(values.file), readFileSync(model), parse(values.file), values.failed);
} else {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => parse(path.join(folder, file)));
  const others = [...tuned(), ...exemplary(), ...asked()];
  if (values.authors || values.author) {
    for (const author of values.author ? [values.author] : new Set(all.map((message) => message.author)))
      tell(
        author,
        train([...all.filter((message) => message.author !== author), ...others]),
        all.filter((message) => message.author === author),
        values.failed,
      );
  } else {
    writeFileSync(model, train([...all, ...others]));
  }
}
