import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Aim, aims, intentOfAim } from '#advisor/understand/learned/aims.ts';
import { featuresOfMessage, parseModel, probabilitiesOf } from '#advisor/understand/learned/model.ts';
import { allMessages, type Message, messagesIn, turnsIn } from './messages-read.ts';
import { trainTwoLayers } from './two-layers.ts';

/**
 * Trains the advisors' model of messages: `node training/messages.ts` writes `models/messages.bin`;
 * `--authors` prints the accuracy on the messages of each author (`--author` of one), learned from the
 * others; `--file FILE` prints the shipped model's on a file; `--without author,author --out FILE` learns from the
 * other authors.
 */

const featuresOf = ({ text, context }: Message) => featuresOfMessage(text, context);

const train = (messages: readonly Message[]): Uint8Array =>
  trainTwoLayers(
    messages.map((message) => ({
      features: featuresOf(message),
      classes: message.aims.map((aim) => aims.indexOf(aim)),
      isOneOf: message.isOneOf,
      worth: message.worth ?? 1,
    })),
    aims.length,
    8,
  );

function tell(name: string, bytes: Uint8Array, messages: readonly Message[], failed: boolean): void {
  const model = parseModel(bytes);
  let first = 0;
  let three = 0;
  let intent = 0;
  for (const message of messages) {
    const ranked = [...probabilitiesOf(model, featuresOf(message))]
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
    without: { type: 'string', default: '' },
    out: { type: 'string' },
    failed: { type: 'boolean', default: false },
  },
});
const model = values.out ?? path.join(import.meta.dirname, '../models/messages.bin');
if (values.file) {
  const read = values.file.includes('turns') ? turnsIn : messagesIn;
  tell(path.basename(values.file), readFileSync(model), read(values.file), values.failed);
} else {
  const { written: all, others } = allMessages();
  if (values.authors || values.author) {
    for (const author of values.author ? [values.author] : new Set(all.map((message) => message.author)))
      tell(
        author,
        train([...all.filter((message) => message.author !== author), ...others]),
        all.filter((message) => message.author === author),
        values.failed,
      );
  } else {
    const left = new Set(values.without.split(','));
    writeFileSync(model, train([...all.filter(({ author }) => !left.has(author)), ...others]));
  }
}
