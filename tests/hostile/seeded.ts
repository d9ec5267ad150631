/** mulberry32. */
export function seeded(seed: number) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    between: (least: number, most: number) => least + below(most - least + 1),
    pick: <const T>(values: readonly T[]): T => values[below(values.length)] as T,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)),
  };
}
export type Random = ReturnType<typeof seeded>;
