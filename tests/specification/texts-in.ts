/** Argument for copy functions: every property is such an object too, so that `({ item }) => item.name` works. */
const sampleObject: object = new Proxy(() => 'muestra', {
  get: (_target, key) => {
    if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf') return () => 'muestra';
    if (typeof key === 'symbol') return undefined;
    return sampleObject;
  },
});

const sampleArguments: readonly unknown[] = ['muestra', 3, 1, sampleObject, new Date(0)];

/** Returns all strings in a value, at any depth; functions are called with sample arguments. */
export function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > 8 || value === sampleObject) return [];
  if (typeof value === 'function') return textsFromCalls(value as (...given: unknown[]) => unknown, depth);
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1));
}

function textsFromCalls(copyFunction: (...given: unknown[]) => unknown, depth: number): string[] {
  return sampleArguments.flatMap((sample) => {
    try {
      return textsIn(copyFunction(...Array(6).fill(sample)), depth + 1);
    } catch {
      // Not every function takes every sample.
      return [];
    }
  });
}
