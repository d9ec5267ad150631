import { generateOutfits } from '#stylist/generate.ts';
import { capsuleOf } from '#stylist/uses/capsule.ts';
import { completeLook } from '#stylist/uses/complete-look.ts';
import { diagnoseLook } from '#stylist/uses/diagnose-look.ts';
import { wardrobeGaps } from '#stylist/uses/gaps.ts';
import { goodOutfitsWith } from '#stylist/uses/outfits-with.ts';
import { packingList } from '#stylist/uses/packing-list.ts';
import { alternativesFor } from '#stylist/uses/swap-piece.ts';
import { planWeek } from '#stylist/uses/week-plan.ts';

/**
 * What the outfit engine can be asked off the main thread: pure functions whose first argument is a wardrobe and
 * whose arguments can be copied.
 */
const functions = {
  generateOutfits,
  alternativesFor,
  completeLook,
  diagnoseLook,
  goodOutfitsWith,
  wardrobeGaps,
  planWeek,
  packingList,
  capsuleOf,
};

export type TaskName = keyof typeof functions;

/** Many searches in one: felt by others even for an everyday wardrobe. */
export const longTasks: ReadonlySet<TaskName> = new Set(['goodOutfitsWith', 'packingList']);

type Arguments = { [N in TaskName]: Parameters<(typeof functions)[N]> };
type Answers = { [N in TaskName]: ReturnType<(typeof functions)[N]> };
export type ArgumentsOf<N extends TaskName> = Arguments[N];
export type AnswerOf<N extends TaskName> = Answers[N];

const tasks: { [N in TaskName]: (...args: Arguments[N]) => Answers[N] } = functions;

/** Calls a task by its name. */
export const callTask = <N extends TaskName>(name: N, args: ArgumentsOf<N>): AnswerOf<N> =>
  tasks[name](...args);
