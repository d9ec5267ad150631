import { searches } from '#advisor/tools/searches.ts';
import { generateOutfits } from '#stylist/generate.ts';
import { completeLook } from '#stylist/requests/complete-look.ts';
import { diagnoseLook } from '#stylist/requests/diagnose-look.ts';
import { goodOutfitsWith } from '#stylist/requests/outfits-with.ts';
import { remakeLook } from '#stylist/requests/remake-look.ts';
import { alternativesFor } from '#stylist/requests/swap-piece.ts';

export const stylistTasks = {
  ...searches,
  generateOutfits,
  alternativesFor,
  completeLook,
  diagnoseLook,
  goodOutfitsWith,
  remakeLook,
};

export type StylistTasks = typeof stylistTasks;
export type TaskName = keyof StylistTasks;

/** Tasks of many searches, which run in a thread even for a small wardrobe. */
export const longTasks: ReadonlySet<TaskName> = new Set(['goodOutfitsWith', 'packingList', 'remakeLook']);

type Arguments = { [N in TaskName]: Parameters<StylistTasks[N]> };
type Answers = { [N in TaskName]: ReturnType<StylistTasks[N]> };
export type ArgumentsOf<N extends TaskName> = Arguments[N];
export type AnswerOf<N extends TaskName> = Answers[N];

const tasks: { [N in TaskName]: (...args: Arguments[N]) => Answers[N] } = stylistTasks;

export const callTask = <N extends TaskName>(name: N, args: ArgumentsOf<N>): AnswerOf<N> =>
  tasks[name](...args);
