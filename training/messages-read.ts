import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from '#advisor/knowledge/entries.ts';
import type { Intent } from '#advisor/understand/intents.ts';
import { type Aim, aims, intentOfAim } from '#advisor/understand/learned/aims.ts';
import {
  type Context,
  newContext,
  type Situation,
  situationOf,
  situations,
} from '#advisor/understand/learned/situation.ts';
import { utterances } from '#tests/advisor/utterances/all.ts';
import { askedOf } from './asked.ts';
import { labelledIn, textsIn, unmarked } from './labelled.ts';

export type Message = {
  author: string;
  text: string;
  /** Several aims at once, or where `isOneOf`, the aims of an intent, of which one is meant. */
  aims: readonly Aim[];
  isOneOf: boolean;
  worth?: number;
  context: Context;
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
export function messagesIn(file: string): Message[] {
  return labelledIn(file).map(({ author, parts: [labels = '', situation = '', marked = ''] }) => {
    const isOneOf = labels.startsWith('=');
    const known = isOneOf ? aimsOfIntent(labels.slice(1) as Intent) : aimsIn(labels, file);
    const context = { situation: situation as Situation, before: null };
    return { author, text: unmarked(marked), aims: known, isOneOf, context };
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
export function turnsIn(file: string): Message[] {
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
          const context = { situation, before };
          before = meant.at(-1) ?? null;
          const intent = before && intentOfAim[before];
          hasOutfits = dressing.includes(intent) || (hasOutfits && !clearing.includes(intent));
          return {
            author,
            text,
            aims: meant,
            isOneOf: false,
            context,
            ...(author === 'founders' && { worth: worthOfFounders }),
          };
        });
    });
}

const worthOfFounders = 3;

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
          context: { situation, before: (before && aimsOfIntent(before)[0]) ?? null },
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

const exemplary = () => messagesIn(path.join(import.meta.dirname, 'examples.txt'));

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
    context: newContext,
    worth: worthOfAsked,
  }));
}

const everyAsked = 3;
const worthOfAsked = 0.4;

export const allMessages = (): { written: Message[]; others: Message[] } => ({
  written: [...textsIn('messages').flatMap(messagesIn), ...textsIn('turns').flatMap(turnsIn)],
  others: [...tuned(), ...exemplary(), ...asked()],
});
