import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from '#advisor/knowledge/entries.ts';
import { aims, intentOfAim } from '#advisor/understand/learned/aims.ts';
import { wordsHeard } from '#advisor/understand/learned/encoder.ts';
import { noMoment } from '#advisor/understand/learned/moment.ts';
import { isLearned, moodLabels, noMood } from '#advisor/understand/learned/mood.ts';
import { planLabels } from '#advisor/understand/learned/plan.ts';
import { situations } from '#advisor/understand/learned/situation.ts';
import { type Mood, moods } from '#advisor/understand/moods.ts';
import { askedIn } from '../asked.ts';
import { labelledOf, textsIn, unmarked } from '../labelled.ts';
import { allMessages, type Message, messagesIn } from '../messages-read.ts';

/** Writes all labelled text for `train.py`. */

type Line = {
  task: 'aims' | 'entries' | 'plans' | 'moods' | 'moments' | 'text';
  author: string;
  words: string[];
  y: number[];
  one?: boolean;
  sit?: string;
  before?: number | null;
  /** One of them is meant. */
  aims?: number[];
  worth: number;
};

const folder = path.join(import.meta.dirname, '../.cache/language');
mkdirSync(folder, { recursive: true });

const lineOf = (message: Message): Line => ({
  task: 'aims',
  author: message.author,
  words: wordsHeard(message.text),
  y: message.aims.map((aim) => aims.indexOf(aim)),
  one: message.isOneOf,
  sit: message.context.situation,
  before: message.context.before && aims.indexOf(message.context.before),
  worth: message.worth ?? 1,
});

const { written, others } = allMessages();
const messages = [...written, ...others.filter(({ author }) => author !== 'entries')].map(lineOf);
const unseen = textsIn('messages/unseen').flatMap(messagesIn).map(lineOf);

const shortestSentence = 20;
const worths = { words: 0.5, sentence: 0.4, other: 0.3 } as const;
const toEntries = entries.flatMap(({ title, words, questions, text }, entry): Line[] => {
  const sentences = (typeof text === 'string' ? [text] : Object.values(text))
    .flatMap((one) => one.split(/(?<=[.;:?!]) /))
    .filter((sentence) => sentence.length > shortestSentence);
  const taught: (readonly [worth: number, texts: readonly string[]])[] = [
    [1, [title, ...questions]],
    [worths.words, words ? [words] : []],
    [worths.sentence, sentences],
  ];
  return taught.flatMap(([worth, texts]) =>
    texts.map((one): Line => ({ task: 'entries', author: 'own', words: wordsHeard(one), y: [entry], worth })),
  );
});

const aimsLeadingTo = (...intents: (string | null)[]) =>
  aims.flatMap((aim, at) => (intents.includes(intentOfAim[aim]) ? [at] : []));
const asked = textsIn('entries').flatMap((file) =>
  askedIn(file).map(({ entry, question }): Line => {
    const known = entry.aims?.map((aim) => aims.indexOf(aim)) ?? aimsLeadingTo('app', 'secrets');
    return {
      task: 'entries',
      author: `entries/${path.basename(file, '.txt')}`,
      words: wordsHeard(question),
      y: [entries.indexOf(entry)],
      aims: entry.topic === 'product' ? known : aimsLeadingTo('knowledge', 'colour', 'trends'),
      worth: 1,
    };
  }),
);

const planLine = (author: string, text: string, label: string): Line => {
  // "office+informal-dinner" is of a day with two.
  const at = planLabels.findIndex((one) => one === label.split('+')[0]);
  if (at < 0) throw new Error(`There is no plan "${label}"`);
  return { task: 'plans', author, words: wordsHeard(text), y: [at], worth: 1 };
};
const moodLine = (author: string, text: string, given: string): Line => {
  const named = given.split(' ').filter((name): name is Mood => (moods as readonly string[]).includes(name));
  const wanted = named.filter(isLearned);
  const labels = wanted.length > 0 ? wanted : [noMood as typeof noMood];
  return {
    task: 'moods',
    author,
    words: wordsHeard(text),
    y: labels.map((mood) => moodLabels.indexOf(mood)),
    worth: 1,
  };
};
const plans = [
  ...labelledOf('plans').map(({ author, parts: [label = '', ...text] }) =>
    planLine(`plans/${author}`, text.join(' | '), label),
  ),
  ...labelledOf('moods').flatMap(({ author, parts: [label = '', wanted = '', ...text] }) => [
    planLine(`moods/${author}`, text.join(' | '), label),
    moodLine(`moods/${author}`, text.join(' | '), wanted),
  ]),
  ...labelledOf('messages').flatMap(({ author, parts: [, , text = '', label] }) =>
    label ? [planLine(author, unmarked(text), label)] : [],
  ),
];

const personal =
  /grief|low|bullied|body-shame|eating|self-harm|violence|minor|chit-chat|who|compliment|insult|thanks|like|dislike|pregnancy|children|health|modest|may-i|feeling|problem|not-understood|sexual|no$/;
const everyOther = 3;
const ids = [...new Set([noMoment, ...labelledOf('moments').map(({ parts: [id = ''] }) => id)])];
const momentLine = (author: string, text: string, id: string, worth: number): Line => ({
  task: 'moments',
  author,
  words: wordsHeard(text),
  y: [ids.indexOf(id)],
  worth,
});
const moments = [
  ...labelledOf('moments').map(({ author, parts: [id = '', ...text] }) =>
    momentLine(`moments/${author}`, text.join(' | '), id, 1),
  ),
  ...labelledOf('messages')
    .filter(({ parts: [one = ''] }) => !personal.test(one))
    .filter((_, at) => at % everyOther === 0)
    .map(({ author, parts: [, , text = ''] }) => momentLine(author, unmarked(text), noMoment, worths.other)),
];

const texts = [...labelledOf('passages'), ...labelledOf('outfits'), ...labelledOf('stances')].map(
  ({ parts }): Line => {
    const text = (parts.at(-1) ?? '').replace(/\{[+\-=~]([^{}]*)\}/g, '$1');
    return { task: 'text', author: 'text', words: wordsHeard(text), y: [], worth: 1 };
  },
);

const lines = [...messages, ...unseen, ...toEntries, ...asked, ...plans, ...moments, ...texts].filter(
  ({ words }) => words.length > 0,
);
writeFileSync(path.join(folder, 'lines.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const labels = {
  situations,
  aims,
  intents: [...new Set(aims.map((aim) => intentOfAim[aim] ?? 'none'))].sort(),
  plans: planLabels,
  moods: moodLabels,
  moments: ids,
  entries: entries.map(({ title }) => title),
};
const intentOf = aims.map((aim) => intentOfAim[aim] ?? 'none');
writeFileSync(path.join(folder, 'labels.json'), JSON.stringify({ labels, intentOf }));
console.log(`${lines.length} lines`);
