import type { ComposedOutfit } from '#stylist/generate.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';

type Worn = { outfit: ComposedOutfit; days: number[] };

export function namedByDay(
  days: readonly (ComposedOutfit | null)[],
  /** Else they are numbered. */
  names?: readonly string[],
): ComposedOutfit[] {
  const worn = new Map<string, Worn>();
  for (const [index, outfit] of days.entries()) {
    if (outfit === null) continue;
    const key = [...outfit.garmentIds].sort().join();
    const known = worn.get(key) ?? { outfit, days: [] };
    known.days.push(index + 1);
    worn.set(key, known);
  }
  return [...worn.values()].map(({ outfit, days: on }) => ({
    ...outfit,
    name: names
      ? `${joinAnd([...new Set(on.map((day) => names[day - 1] ?? ''))])}: ${outfit.name}`
      : `${on.length === 1 ? 'Día' : 'Días'} ${joinAnd(on.map(String))}: ${outfit.name}`,
  }));
}
