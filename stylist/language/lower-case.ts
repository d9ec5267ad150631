/** The names of a table as tags. */
export const lowerCase = <K extends string>(
  names: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> =>
  Object.fromEntries(
    Object.entries<string>(names).map(([key, name]) => [key, name.toLocaleLowerCase('es')]),
  ) as Record<K, string>;
