import { localModel } from '#advisor/local-model.ts';
import type { Act, PlanSeen } from '#advisor/tools/act.ts';
import { toolboxOf } from '#advisor/tools/toolbox.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { store } from '../store.ts';
import { type Owned, type Whose, wardrobes } from './owned.ts';

const today = { year: 2026, month: 11, day: 23 };

/** What a server would hold, as lines that can be compared. */
type Held = {
  garments: Owned[];
  plans: PlanSeen[];
  /** Each as `kind text: names`. */
  lines: string[];
};

const copy = ({ garments, plans, lines }: Held): Held => ({
  garments: garments.map((one) => ({ ...one })),
  plans: plans.map((one) => ({ ...one })),
  lines: [...lines],
});

class Server {
  held: Held;
  #before: Held[] = [];

  constructor(whose: Whose) {
    this.held = { garments: wardrobes[whose].map((one) => ({ ...one })), plans: [], lines: [] };
  }

  opensTurn() {
    this.#before.push(copy(this.held));
  }

  #names(ids: readonly string[]): string {
    return joinAnd(ids.map((id) => this.held.garments.find((one) => one.id === id)?.name ?? id).sort());
  }

  #change(ids: readonly string[], to: (one: Owned) => Owned) {
    this.held.garments = this.held.garments.map((one) => (ids.includes(one.id) ? to(one) : one));
  }

  act(act: Act) {
    const { held } = this;
    if (act.act === 'keep')
      for (const { outfit } of act.outfits)
        held.lines.push(`saved${act.named ? ` ${outfit.name}` : ''}: ${this.#names(outfit.garmentIds)}`);
    else if (act.act === 'plan')
      for (const { outfit, date } of act.plans)
        held.plans.push({
          ...outfit,
          id: `00000000-0000-4000-8000-00000000000${held.plans.length}`,
          date,
          worn: false,
        });
    else if (act.act === 'wear') held.lines.push(`worn ${act.date}: ${this.#names(act.outfit.garmentIds)}`);
    else if (act.act === 'wear-garments') held.lines.push(`worn ${act.date}: ${this.#names(act.garmentIds)}`);
    else if (act.act === 'mark')
      this.#change(act.garmentIds, (one) => ({
        ...one,
        ...(act.favourite !== undefined && { favorite: act.favourite }),
        ...(act.inLaundry !== undefined && { inLaundry: act.inLaundry }),
      }));
    else if (act.act === 'depart') {
      const { how, received } = act.departure;
      held.lines.push(`${how}${received === null ? '' : ` ${received}`}: ${this.#names(act.garmentIds)}`);
      held.garments = held.garments.filter(({ id }) => !act.garmentIds.includes(id));
    } else if (act.act === 'away')
      this.#change(act.garmentIds, (one) => ({ ...one, absence: act.absence, away: act.absence !== null }));
    else if (act.act === 'move-plans')
      held.plans = held.plans.map((plan) => {
        const moved = act.moves.find(({ planId }) => planId === plan.id);
        return moved ? { ...plan, date: moved.date } : plan;
      });
    else if (act.act === 'swap-plan')
      held.plans = held.plans.map((plan) => (plan.id === act.planId ? { ...plan, ...act.outfit } : plan));
    else if (act.act === 'delete-plans')
      held.plans = held.plans.filter(({ id }) => !act.planIds.includes(id));
    else if (act.act === 'undo') {
      const changed = this.#before.findLast((one) => linesOf(one).join() !== linesOf(held).join());
      if (changed) this.held = copy(changed);
    } else held.lines.push(act.act);
  }
}

const linesOf = ({ garments, plans, lines }: Held): string[] =>
  [
    ...lines,
    ...plans.map(({ date, garmentIds }) => {
      const named = garmentIds.map((id) => garments.find((one) => one.id === id)?.name ?? id);
      return `plan ${date}: ${joinAnd(named.sort())}`;
    }),
    ...garments.flatMap(({ name, inLaundry, favorite, absence }) => [
      ...(inLaundry ? [`wash: ${name}`] : []),
      ...(favorite ? [`favourite: ${name}`] : []),
      ...(absence
        ? [
            `${absence.why} ${[absence.place, absence.until ?? ''].join(' ').trim()}: ${name}`.replace(
              / +:/,
              ':',
            ),
          ]
        : []),
    ]),
  ].sort();

/** What changed, with `-` before what is no longer so. */
export async function changesOf(
  whose: Whose,
  messages: readonly string[],
): Promise<{ lines: string[]; text: string }> {
  const server = new Server(whose);
  const first = linesOf(server.held);
  let state: unknown = null;
  let text = '';
  for (const message of messages) {
    server.opensTurn();
    const { garments } = server.held;
    const toolbox = toolboxOf({
      advisor: 'maya',
      today,
      wardrobe: garments,
      store,
      act: async (act) => {
        server.act(act);
        return { done: true };
      },
      plans: async (from, to) => server.held.plans.filter(({ date }) => date >= from && date <= to),
      wishes: async () => [],
      cart: async () => ({ lines: [], totalEuros: 0 }),
      upkeep: async () => ({
        due: [],
        inLaundry: garments.flatMap(({ id, name, inLaundry }) =>
          inLaundry ? [{ garmentId: id, name }] : [],
        ),
        away: garments.flatMap(({ id, name, absence }) =>
          absence ? [{ garmentId: id, name, ...absence }] : [],
        ),
        elsewhere: [],
        departed: [],
      }),
    });
    text = '';
    for await (const event of localModel.answer({ advisor: 'maya', message, history: [], state, toolbox })) {
      if (event.type === 'end') text = event.text;
      if (event.type === 'state') state = JSON.parse(JSON.stringify(event.state));
    }
  }
  const last = linesOf(server.held);
  return {
    lines: [
      ...last.filter((line) => !first.includes(line)),
      ...first.filter((line) => !last.includes(line)).map((line) => `-${line}`),
    ].sort(),
    text,
  };
}
