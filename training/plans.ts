import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Model, parseModel, probabilitiesOf } from '#advisor/understand/learned/model.ts';
import {
  decidedPlan,
  featuresOfPlan,
  type PlanLabel,
  planBuckets,
  planLabels,
} from '#advisor/understand/learned/plan.ts';
import { planPhrases } from '#advisor/understand/plans/event-words.ts';
import { heardIn } from '#advisor/understand/read.ts';
import { eventGroups, eventNames, occasionOfEvent } from '#contract/events.ts';
import { eventOf } from '#stylist/events/events.ts';
import { purposeOf } from '#stylist/language/es/purposes.ts';
import { utterances } from '#tests/advisor/utterances/all.ts';
import { labelledOf, unmarked } from './labelled.ts';
import { trainTwoLayers } from './two-layers.ts';

/** `node training/plans.ts` writes `models/plans.bin`; `--folds` prints figures ([card](../models/plans.md)). */

type Message = {
  author: string;
  text: string;
  label: PlanLabel;
  isOther: boolean;
};

function labelOf(given: string): PlanLabel {
  // "office+informal-dinner" is of a day with two.
  const label = planLabels.find((one) => one === given.split('+')[0]);
  if (!label) throw new Error(`There is no plan "${given}"`);
  return label;
}

const written = labelledOf('plans').map(({ author, parts: [label = '', ...text] }): Message => {
  return { author: `plans/${author}`, text: text.join(' | '), label: labelOf(label), isOther: false };
});

const wished = labelledOf('moods').map(({ author, parts: [label = '', , ...text] }): Message => {
  return { author: `moods/${author}`, text: text.join(' | '), label: labelOf(label), isOther: false };
});

const others = labelledOf('messages').map(({ author, parts: [, , text = '', label] }): Message => {
  return { author, text: unmarked(text), label: label ? labelOf(label) : 'none', isOther: !label };
});

const tuned = utterances.flatMap(({ turns }) =>
  turns.map(([text, , { event, occasion } = {}]): Message => {
    return { author: 'tuned', text, label: event ?? occasion ?? 'none', isOther: false };
  }),
);

type Read = Message & { features: readonly number[]; ruled: PlanLabel; heard: ReturnType<typeof heardIn> };
const all = [...written, ...wished, ...others, ...tuned].flatMap((message, at): Read[] => {
  const heard = heardIn(message.text, []);
  const { plan } = heard.ruled;
  if (message.isOther && (plan || at % 2 === 0)) return [];
  const ruled = plan ? (plan.event ?? plan.occasion) : 'none';
  return [{ ...message, features: featuresOfPlan(message.text, heard.named, plan), ruled, heard }];
});

const epochs = 8;
const worths = { plan: 1, other: 0.05, none: 0.5, phrase: 0.5 } as const;

const mostPhrases = 60;
const everyCrossed = 12;

function phrases() {
  const counts = new Map<PlanLabel, number>();
  const taught = [...new Map(planPhrases)].flatMap(([phrase, { event, occasion }]) => {
    const label = event ?? occasion;
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return count <= mostPhrases || count % everyCrossed === 0 ? [{ phrase, label }] : [];
  });
  const named = eventNames.map((event) => ({
    phrase: purposeOf({ occasion: occasionOfEvent(event), event: eventOf(event) }),
    label: event,
  }));
  return [...taught, ...named].map(({ phrase, label }) => ({
    features: featuresOfPlan(`para ${phrase}`, [], null),
    classes: [planLabels.indexOf(label)],
    worth: worths.phrase,
  }));
}

const train = (messages: readonly Read[]): Uint8Array =>
  trainTwoLayers(
    [
      ...messages.map(({ features, label, isOther }) => ({
        features,
        classes: [planLabels.indexOf(label)],
        worth: worths[isOther ? 'other' : label === 'none' ? 'none' : 'plan'],
      })),
      ...phrases(),
    ],
    planLabels.length,
    epochs,
    planBuckets,
  );

const groupOf = (label: PlanLabel) =>
  Object.entries(eventGroups).find(([, events]) => (events as readonly string[]).includes(label))?.[0] ??
  label;

const folds = 5;
const isWritten = ({ author }: Message) => author.startsWith('plans/');
const parse = (bytes: Uint8Array) => parseModel(bytes, planLabels.length, planBuckets);

function answersOf(model: Model, { features, heard }: Read): { model: PlanLabel; both: PlanLabel } {
  const probabilities = probabilitiesOf(model, features);
  const { plan } = decidedPlan(probabilities, heard.tokens, heard.named, heard.ruled, heard);
  return {
    model: planLabels[probabilities.indexOf(Math.max(...probabilities))] ?? 'none',
    both: plan ? (plan.event ?? plan.occasion) : 'none',
  };
}

type Told = Read & { model: PlanLabel; both: PlanLabel };
function tell(messages: readonly Told[], name: string): void {
  const share = (isRight: (message: Told) => boolean) =>
    ((100 * messages.filter(isRight).length) / messages.length).toFixed(1);
  console.log(
    `${name.padEnd(22)} ${String(messages.length).padStart(5)} ${(['ruled', 'model', 'both'] as const)
      .map(
        (by) =>
          `${by} ${share((one) => one[by] === one.label)} % (group ${share((one) => groupOf(one[by]) === groupOf(one.label))} %)`,
      )
      .join(', ')}`,
  );
}

const { values } = parseArgs({
  options: { folds: { type: 'boolean' }, failed: { type: 'boolean', default: false } },
});
if (values.folds) {
  const authors = [...new Set(all.map(({ author }) => author))];
  const foldOf = (message: Read, at: number) =>
    (isWritten(message) ? at : authors.indexOf(message.author)) % folds;
  const told = all.map((message) => ({ ...message, both: message.ruled, model: message.ruled }));
  for (let fold = 0; fold < folds; fold++) {
    const model = parse(train(all.filter((message, at) => foldOf(message, at) !== fold)));
    for (const [at, message] of all.entries())
      if (foldOf(message, at) === fold) Object.assign(told[at] ?? {}, answersOf(model, message));
  }
  for (const author of [...authors, null])
    tell(
      told.filter(
        (message) =>
          !message.isOther &&
          (author ? message.author === author : !isWritten(message) && message.author !== 'tuned'),
      ),
      author ?? 'training/messages',
    );
  if (values.failed)
    for (const { label, ruled, model, both, text } of told)
      if (both !== label) console.log(`  ${label}: ${both} (rules ${ruled}, model ${model}) ${text}`);
} else {
  writeFileSync(path.join(import.meta.dirname, '../models/plans.bin'), train(all));
}
