import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { examples } from '#advisor/understand/examples/all.ts';
import type { Intent } from '#advisor/understand/intents.ts';
import { type Aim, aims, intentOfAim } from '#advisor/understand/learned/aims.ts';
import { buckets } from '#advisor/understand/learned/features.ts';
import {
  featuresOfMessage,
  parseModel,
  probabilitiesOf,
  sizeOf,
  softmax,
} from '#advisor/understand/learned/model.ts';
import { type Situation, situationOf } from '#advisor/understand/learned/situation.ts';
import { utterances } from '#tests/advisor/utterances/all.ts';
import { seeded } from './split.ts';

/**
 * Trains the advisors' linear model of messages: `node training/messages.ts` writes `models/messages.bin`;
 * `--authors` prints the accuracy on the messages of each author, learned from the others; `--file FILE`
 * prints the shipped model's on a file.
 */

type Message = {
  author: string;
  text: string;
  /** Several aims at once, or where `isOneOf`, the aims of an intent, of which one is meant. */
  aims: readonly Aim[];
  isOneOf: boolean;
  features: readonly number[];
};

const folder = path.join(import.meta.dirname, 'messages');

/** A line is `aim+aim | situation | message`, with garments, plans, qualities and people in braces. */
function parse(file: string): Message[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [labels = '', situation = '', marked = ''] = line.split(' | ');
      const known = labels.split('+') as Aim[];
      for (const aim of known) if (!aims.includes(aim)) throw new Error(`${file}: ${aim} is no aim`);
      const text = marked.replace(/\{[gpqw]:([^{}]*)\}/g, '$1');
      const features = featuresOfMessage(text, situation as Situation);
      return { author: path.basename(file, '.txt'), text, aims: known, isOneOf: false, features };
    });
}

/** The tuning set of conversations, of which only the intents are known. */
function tuned(): Message[] {
  return utterances.flatMap(({ turns }) =>
    turns.flatMap(([text, intent], at): Message[] => {
      const meant = aims.filter((aim) => intentOfAim[aim] === intent);
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
    const meant = aims.filter((aim) => intentOfAim[aim] === intent);
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

const epochs = 8;
const rate = 0.35;
/** Share of the features that each step leaves out. */
const dropout = 0.3;

/** Softmax regression by AdaGrad. @returns the model's file */
function train(messages: readonly Message[]): Uint8Array {
  const width = aims.length;
  const weights = new Float32Array((buckets + 1) * width);
  const squares = new Float32Array((buckets + 1) * width).fill(1e-3);
  const next = seeded(7);
  const order = [...messages.keys()];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    const step = rate * (1 - epoch / epochs) + 0.01;
    for (const index of order) {
      const message = messages[index];
      if (!message) continue;
      const features = message.features.filter(() => next() > dropout);
      const share = 1 / sizeOf(features);
      const logits = new Float64Array(width);
      for (const bucket of features)
        for (let at = 0; at < width; at++)
          logits[at] = (logits[at] ?? 0) + (weights[bucket * width + at] ?? 0) * share;
      for (let at = 0; at < width; at++)
        logits[at] = (logits[at] ?? 0) + (weights[buckets * width + at] ?? 0);
      const slope = softmax(logits);
      const meant = message.aims.map((aim) => aims.indexOf(aim));
      const sum = meant.reduce((all, at) => all + (slope[at] ?? 0), 0);
      for (const at of meant) {
        const probability = slope[at] ?? 0;
        slope[at] = probability - (message.isOneOf ? probability / sum : 1 / meant.length);
      }
      const learn = (cell: number, gradient: number) => {
        squares[cell] = (squares[cell] ?? 0) + gradient * gradient;
        weights[cell] = (weights[cell] ?? 0) - (step * gradient) / Math.sqrt(squares[cell] ?? 1);
      };
      for (let at = 0; at < width; at++) {
        const gradient = slope[at] ?? 0;
        if (Math.abs(gradient) < 1e-3) continue;
        for (const bucket of features) learn(bucket * width + at, gradient * share);
        learn(buckets * width + at, gradient);
      }
    }
  }
  // The largest weights are rare: they are clipped so that the others keep their precision.
  const sizes = weights.map(Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * 0.9999)] ?? 1) / 127;
  const bytes = new Uint8Array(4 + weights.length);
  new DataView(bytes.buffer).setFloat32(0, scale, true);
  const rounded = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  bytes.set(new Uint8Array(rounded.buffer), 4);
  return bytes;
}

function tell(name: string, bytes: Uint8Array, messages: readonly Message[], failed: boolean): void {
  const model = parseModel(bytes);
  let first = 0;
  let three = 0;
  for (const message of messages) {
    const ranked = [...probabilitiesOf(model, message.features)]
      .map((probability, at) => ({ probability, aim: aims[at] as Aim }))
      .sort((a, b) => b.probability - a.probability);
    const isRight = message.aims.includes(ranked[0]?.aim as Aim);
    first += Number(isRight);
    three += Number(ranked.slice(0, 3).some(({ aim }) => message.aims.includes(aim)));
    if (failed && !isRight) console.log(`  ${message.aims.join('+')} → ${ranked[0]?.aim}: ${message.text}`);
  }
  const percent = (count: number) => `${((100 * count) / messages.length).toFixed(1)} %`;
  console.log(
    `${name.padEnd(24)} ${messages.length} messages, first ${percent(first)}, among three ${percent(three)}`,
  );
}

const { values } = parseArgs({
  options: {
    authors: { type: 'boolean' },
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
  if (values.authors) {
    for (const author of new Set(all.map((message) => message.author)))
      tell(
        author,
        train([...all.filter((message) => message.author !== author), ...tuned(), ...exemplary()]),
        all.filter((message) => message.author === author),
        values.failed,
      );
  } else {
    writeFileSync(model, train([...all, ...tuned(), ...exemplary()]));
  }
}
