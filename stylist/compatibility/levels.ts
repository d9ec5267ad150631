/** Partners of each at `together`, `well`, `badly` and `never`, separated by spaces; all others are neutral. */
export type Partners = Readonly<Partial<Record<'together' | 'well' | 'badly' | 'never', string>>>;

const levels = { together: 2, well: 1, badly: -1, never: -2 } as const;

/**
 * A symmetric table; each pair is listed once. A pair that is not listed is judged as that of the broader names.
 * @throws at a second or unknown one
 */
export function tableOf<K extends string>(
  names: readonly K[],
  partners: Readonly<Partial<Record<K, Partners>>>,
  broader: (name: K) => K = (name) => name,
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
  const isListed = (a: K, b: K) => listed.has([a, b].sort().join('+'));
  for (const a of names) {
    for (const b of names) {
      const [broadA, broadB] = [broader(a), broader(b)];
      if (isListed(a, b) || (a === broadA && b === broadB)) continue;
      const judged = [
        isListed(a, broadB) && table[a][broadB],
        isListed(broadA, b) && table[broadA][b],
      ].filter((level) => level !== false);
      table[a][b] = judged.length > 0 ? Math.min(...judged) : table[broadA][broadB];
    }
  }
  return table;
}
