import { searches } from '#advisor/tools/searches.ts';
import { generateOutfits } from '#stylist/generate.ts';
import { completeLook } from '#stylist/requests/complete-look.ts';
import { diagnoseLook } from '#stylist/requests/diagnose-look.ts';
import { goodOutfitsWith } from '#stylist/requests/outfits-with.ts';
import { alternativesFor } from '#stylist/requests/swap-piece.ts';

/**
 * What the outfit engine can be asked off the main thread: pure functions whose first argument is a wardrobe and
 * whose arguments can be copied.
 */
export const stylistTasks = {
  ...searches,
  generateOutfits,
  alternativesFor,
  completeLook,
  diagnoseLook,
  goodOutfitsWith,
};

export type StylistTasks = typeof stylistTasks;
export type TaskName = keyof StylistTasks;

/** Many searches in one: felt by others even for an everyday wardrobe. */
export const longTasks: ReadonlySet<TaskName> = new Set(['goodOutfitsWith', 'packingList']);

type Arguments = { [N in TaskName]: Parameters<StylistTasks[N]> };
type Answers = { [N in TaskName]: ReturnType<StylistTasks[N]> };
export type ArgumentsOf<N extends TaskName> = Arguments[N];
export type AnswerOf<N extends TaskName> = Answers[N];

const tasks: { [N in TaskName]: (...args: Arguments[N]) => Answers[N] } = stylistTasks;

/** Calls a task by its name. */
export const callTask = <N extends TaskName>(name: N, args: ArgumentsOf<N>): AnswerOf<N> =>
  tasks[name](...args);
