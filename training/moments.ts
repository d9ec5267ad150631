import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Intent } from '#advisor/understand/intents.ts';
import { featuresOfMoment, momentBuckets, noMoment } from '#advisor/understand/learned/moment.ts';
import {
  bytesOfTitledModel,
  parseTitledModel,
  probabilitiesByTitle,
} from '#advisor/understand/learned/titled-model.ts';
import { utterances } from '#tests/advisor/utterances/all.ts';
import { labelledOf, unmarked } from './labelled.ts';
import { seeded } from './seeded.ts';
import { trainTwoLayers } from './two-layers.ts';

/**
 * Trains the advisors' model of moments of life: `node training/moments.ts` writes `models/moments.bin`; `--folds`
 * prints how often messages that were not learned are told right.
 */

type Message = { author: string; id: string; text: string; worth: number };

const folder = (name: string) => path.join(import.meta.dirname, name);

const told = labelledOf('moments').map(({ author, parts: [id = '', ...text] }): Message => {
  return { author, id, text: text.join(' | '), worth: 1 };
});

/** Aims of messages that may tell a moment without being labelled with it. */
const personal =
  /grief|low|bullied|body-shame|eating|self-harm|violence|minor|chit-chat|who|compliment|insult|thanks|like|dislike|pregnancy|children|health|modest|may-i|feeling|problem|not-understood|sexual|no$/;
const everyOther = 3;
const worthOfOther = 0.3;

const others = [
  ...labelledOf('messages')
    .filter(({ parts: [aims = ''] }) => !personal.test(aims))
    .map(({ author, parts: [, , text = ''] }) => ({ author, text })),
  ...labelledOf('plans').map(({ author, parts: [, ...text] }) => ({ author, text: text.join(' | ') })),
]
  .filter((_, at) => at % everyOther === 0)
  .map(({ author, text }): Message => ({ author, id: noMoment, text: unmarked(text), worth: worthOfOther }));

const feelings: ReadonlySet<Intent> = new Set([
  'feeling',
  'body',
  'distress',
  'chat',
  'thanks',
  'greet',
  'who',
  'off-topic',
]);
const tuned = utterances.flatMap(({ turns }) =>
  turns
    .filter(([, intent]) => !feelings.has(intent))
    .map(([text]): Message => ({ author: 'tuned', id: noMoment, text, worth: 1 })),
);

const lengthOf = ({ text }: Message) => text.split(' ').length;
const most = { told: 22, asked: 14 } as const;
const worthOfJoined = 0.3;

/** Most people tell a moment while they ask for clothes, most lines do not: each is learned beside a request as well. */
function besideRequests(lines: readonly Message[]): Message[] {
  const next = seeded(11);
  const requests = lines.filter((line) => line.id === noMoment && lengthOf(line) <= most.asked);
  return lines
    .filter((line) => line.id !== noMoment && lengthOf(line) <= most.told)
    .map((line) => {
      const request = requests[Math.floor(next() * requests.length)]?.text ?? '';
      const text = next() < 0.5 ? `${line.text}, ${request}` : `${request}, ${line.text}`;
      return { ...line, text, worth: worthOfJoined };
    });
}

const ids = [...new Set([noMoment, ...told.map(({ id }) => id)])];
const epochs = 10;

const train = (lines: readonly Message[]): Uint8Array =>
  bytesOfTitledModel(
    ids,
    trainTwoLayers(
      [...lines, ...besideRequests(lines), ...others, ...tuned].map(({ id, text, worth }) => ({
        features: featuresOfMoment(text),
        classes: [ids.indexOf(id)],
        worth,
      })),
      ids.length,
      epochs,
      momentBuckets,
    ),
  );

const folds = 5;

function evaluate(read: (message: Message, at: number) => { id: string; probability: number }): void {
  const found = told.map((message, at) => ({ ...message, got: read(message, at) }));
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const saying = (one: (typeof found)[number]) => (one.got.probability >= least ? one.got.id : noMoment);
    const moments = found.filter(({ id }) => id !== noMoment);
    const none = found.filter(({ id }) => id === noMoment);
    const share = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);
    console.log(
      `from ${least}: ${share(moments.filter((one) => saying(one) === one.id).length, moments.length)} % of ${moments.length} moments right, ` +
        `${share(moments.filter((one) => saying(one) !== one.id && saying(one) !== noMoment).length, moments.length)} % taken for another; ` +
        `${share(none.filter((one) => saying(one) !== noMoment).length, none.length)} % of ${none.length} others taken for one`,
    );
  }
}

const { values } = parseArgs({ options: { folds: { type: 'boolean' } } });
if (values.folds) {
  const models = Array.from({ length: folds }, (_, fold) =>
    parseTitledModel(train(told.filter((_one, at) => at % folds !== fold)), momentBuckets),
  );
  evaluate(({ text }, at) => {
    const model = models[at % folds];
    if (!model) throw new Error('no model');
    const probability = probabilitiesByTitle(model, featuresOfMoment(text));
    return ids
      .map((id) => ({ id, probability: probability(id) ?? 0 }))
      .reduce((best, one) => (one.probability > best.probability ? one : best));
  });
} else {
  writeFileSync(folder('../models/moments.bin'), train(told));
}
