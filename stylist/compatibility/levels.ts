/** Partners of each at `together`, `well`, `badly` and `never`, separated by spaces; all others are neutral. */
export type Partners = Readonly<Partial<Record<'together' | 'well' | 'badly' | 'never', string>>>;

/** How much two things belong in one outfit. */
const levels = { together: 2, well: 1, badly: -1, never: -2 } as const;

/** A symmetric table; each pair is listed once. @throws at a second or unknown one */
export function tableOf<K extends string>(
  names: readonly K[],
  partners: Readonly<Partial<Record<K, Partners>>>,
): Readonly<Record<K, Readonly<Record<K, number>>>> {
  const table = Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(names.map((other) => [other, 0]))]),
  ) as Record<K, Record<K, number>>;
  const listed = new Set<string>();
  for (const [name, byLevel] of Object.entries(partners) as [K, Partners][]) {
    for (const [level, words] of Object.entries(byLevel) as [keyof typeof levels, string][]) {
      for (const other of words.split(' ') as K[]) {
        const pair = [name, other].sort().join('+');
        if (!table[other] || listed.has(pair)) throw new Error(`${pair} is unknown or listed twice`);
        listed.add(pair);
        table[name][other] = levels[level];
        table[other][name] = levels[level];
      }
    }
  }
  return table;
}
