export interface Dice {
  /** 0 to `end` - 1. */
  upTo(end: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (end: number) => Math.floor(next() * end);
  return {
    upTo,
    chance: (share) => next() < share,
    pick: (list) => list[upTo(list.length)] as (typeof list)[number],
  };
}
