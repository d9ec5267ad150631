import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { entries } from '#advisor/knowledge/entries.ts';
import type { Intent } from '#advisor/understand/intents.ts';
import { type Aim, aims, intentOfAim } from '#advisor/understand/learned/aims.ts';
import { featuresOfMessage, parseModel, probabilitiesOf } from '#advisor/understand/learned/model.ts';
import {
  newContext,
  type Situation,
  situationOf,
  situations,
} from '#advisor/understand/learned/situation.ts';
import { utterances } from '#tests/advisor/utterances/all.ts';
import { askedOf } from './asked.ts';
import { labelledIn, textsIn, unmarked } from './labelled.ts';
import { trainTwoLayers } from './two-layers.ts';

/**
 * Trains the advisors' model of messages: `node training/messages.ts` writes `models/messages.bin`;
 * `--authors` prints the accuracy on the messages of each author (`--author` of one), learned from the
 * others; `--file FILE` prints the shipped model's on a file; `--without author,author --out FILE` learns from the
 * other authors.
 */

type Message = {
  author: string;
  text: string;
  /** Several aims at once, or where `isOneOf`, the aims of an intent, of which one is meant. */
  aims: readonly Aim[];
  isOneOf: boolean;
  worth?: number;
  features: readonly number[];
};

const aimsOfIntent = (intent: Intent) => aims.filter((aim) => intentOfAim[aim] === intent);

function aimsIn(labels: string, file: string): Aim[] {
  const found = labels.trim().split('+') as Aim[];
  const unknown = found.find((aim) => !aims.includes(aim));
  if (unknown !== undefined) throw new Error(`${file}: ${unknown} is no aim`);
  return found;
}

/**
 * A line is `aim+aim | situation | message`, with garments, plans, qualities and people in braces in the
 * first files; `=intent` stands for one of the aims of an intent.
 */
function parse(file: string): Message[] {
  return labelledIn(file).map(({ author, parts: [labels = '', situation = '', marked = ''] }) => {
    const isOneOf = labels.startsWith('=');
    const known = isOneOf ? aimsOfIntent(labels.slice(1) as Intent) : aimsIn(labels, file);
    const text = unmarked(marked);
    const features = featuresOfMessage(text, { situation: situation as Situation, before: null });
    return { author, text, aims: known, isOneOf, features };
  });
}

/** Intents whose replies put outfits on the table, and those whose replies take them off. */
const dressing: readonly (Intent | null)[] = [
  'dress',
  'combine',
  'adjust',
  'another',
  'choose',
  'compare',
  'back',
];
const clearing: readonly (Intent | null)[] = ['shop', 'pack'];

/**
 * Conversations, parted by blank lines. A line is `aim+aim | message` or, after a question or an offer by the advisor,
 * `aim+aim | asked | message`.
 */
function parseTurns(file: string): Message[] {
  const author = path.basename(file, '.txt');
  return readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .flatMap((conversation) => {
      let before: Aim | null = null;
      let hasOutfits = false;
      return conversation
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): Message => {
          const [labels = '', ...rest] = line.split(' | ');
          const [marked] = situations.filter((one) => rest.length > 1 && one === rest[0]);
          const text = rest.slice(marked ? 1 : 0).join(' | ');
          const meant = aimsIn(labels, file);
          const topic = before && intentOfAim[before];
          const situation = marked ?? situationOf({ hasOutfits, asked: null, topic });
          const features = featuresOfMessage(text, { situation, before });
          before = meant.at(-1) ?? null;
          const intent = before && intentOfAim[before];
          hasOutfits = dressing.includes(intent) || (hasOutfits && !clearing.includes(intent));
          return {
            author,
            text,
            aims: meant,
            isOneOf: false,
            features,
            ...(author === 'founders' && { worth: worthOfFounders }),
          };
        });
    });
}

/** They settle what is nearly a tie. */
const worthOfFounders = 3;

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
        {
          author: 'tuned',
          text,
          aims: meant,
          isOneOf: true,
          features: featuresOfMessage(text, {
            situation,
            before: (before && aimsOfIntent(before)[0]) ?? null,
          }),
        },
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

/** Sentences by intent that the rules were written by. */
const exemplary = () => parse(path.join(import.meta.dirname, 'examples.txt'));

/** Questions of the knowledge entries, of which only that they ask for knowledge, or for a rule of Vestidor, is known. */
function asked(): Message[] {
  const ofKnowledge = (['knowledge', 'colour', 'trends'] as const).flatMap(aimsOfIntent);
  const ofVestidor = [...aimsOfIntent('app'), ...aimsOfIntent('secrets')];
  return [
    ...entries.flatMap((entry) => entry.questions.map((question) => ({ entry, question }))),
    ...askedOf().filter((_, at) => at % everyAsked === 0),
  ].map(({ entry, question: text }) => ({
    author: 'entries',
    text,
    aims: entry.topic === 'product' ? (entry.aims ?? ofVestidor) : ofKnowledge,
    isOneOf: true,
    features: featuresOfMessage(text, newContext),
    worth: worthOfAsked,
  }));
}

/** All of them would outweigh the other messages. */
const everyAsked = 3;
const worthOfAsked = 0.4;

const train = (messages: readonly Message[]): Uint8Array =>
  trainTwoLayers(
    messages.map(({ features, aims: meant, isOneOf, worth = 1 }) => ({
      features,
      classes: meant.map((aim) => aims.indexOf(aim)),
      isOneOf,
      worth,
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
    without: { type: 'string', default: '' },
    out: { type: 'string' },
    failed: { type: 'boolean', default: false },
  },
});
const model = values.out ?? path.join(import.meta.dirname, '../models/messages.bin');
if (values.file) {
  const read = values.file.includes('turns') ? parseTurns : parse;
  tell(path.basename(values.file), readFileSync(model), read(values.file), values.failed);
} else {
  const all = [...textsIn('messages').flatMap(parse), ...textsIn('turns').flatMap(parseTurns)];
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
    const left = new Set(values.without.split(','));
    writeFileSync(model, train([...all.filter(({ author }) => !left.has(author)), ...others]));
  }
}
