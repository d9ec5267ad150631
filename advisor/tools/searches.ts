import { capsuleOf } from '#stylist/requests/capsule.ts';
import { wardrobeGaps } from '#stylist/requests/gaps.ts';
import { packingList } from '#stylist/requests/packing-list.ts';
import { planWeek } from '#stylist/requests/week-plan.ts';
import { versatilityAmong } from '#stylist/versatility.ts';
import { compare } from './compare.ts';
import { composeFor } from './compose.ts';
import { diagnose } from './diagnose.ts';

/**
 * Searches that are slow in a large wardrobe: pure functions whose first argument is a wardrobe and whose
 * arguments can be cloned, so that a server can run them on another thread.
 */
export const searches = {
  composeFor,
  compare,
  diagnose,
  versatilityAmong,
  wardrobeGaps,
  planWeek,
  packingList,
  capsuleOf,
};

type Searches = typeof searches;
export type SearchName = keyof Searches;
type Arguments = { [N in SearchName]: Parameters<Searches[N]> };
type Answers = { [N in SearchName]: ReturnType<Searches[N]> };

export type RunSearch = <N extends SearchName>(name: N, ...args: Arguments[N]) => Promise<Answers[N]>;

const byName: { [N in SearchName]: (...args: Arguments[N]) => Answers[N] } = searches;

export const searchInPlace: RunSearch = async (name, ...args) => byName[name](...args);
