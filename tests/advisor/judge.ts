import type { ChatModelEvent } from '#advisor/chat-model.ts';
import { namesOnlyOwned } from '#advisor/guard/names-only-owned.ts';
import { localModel } from '#advisor/local-model.ts';
import { readState, settingOf } from '#advisor/state.ts';
import { toolboxOf } from '#advisor/tools/toolbox.ts';
import type { Intent } from '#advisor/understand/intents.ts';
import type { Slots } from '#advisor/understand/slots.ts';
import { understand } from '#advisor/understand/understand.ts';
import { store } from './store.ts';
import type { Meant, Utterance } from './utterance.ts';
import { wardrobes } from './wardrobes.ts';

export type Judged = {
  say: string;
  expected: Intent;
  got: Intent;
  /** Descriptions of each misunderstanding; empty when correct. */
  wrong: string[];
  answer: string;
  /** Garments that the reply presents as owned and that are not. */
  foreign: string[];
  isFollowUp: boolean;
};

const names = (slots: Slots, wanted: boolean) =>
  [
    ...new Set(slots.garments.filter((one) => one.wanted === wanted).flatMap(({ garmentIds }) => garmentIds)),
  ].sort();

/** Intents whose reply depends on every garment mentioned. */
const byGarment: readonly Intent[] = ['dress', 'combine', 'adjust', 'diagnose', 'compare'];

function differences(intent: Intent, slots: Slots, meant: Meant): string[] {
  const wrong: string[] = [];
  const compare = (slot: string, got: unknown, expected: unknown) => {
    if (JSON.stringify(got) !== JSON.stringify(expected))
      wrong.push(`${slot}: ${JSON.stringify(got)} for ${JSON.stringify(expected)}`);
  };
  if (meant.event !== undefined || meant.occasion === undefined)
    compare('event', slots.event, meant.event ?? null);
  if (meant.occasion !== undefined) compare('occasion', slots.occasion, meant.occasion);
  for (const slot of [
    'season',
    'month',
    'temperatureC',
    'rain',
    'place',
    'days',
    'budgetEuros',
    'position',
  ] as const) {
    compare(slot, slots[slot], meant[slot] ?? null);
  }
  if (meant.moods) compare('moods', slots.moods, meant.moods);
  if (meant.when) compare('when', slots.when, meant.when);
  compare('avoidedColours', slots.avoidedColours, meant.avoidedColours ?? []);
  if (byGarment.includes(intent) || meant.colours) compare('colours', slots.colours, meant.colours ?? []);
  if (byGarment.includes(intent) || meant.wear)
    compare('wear', names(slots, true), [...(meant.wear ?? [])].sort());
  if (byGarment.includes(intent) || meant.avoid)
    compare('avoid', names(slots, false), [...(meant.avoid ?? [])].sort());
  return wrong;
}

export async function judge({ wardrobe: whose, advisor, turns }: Utterance): Promise<Judged[]> {
  const wardrobe = wardrobes[whose];
  const owned = new Set<string>(wardrobe.map(({ id }) => id));
  const judged: Judged[] = [];
  let state: unknown = null;
  for (const [index, [say, expected, meant = {}]] of turns.entries()) {
    const toolbox = toolboxOf({
      advisor,
      today: { year: 2026, month: 11, day: 21 },
      wardrobe,
      store,
      act: async () => ({ done: true }),
      plans: async () => [],
    });
    const { intent, slots } = understand(say, wardrobe, settingOf(readState(state)));
    const before = readState(state);
    const events: ChatModelEvent[] = [];
    for await (const event of localModel.answer({ advisor, message: say, history: [], state, toolbox }))
      events.push(event);
    const of = <T extends ChatModelEvent['type']>(type: T) =>
      events.find((event) => event.type === type) as Extract<ChatModelEvent, { type: T }> | undefined;
    state = of('state')?.state;
    const answer = of('end')?.text ?? '';
    const shown = [
      ...(of('garments')?.garmentIds ?? []),
      ...(of('outfits')?.outfits.flatMap(({ garmentIds }) => garmentIds) ?? []),
    ];
    const quotable = [...before.outfits, ...(of('outfits')?.outfits ?? [])].map(({ name }) => name);
    const { foreign } = namesOnlyOwned(answer, wardrobe, of('products')?.products ?? [], [
      ...quotable,
      say,
      ...slots.garments.map(({ text }) => text),
      ...slots.colours,
    ]);
    judged.push({
      say,
      expected,
      got: intent,
      wrong: [
        ...(intent === expected ? [] : [`intent: ${intent} for ${expected}`]),
        ...differences(expected, slots, meant),
      ],
      answer,
      foreign: [...foreign, ...shown.filter((id) => !owned.has(id))],
      isFollowUp: index > 0,
    });
  }
  return judged;
}
