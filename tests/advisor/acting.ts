import type { Act, PlanSeen } from '#advisor/tools/act.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { talkTo } from './talk.ts';

export const woman = panelWardrobes['office-woman'].garments;
export const man = panelWardrobes.man.garments;

export async function actOn(messages: readonly string[], wardrobe: readonly Garment[] = woman) {
  const acts: Act[] = [];
  const plans: PlanSeen[] = [];
  const turns = await talkTo(messages, {
    wardrobe,
    act: async (act) => {
      acts.push(act);
      if (act.act === 'plan')
        for (const { outfit, date } of act.plans)
          plans.push({
            ...outfit,
            id: `00000000-0000-4000-8000-00000000000${plans.length}`,
            date,
            worn: false,
          });
      return { done: true };
    },
    plans: async (from, to) => plans.filter(({ date }) => date >= from && date <= to),
  });
  return { turns, acts, last: turns.at(-1) };
}

export const idOf = (name: string, wardrobe: readonly Garment[] = woman) =>
  wardrobe.find((one) => one.name === name)?.id ?? name;
export const idsOf = (names: readonly string[], wardrobe: readonly Garment[] = woman) =>
  names.map((name) => idOf(name, wardrobe));
