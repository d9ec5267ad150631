/** Statements that may ask several shards, by what they contain, with the reason. */
export const severalShards: Readonly<Record<string, string>> = {
  'delete from "person_costs" where "person_costs"."period" <':
    'the hourly sweep of old counters is for all people at once',
};

export const plain = (statement: string): string => statement.replaceAll(/\s+/g, ' ').trim();

/** Returns the statements without a reason, and the reasons without a statement. */
export function unexplained(statements: Iterable<string>): { unlisted: string[]; unused: string[] } {
  const unused = new Set(Object.keys(severalShards));
  const unlisted: string[] = [];
  for (const statement of statements) {
    const known = Object.keys(severalShards).find((part) => plain(statement).includes(part));
    if (known === undefined) unlisted.push(plain(statement));
    else unused.delete(known);
  }
  return { unlisted, unused: [...unused] };
}
